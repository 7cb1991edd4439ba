/** The source of the current time, so that tests can control it. */
export interface Clock {
  now(): Date
}

/** The time of this machine. */
export const systemClock: Clock = { now: () => new Date() }

/**
 * The time of a server, fetched at intervals, so that nodes agree on it whatever their own clocks say. Between two answers it
 * goes on by a timer that no change of a machine's clock touches. Until the first answer it is the time of this machine.
 */
export function createServerClock(timer: () => number = () => performance.now()) {
  let offsetMs = Date.now() - timer()
  return { now: () => new Date(timer() + offsetMs), ask }

  /** Asks for the server's time in milliseconds and follows it, as far as the time that the answer took leaves no doubt. */
  async function ask(question: () => Promise<number>): Promise<void> {
    const askedAt = timer()
    const earliest = await question()
    const latest = earliest + timer() - askedAt
    const believed = timer() + offsetMs
    offsetMs += Math.min(Math.max(believed, earliest), latest) - believed
  }
}

export type ServerClock = ReturnType<typeof createServerClock>
