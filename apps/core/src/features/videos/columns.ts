// A video is one row, read whole (docs/decisions/0023-video-is-one-table.md). Its columns live and die in these groups.

/** Columns of the request. */
const asked = [
  'video.id',
  'video.user_id',
  'video.title',
  'video.property_address',
  'video.recipient',
  'video.script',
  'video.language',
  'video.avatar_id',
  'video.presenter_id',
  'video.voice_id',
  'video.screen_share_url',
  'video.screen_share_type',
  'video.look',
  'video.sound',
  'video.glossary',
  'video.facts',
  'video.copy_of',
  'video.family_id',
  'video.brand_kit_id',
  'video.brand_kit',
  'video.created_at',
] as const

/** The current attempt: its place in the queue, its claim, its price and how it ended. */
const attempt = [
  'video.status',
  'video.attempt',
  'video.hold_id',
  'video.quoted_half_credits',
  'video.voice_half_credits_per_minute',
  'video.charged_half_credits',
  'video.queued_at',
  'video.claim_id',
  'video.heartbeat_at',
  'video.started_at',
  'video.finished_at',
  'video.error_code',
  'video.error_message',
  'video.waits_since',
  'video.waits_for',
] as const

/** Columns of the finished render, which a rebrand replaces. */
const files = [
  'video.duration_seconds',
  'video.file_key',
  'video.poster_key',
  'video.drawn_poster_key',
  'video.thumbnail_second',
  'video.captions_key',
  'video.unbranded_key',
  'video.speech_files',
  'video.appearance',
  'video.rendered_texts',
  'video.notes',
] as const

/** Whether it may be watched. */
const withdrawal = ['video.deleted_at', 'video.taken_down_at', 'video.taken_down_reason'] as const

/** The columns of a video that are read together. */
export const videoColumns = [...asked, ...attempt, ...files, ...withdrawal] as const
