import type { Receipt } from '@vitrine/contract'
import type { DeletionRequest } from './deletion-request-store.ts'

const ERASED = [
  'Name, email address, password, picture and preferences',
  'Videos, scripts and presenters of your own, with their files',
  'Sessions, known browsers, second factor and other ways to sign in',
  'Mails to you that were still kept',
]

/** The law requires businesses to keep their accounts; the log is needed to investigate misuse. */
const KEPT = [
  'Credit entries and invoices, under a number instead of a name, because the law asks to keep them',
  'Lines of the security log (what was done, when and from which network address), without a name, to find misuse',
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
