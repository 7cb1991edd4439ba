import type { SpokenLanguage } from '@vitrine/contract'
import type { StoredNote } from '../../platform/db/column-types.ts'
import type { TenantTx } from '../../platform/db/open.ts'

/** A video as its render reads it. */
export interface RenderedVideo {
  id: string
  user_id: string
  title: string
  property_address: string | null
  /** The web page that the video shows. */
  screen_share_url: string | null
  /** The video that it is a personal copy of. */
  copy_of: string | null
  script: string
  language: SpokenLanguage
  avatar_id: string | null
  presenter_id: string
  voice_id: string | null
  recipient: string | null
  facts: unknown
  look: unknown
  sound: unknown
  /** Glossary terms in its script with another pronunciation. */
  glossary: unknown
  brand_kit: unknown
  speech_files: readonly string[]
  status: 'pending' | 'processing' | 'ready' | 'failed'
  attempt: number
  hold_id: string | null
  quoted_half_credits: number
  /** Half-credits per minute for its voice, added to the price of its minutes. */
  voice_half_credits_per_minute: number
  claim_id: string | null
  heartbeat_at: Date | null
  started_at: Date | null
  finished_at: Date | null
  error_code: string | null
  error_message: string | null
  /** Since when its speech server cannot be reached. */
  waits_since: Date | null
}

/** The state of the current attempt, and what a finished one leaves. */
export interface RenderChange {
  status?: RenderedVideo['status']
  attempt?: number
  hold_id?: string | null
  charged_half_credits?: number | null
  queued_at?: Date | null
  claim_id?: string | null
  heartbeat_at?: Date | null
  started_at?: Date | null
  finished_at?: Date | null
  notified_at?: Date | null
  waits_since?: Date | null
  waits_until?: Date | null
  waits_for?: 'lip-sync' | 'voice' | null
  error_code?: string | null
  error_message?: string | null
  notes?: readonly StoredNote[]
  file_key?: string
  poster_key?: string
  captions_key?: string | null
  unbranded_key?: string | null
  speech_files?: readonly string[]
  appearance?: string
  rendered_texts?: string
  duration_seconds?: number
  bytes?: number
}

/** A video that is neither ready nor failed. */
export interface UnfinishedVideo {
  id: string
  status: RenderedVideo['status']
  quoted_half_credits: number
  started_at: Date | null
  percent: number | null
  /** The time until which it is not admitted. */
  waits_until: Date | null
}

/** Access to the videos of a tenant, which the feature above manages, in a transaction of the caller. */
export interface VideoRows {
  /** Locks the video until the end of the transaction; undefined where there is none. */
  lock: (tx: TenantTx, id: string) => Promise<RenderedVideo | undefined>
  change: (tx: TenantTx, id: string, change: RenderChange) => Promise<void>
  /** Counts the videos that hold a slot of the render queue. */
  countQueued: (tx: TenantTx) => Promise<number>
  /** Lists the oldest videos that wait for a slot, without those that wait for their speech server. */
  listWaiting: (tx: TenantTx, of: { limit: number; now: Date }) => Promise<{ id: string; attempt: number }[]>
  /** Lists the people whose videos wait. */
  listWaitingOwners: (tx: TenantTx) => Promise<string[]>
  /** Lists the unfinished videos in the order of creation. */
  listUnfinished: (tx: TenantTx) => Promise<UnfinishedVideo[]>
  /** Lists the unfinished videos of a presenter. */
  listUnfinishedOf: (tx: TenantTx, avatarId: string) => Promise<string[]>
  /** Returns the usual seconds of rendering for each half-credit; null before the first video. */
  findPace: (tx: TenantTx) => Promise<number | null>
  /** Lists the uploads that a video shows, in their order. */
  listContents: (tx: TenantTx, id: string) => Promise<string[]>
  /** Adds an upload to those that a video shows, after the others. */
  addContent: (tx: TenantTx, id: string, uploadId: string) => Promise<void>
}
