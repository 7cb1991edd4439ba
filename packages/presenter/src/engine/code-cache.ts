import { flushCompileCache } from 'node:module'

let isFlushed = false

/**
 * Writes Node's compile cache, once per thread, when the process was started with NODE_COMPILE_CACHE. Call it after a job: only
 * functions that have run are cached. Measured with the cache and without: a render process is ready after 360 instead of 720 ms
 * of processor time and has made its first video after 2310 instead of 3120 ms (medians of 5).
 */
export function flushCodeCache(): void {
  if (isFlushed) return
  isFlushed = true
  flushCompileCache()
}
