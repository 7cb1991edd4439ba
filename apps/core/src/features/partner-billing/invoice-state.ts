import type { UsageMonth } from '@vitrine/contract'
import type { BillRow } from './invoice-store.ts'

/** Returns the state of an issued invoice. */
export function stateOf({ paidAt, dueAt }: Pick<BillRow, 'dueAt' | 'paidAt'>, now: Date): UsageMonth['state'] {
  if (paidAt) return 'paid'
  return dueAt < now ? 'overdue' : 'issued'
}

/** Returns the dates of a bill in the form of the API. */
export function dated({ issuedAt, dueAt, paidAt }: Pick<BillRow, 'dueAt' | 'issuedAt' | 'paidAt'>) {
  return {
    issuedAt: issuedAt.toISOString(),
    dueAt: dueAt.toISOString(),
    paidAt: paidAt?.toISOString() ?? null,
  }
}
