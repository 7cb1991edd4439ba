/** The source of the current time, so that tests can control it. */
export interface Clock {
  now(): Date
}

/** The time of this machine. */
export const systemClock: Clock = { now: () => new Date() }

/**
 * Returns a clock with the time of a server, which `ask` fetches, so that all nodes have the same time. Between two calls of `ask` it
 * advances by a monotonic timer. Until the first answer it has the time of this machine.
 */
export function createServerClock(timer: () => number = () => performance.now()) {
  let offsetMs = Date.now() - timer()
  return { now: () => new Date(timer() + offsetMs), ask }

  /**
   * Asks for the server's time in milliseconds and adjusts the clock, within the uncertainty that the duration of the request
   * leaves.
   */
  async function ask(question: () => Promise<number>): Promise<void> {
    const askedAt = timer()
    const earliest = await question()
    const latest = earliest + timer() - askedAt
    const believed = timer() + offsetMs
    offsetMs += Math.min(Math.max(believed, earliest), latest) - believed
  }
}

export type ServerClock = ReturnType<typeof createServerClock>
