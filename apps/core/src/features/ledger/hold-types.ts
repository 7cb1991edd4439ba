import type { KeySpender } from './key-limits.ts'

export interface HoldRequest {
  userId: string
  /** Names the purpose and the attempt. A repeated request with the same id holds once. */
  holdId: string
  halfCredits: number
  /** The video that the credits are for, stored with the hold so that statements can name it. */
  videoId?: string
  /** When `expireDue` may release it if nobody has ended it. */
  expiresAt: Date
  /** The API key that asked for it, with what it may still spend. */
  key?: KeySpender | undefined
}

/** `goneHalfCredits`: the held credits plus those that expired in the meantime. */
export type HoldResult =
  | { held: true; goneHalfCredits: number }
  | { held: false; availableHalfCredits: number }
  | { held: false; keyLeftHalfCredits: number }
