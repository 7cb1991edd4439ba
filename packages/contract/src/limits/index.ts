// Limits that screens name and the core enforces.
export { OLD_SECRET_HOURS, type WebhookEvent, WEBHOOKS_MAX, webhookEvents } from './webhook-limits.ts'
export {
  IMPORT_ROWS_MAX,
  MAILS_PER_MINUTE,
  PASSWORD_LENGTH_MIN,
  freeCreditsMax,
  peopleLimits,
  BRAND_PREVIEW_DAYS,
  EMAIL_UNDO_DAYS,
  INVITATION_DAYS,
  PASSWORD_LINK_MINUTES,
  TENANT_EXPORT_DAYS,
  VERIFICATION_HOURS,
} from './people-limits.ts'
export { FACT_LENGTHS_MAX } from './fact-limits.ts'
export {
  TABLE_FAULTS_SHOWN,
  BATCH_LINKS_MAX,
  BATCH_PHOTOS_MAX,
  BATCH_ROWS_MAX,
  PERSONAL_LINKS_MAX,
  FEEDS_MAX,
  FEED_LISTINGS_MAX,
  TABLE_BYTES_MAX,
} from './batch-limits.ts'
export { PIECE_BYTES_MAX, uploadBytesMax } from './upload-limits.ts'
export { GLOSSARY_ENTRIES_MAX } from './glossary-limits.ts'
export { BRAND_KITS_MAX } from './brand-limits.ts'
export {
  BUTTON_CHARACTERS_MAX,
  CONTENT_FILES_MAX,
  CONTENT_PAGES_MAX,
  MUSIC_MOODS,
  TRASH_DAYS,
  VIDEO_SHAPES,
} from './video-limits.ts'
export { BALANCE_MAX, DETAIL_ROWS_MAX } from './console-limits.ts'
