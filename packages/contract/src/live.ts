import type { Brand } from './entities/tenants.ts'
import type { VideoStage } from './entities/videos.ts'

/** Messages of the live socket `/ws`. They carry ids; the page requests the data that it shows. */
export type LiveMessage =
  | { type: 'video_status_update'; videoId: string }
  | { type: 'processing_progress'; videoId: string; progress: number; stage: VideoStage; secondsLeft: number | null }
  /** The places of the person's waiting videos have changed. */
  | { type: 'queue_update' }
  | { type: 'avatar_status_update'; avatarId: string }
  | { type: 'upload_status_update'; uploadId: string }
  /** A row of a batch was processed, or the batch has ended. */
  | { type: 'batch_update'; batchId: string }
  /** Rows of an import were processed, or the import has ended. */
  | { type: 'import_update'; importId: string }
  | { type: 'credits_update' }
  /** Access to the account was requested, began or ended. */
  | { type: 'support_update' }
  /** Carries the brand, so that every open page applies it at once; null where it could not be read. */
  | { type: 'brand_update'; version: number; brand: Brand | null }
