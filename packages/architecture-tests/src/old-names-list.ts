/**
 * A name that this code no longer uses. `old` are phrases of words: each is found as `kept-answer`, `keptAnswer`, `KeptAnswer` and
 * `kept_answer`, also inside a longer name, in identifiers, strings of one word and paths. Phrases of several words are found in
 * comments and pages as well, and so are the single words of `comments` in comments of code. `files` are found in paths only, for
 * words that have an ordinary sense elsewhere.
 */
export type OldName = {
  now: string
  old?: string
  files?: string
  comments?: string
  /** Longer names with an ordinary sense. */
  except?: string
  /** Folders in which alone the name is old, or in which alone it is not. */
  only?: string[]
  not?: string[]
}

const PRODUCT = ['apps/']
const PRESENTER = ['packages/presenter/', 'packages/theme/', 'apps/core/src/adapters/presenter/']
// Rules about texts count letters and words.
const LETTERS_OF_TEXTS = [
  'apps/core/src/config/secret-strength.ts',
  'apps/core/src/features/people/password-policy.ts',
  'apps/core/src/platform/script-fidelity/',
]

export const oldNames: OldName[] = [
  { now: 'module', old: 'rooms', except: 'number-of-rooms' },
  { now: 'scheduled tasks, scheduler', old: 'upkeep rounds', only: PRODUCT },
  { now: 'render lifecycle, renders', old: 'making' },
  { now: 'serializer', old: 'create-shown shown-videos view-of', files: 'shown view', not: PRESENTER },
  { now: 'data-export, account-deletion', old: 'leaving' },
  {
    now: 'emails, enqueueEmail',
    old: 'letter letters mail-post money-post bill-post notice-post later-post sender-post post-later',
    except: 'letter-spacing dead-letter',
    not: [...PRESENTER, ...LETTERS_OF_TEXTS],
  },
  {
    now: 'messages, translations',
    old:
      'letter-words own-words invoice-words paper-words bill-words money-words newsletter-words sender-words problem-words ' +
      'notice-words mail-words docs-words',
    files: 'words',
    except: 'count-words search-words',
    not: [...PRESENTER, ...LETTERS_OF_TEXTS],
  },
  { now: 'tenant isolation', old: 'wall', except: 'wall-seconds', not: PRESENTER },
  // The style sheet of the rendered page has a method `seal`.
  { now: 'encryption', old: 'seal seals sealed sealer', not: ['apps/shell/src/server/render.tsx'] },
  { now: 'CLI error; API error, problem', old: 'refusal refusals' },
  { now: 'auth', old: 'entry-tables entry-guards', files: 'entry' },
  {
    now: 'external identity, OAuth',
    old: 'outside-identity outside-identities create-outside outside-routes outside-guards outside-key identity-elsewhere',
    files: 'outside',
  },
  { now: 'OAuth session', old: 'handshake handshakes' },
  { now: 're-authentication', old: 'read-proof proof-fields proof-step' },
  { now: 'idempotency', old: 'kept-answer kept-answers' },
  { now: 'etag', old: 'known-version known-versions' },
  { now: 'not-found handler', old: 'stray-requests answer-stray' },
  { now: 'raw-body scope', old: 'raw-room' },
  { now: 'standalone page', old: 'lone-page' },
  // The shell shows faces of presenters.
  { now: 'web fonts', old: 'faces', only: PRODUCT, not: ['apps/shell/src/features/', 'apps/shell/src/screens/'] },
  { now: 'anti-bot timestamp', files: 'stamp' },
  { now: 'concurrency limit', old: 'admission' },
  { now: 'fair scheduling', old: 'give-turns' },
  { now: 'heartbeat, releaseClaim', old: 'beat let-go', except: 'heart-beat' },
  { now: 'unavailable', old: 'database-away is-away on-away', files: 'away' },
  { now: 'allSettled', old: 'each-alone' },
  { now: 'retry', old: 'patiently' },
  { now: 'stage inputs', old: 'lay-ready' },
  { now: 'apply or preview branding, brandedScreens', old: 'dress dressed worn clothes', only: PRODUCT },
  { now: 'check, validate', old: 'judge judges' },
  { now: 'order expiry', old: 'lapses' },
  { now: 'payment reconciliation', files: 'booking' },
  { now: 'credit grants', old: 'gift gifts' },
  { now: 'PDF documents', old: 'papers' },
  { now: 'screenshotter', old: 'photographer' },
  { now: 'media processor, TTS', old: 'preparer speaker' },
  { now: 'built-in', old: 'house-folders read-house' },
  { now: 'lazy-hydrate.ts, share-page.ts', files: 'touch watch' },
  { now: 'brand frame, ui', old: 'arch-mark arch-spinner arch-shape draw-arch', files: 'arch kit' },
  { now: 'audit action', old: 'act-names acted-by' },
  { now: 'effective role', old: 'standing', not: PRESENTER },
  { now: 'tenant filter, mass assignment, abuse', old: 'own-filter smuggled enemies' },
  { now: 'architecture-tests', files: 'tidy' },
  { now: 'delete expired, purge', old: 'forget forgotten' },
  { now: 'resume', old: 'go-on take-up' },
  { now: 'notify, event', old: 'payment-news told-news money-news note-news take-news read-news told-at' },
  { now: 'grant', old: 'give-credits give-monthly given-half-credits given-by' },
  { now: 'video, render, rendition', old: 'film films', comments: 'film films' },
  { now: 'member role', old: 'finer-role' },
  { now: 'impersonation', old: 'support-login' },
  { now: 'login_token', old: 'sign-in-pass' },
  { now: 'deletion_request', old: 'erasure' },
  { now: 'reconciliation_difference', old: 'money-difference' },
  { now: 'auto_top_up', old: 'credit-watch' },
  { now: 'audit_log', old: 'audit-line' },
  { now: 'video_job', old: 'video-task' },
  { now: 'video_counter', old: 'video-tally' },
  { now: 'chunk of table rows', old: 'table-stretch read-stretch create-stretches', files: 'stretches' },
  { now: 'stored tables', old: 'kept-tables' },
  { now: 'audit log entries', old: 'lines-about' },
]
