import type { Receipt } from '@vitrine/contract'
import type { DeletionRequest } from './deletion-request-store.ts'

const ERASED = [
  'Name, email address, password, picture and preferences',
  'Videos, scripts and presenters of your own, with their files',
  'Sessions, known browsers, two-factor authentication and other ways to sign in',
  'Emails to you that we had stored',
]

/** The law requires businesses to keep their accounts; the log is needed to investigate misuse. */
const KEPT = [
  'Credit history and invoices, without your name, because the law requires it',
  'Security log entries (action, time and network address), without your name, to investigate misuse',
]

/** Returns the receipt of an account deletion. */
export function receiptOf(deletionRequest: DeletionRequest): Receipt {
  return {
    number: deletionRequest.id,
    deletedAt: deletionRequest.requested_at.toISOString(),
    finishedAt: deletionRequest.erased_at?.toISOString() ?? null,
    videosErased: deletionRequest.videos,
    creditsLost: deletionRequest.lost_half_credits / 2,
    erased: ERASED,
    kept: KEPT,
  }
}
