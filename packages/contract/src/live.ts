import type { VideoStage } from './entities/videos.ts'

/** Messages of the live socket `/ws`. They carry ids; the page asks for what it shows. */
export type LiveMessage =
  | { type: 'video_status_update'; videoId: string }
  | { type: 'processing_progress'; videoId: string; progress: number; stage: VideoStage }
  | { type: 'avatar_status_update'; avatarId: string }
  | { type: 'credits_update' }
  | { type: 'brand_update'; version: number }
