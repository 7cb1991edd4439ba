import type { BucketKind, NewEntry } from './store.ts'

export interface Grant {
  userId: string
  kind: BucketKind
  halfCredits: number
  /** The source of the credits (a payment, an invoice). Each kind and source is booked once. */
  sourceRef: string
  /** Never, if left out. */
  expiresAt?: Date
}

export type Given = Pick<Grant, 'halfCredits' | 'kind' | 'sourceRef' | 'userId'>

export interface BalanceRequest {
  userId: string
  halfCredits: number
  sourceRef: string
  adjustmentId?: string | undefined
}

/** Why an entry is made. */
export type Cause = Pick<NewEntry, 'kind' | 'holdId' | 'adjustmentId'>
