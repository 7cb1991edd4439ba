import type { Clock } from '../../platform/time/clock.ts'
import { createLedger } from './service.ts'
import type { HeldElsewhere, VideoSummaries } from './statement-store.ts'
import * as store from './store.ts'

export type { Ledger } from './service.ts'
export { tenantsWithDue, tenantsWithHolds } from './due.ts'
export { bucketSummaries, holdSummaries, sumGranted, sumUsableEverywhere } from './summary-store.ts'

interface Platform {
  clock: Clock
  newId: () => string
}

interface Inputs {
  /** The videos that credits are held for, which a feature above keeps. */
  videoSummaries: VideoSummaries
  /** Holds of videos that ended, kept until a twin service has stopped, which a feature above keeps as well. */
  heldForRequests: HeldElsewhere
}

/** Credits of people: balances, holds and an append-only history. */
export function createLedgerModule({ clock, newId }: Platform, { videoSummaries, heldForRequests }: Inputs) {
  return createLedger({ store, videoSummaries, heldForRequests, clock, newId })
}
