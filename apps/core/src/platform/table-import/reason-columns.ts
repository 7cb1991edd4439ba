import type { Sentence, SentenceValues } from '@vitrine/contract'
import { jsonb } from '../db/jsonb.ts'
import { withoutLoneSurrogate } from '../text/lone-surrogate.ts'

/** Returns the columns that store why a row was rejected: the message, and the values of its arguments. */
export function reasonColumns(reason: Sentence | null) {
  return {
    reason: reason?.message ?? null,
    ...(reason?.values ? { reason_values: jsonb(storable(reason.values)) } : {}),
  }
}

/** Values may quote the beginning of a cell. */
function storable(values: SentenceValues): SentenceValues {
  const whole = (value: string | number) => (typeof value === 'string' ? withoutLoneSurrogate(value) : value)
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, whole(value)]))
}

export function storedReason(row: { reason: string | null; reason_values: SentenceValues | null }): Sentence | null {
  return row.reason === null ? null : { message: row.reason, values: row.reason_values ?? undefined }
}
