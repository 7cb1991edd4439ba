import { z } from 'zod'
import { ScriptLength } from './linked-drafts.ts'
import { SCRIPT_CHARACTERS_MAX } from './videos.ts'
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
export const BatchOutput = VideoLook.omit({ closing: true, accent: true })

/** What the column of a variable holds: numbers are written in the form of the row's language. */
export const BatchVariableKind = z.enum(['text', 'number', 'image', 'colour'], {
  error: 'Choose text, number, image or colour.',
})
export type BatchVariableKind = z.infer<typeof BatchVariableKind>

/**
 * A variable of the texts of a batch, `{{name}}` in them. A picture becomes a photo of the video, a colour its accent. Columns that no
 * variable names are text variables under their own names.
 */
export const BatchVariable = z.object({
  name: shortText(100)
    .min(1, 'Enter a name for the variable.')
    .regex(/^[^{}\p{Cc}]*$/u, 'Leave braces out of the name.'),
  kind: BatchVariableKind.default('text'),
  column: Column,
})
export type BatchVariable = z.infer<typeof BatchVariable>

/** The columns whose texts may have variables. */
export const BatchTextField = BatchField.extract([
  'title',
  'script',
  'address',
  'price',
  'bedrooms',
  'bathrooms',
  'area',
  'dates',
  'duration',
])
export type BatchTextField = z.infer<typeof BatchTextField>

const Template = z.string().trim().max(SCRIPT_CHARACTERS_MAX, 'The script is longer than 30 minutes.')

/** The content of each column, and the defaults for rows without a value. */
const ChosenPlan = z.object({
  columns: z.partialRecord(BatchField, Column),
  /** Texts with variables, for rows whose own cell is empty. */
  templates: z.partialRecord(BatchTextField, Template).default({}),
  variables: z
    .array(BatchVariable)
    .max(100, 'Add at most {maximum, number} variables.')
    .refine((all) => new Set(all.map(({ column }) => column)).size === all.length, 'Use each column for one variable.')
    .refine((all) => all.filter(({ kind }) => kind === 'colour').length < 2, 'Choose one color column.')
    .default([]),
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
  /** The person's confirmation that they may use the photos of the rows. */
  photoRights: z.boolean().default(false),
})
export const BatchPlan = ChosenPlan.refine(
  ({ variables, photoRights }) => photoRights || !variables.some(({ kind }) => kind === 'image'),
  { path: ['photoRights'], error: 'Confirm that you have the right to use the photos.' },
)
export type BatchPlan = z.output<typeof BatchPlan>

/** `open` until it is started; videos of a `cancelled` batch are kept. */
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

/** A row that can be created and whose script has marks that the voice will not follow as they are written. */
export const TableNote = z.object({
  line: z.number().int(),
  title: z.string(),
  /** `unknown` and `open` marks are read aloud, a `pause` is as long as the limit allows. Lines count within the script. */
  marks: z.array(z.object({ kind: z.enum(['open', 'pause', 'unknown']), text: z.string(), line: z.number().int() })),
})
export type TableNote = z.infer<typeof TableNote>

/** A row as its video will be. */
export const BatchPreview = z.object({
  line: z.number().int(),
  title: z.string(),
  /** The finished script, with the values of the row. */
  script: z.string(),
  language: SpokenLanguage,
  /** Its facts, such as the price. */
  facts: z.record(z.string(), z.string()),
  photos: z.number().int(),
  /** Null for the accent of its brand. */
  accent: z.string().nullable(),
})
export type BatchPreview = z.infer<typeof BatchPreview>

/** The result of a dry run of a batch. */
export const BatchCheck = z.object({
  rows: z.number().int(),
  good: z.number().int(),
  refused: z.number().int(),
  faults: z.array(TableFault),
  /** The first of the rows with such marks, in the order of the file. */
  notes: z.array(TableNote),
  /** The first valid rows; none where the rows become personal links. */
  previews: z.array(BatchPreview),
  /** The credits for all valid rows. */
  creditsNeeded: z.number(),
  creditsAvailable: z.number(),
  /** The number of valid rows that these credits pay for, in the order of the file. */
  affordable: z.number().int(),
  /** Linked pages and photos that are not read yet. Each check reads the next ones; until then their rows are refused. */
  unreadLinks: z.number().int(),
})
export type BatchCheck = z.infer<typeof BatchCheck>

/** Values of a row after its cells were parsed. */
export const BatchRecipient = shortText(80).regex(/^\P{Cc}*$/u, 'Keep this on one line.')
export const BatchPrice = shortText(40).regex(
  /^$|^(?!\s*[-−=@+]).*\p{Nd}/u,
  'Include a figure in the price, such as $450,000.',
)
