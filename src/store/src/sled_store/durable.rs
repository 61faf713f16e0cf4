//! What readers see while a write is on its way to the disk: the values as they were before it.

use std::cmp::Ordering;
use std::collections::BTreeMap;
use std::ops::ControlFlow;

use crate::error::StoreError;
use crate::keys::{Key, Span};
use crate::table::{Table, Visitor};

use super::disk::Disk;

/// The values that stood before the changes which are not synced yet; `None` where there was none.
pub(super) type Before = BTreeMap<Key, Option<sled::IVec>>;

/// The database without what is not on the disk yet, so that readers need not wait for somebody else's sync.
pub(super) struct Durable<'a>(pub(super) &'a Disk);

impl Table for Durable<'_> {
    fn get(&self, key: &[u8]) -> Result<Option<Vec<u8>>, StoreError> {
        match self.0.before().get(key) {
            Some(old) => Ok(old.as_ref().map(|value| value.to_vec())),
            None => self.0.get(key),
        }
    }

    fn visit(&self, span: &Span, visitor: Visitor<'_>) -> Result<(), StoreError> {
        let (from, to) = span;
        if from >= to {
            return Ok(());
        }
        let mut before = self.0.before().range::<Key, _>(from..to).peekable();
        let mut go_on = true;
        self.0.visit(span, &mut |key, now| {
            while let Some((changed, old)) = before.peek() {
                let order = changed.as_slice().cmp(key);
                if order == Ordering::Greater {
                    break;
                }
                let flow = match old {
                    Some(old) => visitor(changed, old),
                    None => ControlFlow::Continue(()),
                };
                before.next();
                if flow.is_break() {
                    go_on = false;
                    return flow;
                }
                if order == Ordering::Equal {
                    return ControlFlow::Continue(());
                }
            }
            let flow = visitor(key, now);
            go_on = flow.is_continue();
            flow
        })?;
        // What was removed behind the last key that stands now.
        for (key, old) in before {
            match old {
                Some(old) if go_on => go_on = visitor(key, old).is_continue(),
                _ => {}
            }
        }
        Ok(())
    }
}
