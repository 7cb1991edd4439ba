import { z } from 'zod'
import { ScriptLength } from './linked-drafts.ts'
import { SpokenLanguage, VideoLook, VideoSound, shortText } from './rendition.ts'

/** The possible contents of a column of a table. */
export const BatchField = z.enum(
  [
    'title',
    'script',
    'presenter',
    'voice',
    'brand',
    'language',
    'address',
    'price',
    'bedrooms',
    'bathrooms',
    'area',
    'dates',
    'duration',
    'link',
    'recipient',
  ],
  { error: 'Choose what this column contains.' },
)
export type BatchField = z.infer<typeof BatchField>

const Column = z.number({ error: 'Choose a column of the file.' }).int().min(0).max(99)

/** The look that all videos of a batch share. */
export const BatchOutput = VideoLook.omit({ closing: true })

/** The content of each column, and the defaults for rows without a value. */
export const BatchPlan = z.object({
  columns: z.partialRecord(BatchField, Column),
  avatarId: z.string().max(60, 'Choose a presenter.').default(''),
  language: SpokenLanguage.default('en'),
  ...BatchOutput.shape,
  /** For rows that name no voice. */
  voice: VideoSound.shape.voice,
  whenVoiceUnavailable: VideoSound.shape.whenVoiceUnavailable,
  music: VideoSound.shape.music,
  musicMood: VideoSound.shape.musicMood,
  /** The length of scripts that are written from linked pages. */
  length: ScriptLength.default('medium'),
  /** A ready video of the person: every row becomes a personal link to it, with the name that it has under `recipient`. */
  videoId: z.uuid('Choose one of your videos.').nullish(),
})
export type BatchPlan = z.output<typeof BatchPlan>

/** `open` until it is begun; `cancelled` keeps what was made. */
export const BatchState = z.enum(['open', 'rendering', 'done', 'cancelled'])
export type BatchState = z.infer<typeof BatchState>

export const Batch = z.object({
  id: z.uuid(),
  name: z.string(),
  state: BatchState,
  encoding: z.string(),
  header: z.array(z.string()),
  /** The first rows as they were read. */
  sample: z.array(z.array(z.string())),
  /** The content of the columns as guessed from their names. */
  suggested: z.partialRecord(BatchField, Column),
  plan: BatchPlan.nullable(),
  rows: z.number().int(),
  /** The number of rows by outcome: not begun, being made, ready, failed, refused. */
  waiting: z.number().int(),
  rendering: z.number().int(),
  ready: z.number().int(),
  failed: z.number().int(),
  refused: z.number().int(),
  createdAt: z.string(),
  endedAt: z.string().nullable(),
})
export type Batch = z.infer<typeof Batch>

/** A row of a table that has a fault. */
export const TableFault = z.object({ line: z.number().int(), title: z.string(), message: z.string() })
export type TableFault = z.infer<typeof TableFault>

/** The result of a dry run of a batch. */
export const BatchCheck = z.object({
  rows: z.number().int(),
  good: z.number().int(),
  refused: z.number().int(),
  faults: z.array(TableFault),
  /** The credits for all valid rows. */
  creditsNeeded: z.number(),
  creditsAvailable: z.number(),
  /** The number of valid rows that these credits pay for, in the order of the file. */
  affordable: z.number().int(),
  /** Linked pages that are not read yet. Each check reads the next ones; until then their rows are refused. */
  unreadLinks: z.number().int(),
})
export type BatchCheck = z.infer<typeof BatchCheck>

/** Values of a row after its cells were parsed. */
export const BatchRecipient = shortText(80).regex(/^\P{Cc}*$/u, 'Keep this on one line.')
export const BatchPrice = shortText(40).regex(
  /^$|^(?!\s*[-−=@+]).*\p{Nd}/u,
  'Include a figure in the price, such as $450,000.',
)
