import { setTimeout as pause } from 'node:timers/promises'
import { asError } from '../../../platform/errors/as-error.ts'
import type { Clock } from '../../../platform/time/clock.ts'
import type { Db } from '../../../platform/db/open.ts'
import { retryLostConnection } from '../../../platform/db/retry-lost-connection.ts'
import { type Claim, claimDue } from './claim-store.ts'
import { CLAIM_MS, type Deliveries } from './delivery.ts'
import { dispatchChannel } from './record-store.ts'

/** Requests that wait for receivers cost almost nothing, so many can run at once. */
const PLACES = 32
/**
 * A receiver that hangs holds its place for 15 seconds, so half of all places are closed to receivers that are known to fail.
 */
const PLACES_FAILING = 16
const PLACES_OF_TENANT = 6
const PLACES_OF_PERSON = 3
/** Interval of polling for due retries and deliveries of dead processes. */
const POLL_MS = 2000
/** Notifications within this time cause one poll. */
const WAKE_MS = 50

interface Deps {
  db: Db
  deliveries: Deliveries
  clock: Clock
  newId: () => string
  report: (error: Error) => void
}

/**
 * Sends due messages to webhooks of all tenants from this process. Returns a function that stops it, once nothing is in
 * progress.
 */
export function startDispatcher({ db, deliveries, clock, newId, report }: Deps): () => Promise<void> {
  const stopped = new AbortController()
  const running = new Map<Promise<void>, Claim>()
  let wake: () => void = () => {}
  const listening = db.listen(
    dispatchChannel,
    () => wake(),
    () => wake(),
  )
  listening.catch(failed)
  const looping = loop()
  return async () => {
    stopped.abort()
    wake()
    await looping
    await Promise.all(running.keys())
    await listening.then((silence) => silence()).catch(failed)
  }

  async function loop(): Promise<void> {
    while (!stopped.signal.aborted) {
      const woken = new Promise<void>((resolve) => (wake = resolve))
      const free = PLACES - running.size
      if (free > 0) await claim(free).catch(failed)
      const polled = pause(POLL_MS, undefined, { signal: stopped.signal, ref: false }).catch(() => undefined)
      await Promise.race([woken, polled])
      if (!stopped.signal.aborted) await pause(WAKE_MS)
    }
  }

  async function claim(most: number): Promise<void> {
    const now = clock.now()
    const until = new Date(now.getTime() + CLAIM_MS)
    const mostFailing = Math.min(most, PLACES_FAILING)
    const ofOne = { mostOfTenant: PLACES_OF_TENANT, mostOfPerson: PLACES_OF_PERSON }
    const wanted = { claimId: newId(), now, until, most, mostFailing, ...ofOne }
    for (const claimed of await claimDue(db, wanted)) begin(claimed)
  }

  function begin(claimed: Claim): void {
    const work: Promise<void> = retryLostConnection(() => deliveries.sendDue(claimed, stopped.signal), stopped.signal)
      .catch(failed)
      .finally(() => {
        running.delete(work)
        wake()
      })
    running.set(work, claimed)
  }

  function failed(error: unknown): void {
    report(asError(error))
  }
}
