import type { VideoTaskKind } from '@vitrine/contract'
import type { Generated } from 'kysely'
import type { JsonWithDefault, Nullable, NullableJson } from './column-types.ts'
import type { Consent } from './upload-tables.ts'

// Presenters and films: the part of the model in tables.ts that films are made from.

/** A clip in a language, and what it was drawn with. */
export interface SpokenPreview {
  previewKey: string
  appearance: string
}

interface AvatarTable {
  tenant_id: string
  id: string
  user_id: Nullable<string>
  type: 'stock' | 'custom'
  name: string
  line: Generated<string>
  presenter_id: string
  status: string
  preview_key: Nullable<string>
  poster_key: Nullable<string>
  /** What the clip was drawn with (`Tenant.appearance`); another one than today's is drawn anew. */
  appearance: Nullable<string>
  /** The same clip in other languages than English, by their codes. */
  spoken_previews: JsonWithDefault<Record<string, SpokenPreview>>
  sort: Generated<number>
  created_at: Generated<Date>
  /** The recording of a twin, and that the person in it agreed. */
  upload_id: Nullable<string>
  consent: NullableJson<Consent>
}

interface VideoTable {
  tenant_id: string
  id: string
  user_id: string
  title: string
  property_address: Nullable<string>
  script: string
  language: string
  avatar_id: Nullable<string>
  presenter_id: string
  screen_share_url: Nullable<string>
  screen_share_type: Nullable<string>
  status: Generated<'pending' | 'processing' | 'ready' | 'failed'>
  attempt: Generated<number>
  hold_id: Nullable<string>
  shown_half_credits: number
  charged_half_credits: Nullable<number>
  error_code: Nullable<string>
  error_message: Nullable<string>
  duration_seconds: Nullable<number>
  file_key: Nullable<string>
  poster_key: Nullable<string>
  bytes: Nullable<number>
  facts: JsonWithDefault<unknown>
  request_key: Nullable<string>
  created_at: Generated<Date>
  started_at: Nullable<Date>
  finished_at: Nullable<Date>
  updated_at: Generated<Date>
  /** When the video got its place in the render queue; before that it waits for the tenant's turn. */
  queued_at: Nullable<Date>
  /** Which worker's run may end this attempt; a later run takes it over. */
  claim_id: Nullable<string>
  heartbeat_at: Nullable<Date>
  look: JsonWithDefault<unknown>
  sound: JsonWithDefault<unknown>
  /** What the film was drawn with (`Tenant.appearance`). */
  appearance: Nullable<string>
  /** Without the ending: `.vtt`, `.srt` and the wave as `.json` lie under it. */
  captions_key: Nullable<string>
  unbranded_key: Nullable<string>
  /** The upload that speaks instead of the presenter. */
  voice_id: Nullable<string>
  /** The names of the files with its speech, by which it is drawn again without being spoken again. */
  kept_files: JsonWithDefault<string[]>
  /** The videos that say the same in several languages; null while there is only one. */
  family_id: Nullable<string>
  /** When it was put into the trash. */
  deleted_at: Nullable<Date>
  /** The words that its film shows (`words-of-film.ts`); other ones than the row's are drawn anew. */
  drawn_words: Nullable<string>
  /** When its person was told by mail how it ended, or that it needs no telling. */
  told_at: Nullable<Date>
  /** Whom it is for by name. */
  recipient: Nullable<string>
  /** The video whose personal copy it is: made from the same speech, not paid for again, and shown behind its own link only. */
  copy_of: Nullable<string>
}

/** So many videos more of somebody stand so, or fewer; a trigger adds the lines. */
interface VideoTallyTable {
  tenant_id: string
  user_id: string
  id: Generated<string>
  status: string
  n: number
}

/** A word of a video's title or place, as people look for it; a trigger keeps them. */
interface VideoWordTable {
  tenant_id: string
  video_id: string
  user_id: string
  word: string
}

/** An upload whose pages are shown beside the presenter, those of the first position first. */
interface VideoContentTable {
  tenant_id: string
  video_id: string
  position: number
  upload_id: string
}

/** What was asked of a finished video. */
interface VideoTaskTable {
  tenant_id: string
  video_id: string
  kind: VideoTaskKind
  /** Names this asking: a job of an earlier one finds it gone. */
  id: string
  state: Generated<'waiting' | 'working' | 'done' | 'failed'>
  percent: Generated<number>
  error_message: Nullable<string>
  file_key: Nullable<string>
  asked_at: Generated<Date>
  /** When the task got its place in the queue; before that it waits for the tenant's turn. */
  queued_at: Nullable<Date>
  /** Which worker's run may end it; a later run takes it over. */
  claim_id: Nullable<string>
}

interface VideoProgressTable {
  tenant_id: string
  video_id: string
  stage: string
  percent: number
  updated_at: Generated<Date>
}

/** Those that films are made from, for the list of all. */
export interface VideoTables {
  avatar: AvatarTable
  video: VideoTable
  video_content: VideoContentTable
  video_progress: VideoProgressTable
  video_task: VideoTaskTable
  video_tally: VideoTallyTable
  video_word: VideoWordTable
}
