import { syncBuiltinESMExports } from 'node:module'
import { mock } from 'node:test'
import promises from 'node:timers/promises'

interface Timer {
  at: number
  /** Undefined for a timer that goes off once. */
  everyMs: number | undefined
  run(): void
}

/**
 * Time of a simulation: dates and timers of this process move only when they are told to. The embedded database takes its time from
 * `Date`, so `now()` in SQL moves along. Timers are our own: those of `node:test` lose one where a timer is cleared that has gone off.
 */
export function startClock(startsAt: number) {
  const real = { setTimeout, setInterval, clearTimeout, clearInterval, pause: promises.setTimeout }
  const realNow = performance.now
  let timers = new Map<object, Timer>()
  mock.timers.enable({ apis: ['Date'], now: startsAt })
  const fakes = {
    setTimeout: (run: (...values: unknown[]) => void, ms = 0, ...values: unknown[]) => add(() => run(...values), ms),
    setInterval: (run: (...values: unknown[]) => void, ms = 0, ...values: unknown[]) =>
      add(() => run(...values), ms, ms),
    clearTimeout: (timer: object) => void timers.delete(timer),
    clearInterval: (timer: object) => void timers.delete(timer),
  }
  Object.assign(globalThis, fakes)
  performance.now = () => Date.now() - startsAt
  setPause(pause as typeof real.pause)
  return { advance, dropTimers, stop }

  /** Lets time pass; timers that fall due go off, each of an interval's once, as after the sleep of a machine. */
  function advance(milliseconds: number): void {
    const end = Date.now() + milliseconds
    for (let next = firstBefore(end); next; next = firstBefore(end)) {
      const [handle, timer] = next
      mock.timers.tick(Math.max(0, timer.at - Date.now()))
      if (timer.everyMs === undefined) timers.delete(handle)
      else timer.at = end + timer.everyMs
      timer.run()
    }
    mock.timers.tick(end - Date.now())
  }

  function firstBefore(end: number): [object, Timer] | undefined {
    let first: [object, Timer] | undefined
    for (const entry of timers) if (entry[1].at <= end && entry[1].at < (first?.[1].at ?? Infinity)) first = entry
    return first
  }

  /** Drops every timer, as the end of a process does. */
  function dropTimers(): void {
    timers = new Map()
  }

  function stop(): void {
    const { pause: realPause, ...others } = real
    Object.assign(globalThis, others)
    performance.now = realNow
    setPause(realPause)
    mock.timers.reset()
  }

  function add(run: () => void, ms: number, everyMs?: number): object {
    const handle = { ref: () => handle, unref: () => handle, hasRef: () => false, close: () => timers.delete(handle) }
    timers.set(handle, { at: Date.now() + ms, everyMs, run })
    return handle
  }

  function pause(ms = 0, value?: unknown, { signal }: { signal?: AbortSignal } = {}): Promise<unknown> {
    return new Promise((resolve, reject) => {
      const abort = () => reject(new DOMException('This operation was aborted', 'AbortError'))
      if (signal?.aborted) return abort()
      signal?.addEventListener('abort', abort, { once: true })
      add(() => resolve(value), ms)
    })
  }
}

/** What is imported from `node:timers/promises` changes as well. */
function setPause(pause: typeof promises.setTimeout): void {
  promises.setTimeout = pause
  syncBuiltinESMExports()
}
