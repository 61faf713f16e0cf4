//! Large futures, kept off the stack.

use std::pin::Pin;

/// Makes a future on the heap.
///
/// `Box::pin(large())` in an async function first makes the future on the stack of that function, which keeps room there
/// for every such call it holds: some fifty handlers side by side were more than a worker's stack. Here it is made in a
/// frame of its own, which is gone before the future is awaited.
#[inline(never)]
pub fn on_heap<F: Future>(make: impl FnOnce() -> F) -> Pin<Box<F>> {
    Box::pin(make())
}

#[cfg(test)]
mod tests {
    use super::on_heap;

    /// A future of half a megabyte.
    async fn large() -> u8 {
        let held = [1_u8; 512 * 1024];
        tokio::task::yield_now().await;
        std::hint::black_box(held)[7]
    }

    #[test]
    fn eight_large_futures_in_one_function_fit_a_worker_stack() {
        let worker = std::thread::Builder::new().stack_size(2 * 1024 * 1024);
        let sum = worker.spawn(|| {
            let runtime = tokio::runtime::Builder::new_current_thread().build();
            runtime.unwrap().block_on(async {
                on_heap(large).await
                    + on_heap(large).await
                    + on_heap(large).await
                    + on_heap(large).await
                    + on_heap(large).await
                    + on_heap(large).await
                    + on_heap(large).await
                    + on_heap(large).await
            })
        });
        assert_eq!(sum.unwrap().join().unwrap(), 8);
    }
}
