import type { ApprovedFacts, LinkedTrade } from '@vitrine/contract'
import type { ColumnType, RawBuilder } from 'kysely'

/** A jsonb column: written through `jsonb()`, read as what its owner wrote. Features check shapes they did not write. */
export type Json<T> = ColumnType<T, RawBuilder<T>, RawBuilder<T>>
export type JsonWithDefault<T> = ColumnType<T, RawBuilder<T> | undefined, RawBuilder<T>>
export type NullableJson<T> = ColumnType<T | null, RawBuilder<T> | undefined, RawBuilder<T>>

// Shapes of JSON columns, and values of columns that no check lists. The contract has the others.

/** The half-credits of a hold that come from one bucket. */
export interface HoldPart {
  bucketId: string
  halfCredits: number
}

export type EventType =
  | 'video_status_update'
  | 'avatar_status_update'
  | 'upload_status_update'
  | 'processing_progress'
  | 'queue_update'
  | 'batch_update'
  | 'import_update'
  | 'credits_update'
  | 'support_update'
  | 'tenant_update'
  | 'brand_update'
  | 'session_ended'
  | 'ip_blocks_changed'

/** A note for the owner of a video, with the problem that caused it. */
export interface StoredNote {
  code: 'page-not-shown'
  reason: string
}

/** A clip in a language, and what it was drawn with. */
export interface SpokenPreview {
  previewKey: string
  appearance: string
}

export interface Consent {
  /** The sentence that was agreed to. */
  text: string
  at: string
  address: string
}

/** The right to use a file that was brought from elsewhere, as its person confirmed it. */
export interface PhotoRights extends Consent {
  /** Of the file. */
  url: string
}

/** The data of a web page, for the batch row that links to it. */
export interface RowPage {
  trade: LinkedTrade
  /** Its description is in the language of the video, or left out. */
  facts: ApprovedFacts
}

/** The result of processing an upload: storage keys and metadata. */
export interface UploadResult {
  pictures: { key: string; caption: string | null; isPhoto?: boolean; width?: number; height?: number }[]
  fileKey: string | null
  posterKey: string | null
  durationSeconds: number | null
  isExact: boolean | null
  /** The size of all stored files. Uploads of earlier versions have none. */
  bytes?: number
}

export interface CallToAction {
  label: string
  text: string
  url: string
}
