import type { Sentence, SentenceValues } from '@vitrine/contract'
import { jsonb } from '../db/jsonb.ts'

/** How a row that was not taken keeps its reason: the message, and the values of its arguments. */
export function reasonColumns(reason: Sentence | null) {
  return { reason: reason?.message ?? null, ...(reason?.values ? { reason_values: jsonb(reason.values) } : {}) }
}

export function storedReason(row: { reason: string | null; reason_values: SentenceValues | null }): Sentence | null {
  return row.reason === null ? null : { message: row.reason, values: row.reason_values ?? undefined }
}
