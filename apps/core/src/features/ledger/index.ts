import type { Clock } from '../../platform/clock.ts'
import { createLedger } from './service.ts'
import type { VideoSummaries } from './statement-store.ts'
import * as store from './store.ts'

export type { Ledger } from './service.ts'
export { bucketSummaries, holdSummaries, sumGranted, sumUsableEverywhere } from './summary-store.ts'

interface Platform {
  clock: Clock
  newId: () => string
}

interface Inputs {
  /** The videos that credits are held for, which a feature above keeps. */
  videoSummaries: VideoSummaries
}

/** Credits of people: balances, holds and an append-only history. */
export function createLedgerModule({ clock, newId }: Platform, { videoSummaries }: Inputs) {
  return createLedger({ store, videoSummaries, clock, newId })
}
