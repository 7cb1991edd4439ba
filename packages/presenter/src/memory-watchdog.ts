import { workerData } from 'node:worker_threads'

const CHECK_INTERVAL_MS = 40

// Runs on its own thread, because native code that fills the memory blocks the timers of the main thread. SIGABRT is also the
// signal of a full V8 heap, so the parent can report the reason.
const bytesMax = Number(workerData)
setInterval(() => {
  if (process.memoryUsage.rss() > bytesMax) process.kill(process.pid, 'SIGABRT')
}, CHECK_INTERVAL_MS)
