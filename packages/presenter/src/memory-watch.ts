import { workerData } from 'node:worker_threads'

const LOOK_EVERY_MS = 40

// On a thread of its own: native code that fills the memory lets no timer of the main thread run. Ending it from outside is all
// that is left then, with the signal by which the engine ends at a full heap, so that the parent can say why.
const bytesMax = Number(workerData)
setInterval(() => {
  if (process.memoryUsage.rss() > bytesMax) process.kill(process.pid, 'SIGABRT')
}, LOOK_EVERY_MS)
