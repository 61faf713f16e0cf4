//! What those who manage a server settle for it: in which channels tables are opened and by whom, who is called to them,
//! the language and the time zone, and whether games have threads of their own.

mod barred;
pub(super) mod settling;
mod values;

pub(super) use values::usual_zone;
