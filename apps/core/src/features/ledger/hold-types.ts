import type { KeySpender } from './key-limits.ts'

export interface HoldRequest {
  userId: string
  /** Names the purpose and the attempt; asking again with the same id holds once. */
  holdId: string
  halfCredits: number
  /** The video that the credits are for, stored with the hold so that statements can name it. */
  videoId?: string
  /** When `expireDue` may release it if nobody has ended it. */
  expiresAt: Date
  /** The API key that asked for it, with what it may still spend. */
  key?: KeySpender | undefined
}

/** `goneHalfCredits`: what was held, and what ran out meanwhile. */
export type HoldResult =
  | { held: true; goneHalfCredits: number }
  | { held: false; availableHalfCredits: number }
  | { held: false; keyLeftHalfCredits: number }
