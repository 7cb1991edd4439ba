import { createHook } from 'node:async_hooks'

/** What threads do for this process: hashing in a native package, which has no name, and reading and writing files. */
const THREAD_WORK = /^(?:undefined|FSREQ\w+|FILEHANDLECLOSEREQ)$/

/** Watches the work of threads, of which a simulation hears in no other way. */
export function watchThreads() {
  const pending = new Set<number>()
  const hook = createHook({
    init: (id, type) => void (THREAD_WORK.test(type) && pending.add(id)),
    before: (id) => void pending.delete(id),
    destroy: (id) => void pending.delete(id),
    trackPromises: false,
  }).enable()
  return { areBusy: () => pending.size > 0, stop: () => void hook.disable() }
}
