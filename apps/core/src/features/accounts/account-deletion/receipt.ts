import type { Language, Receipt } from '@vitrine/contract'
import type { DeletionRequest } from './deletion-request-store.ts'
import { receiptLines } from './receipt-messages.ts'

/** Returns the receipt of an account deletion, with its lines in a language. */
export function receiptOf(deletionRequest: DeletionRequest, language: Language): Receipt {
  return {
    number: deletionRequest.id,
    deletedAt: deletionRequest.requested_at.toISOString(),
    finishedAt: deletionRequest.erased_at?.toISOString() ?? null,
    videosErased: deletionRequest.videos,
    creditsLost: deletionRequest.lost_half_credits / 2,
    ...receiptLines(language),
  }
}
