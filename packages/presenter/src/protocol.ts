import type { Brand, FilmJob, FilmProblem, FilmResult, Stage } from './film/film-job.ts'
import type { Size } from './film/places.ts'
import type { InvoicesJob, InvoicesResult } from './papers/invoice-page.ts'
import type { SentTimeline } from './rig/sent-timeline.ts'
import type {
  FootageJob,
  FootageResult,
  PagesJob,
  PagesResult,
  VoiceOverJob,
  VoiceOverResult,
} from './uploads/works.ts'

export { FilmError } from './film/film-job.ts'
export type {
  Brand,
  Closing,
  Facts,
  FilmJob,
  Language,
  FilmProblem,
  FilmResult,
  SceneName,
  Stage,
} from './film/film-job.ts'

export type { InvoicePage } from './papers/invoice-page.ts'

/** The logo of a brand in a square. */
export interface IconJob {
  kind: 'icon'
  brand: Brand
  edgePixels: number
  /** .png, .jpg or .jpeg */
  outputPath: string
}

/** A moment of a brand's film without the film: a presenter who greets beside the title, the opening or the closing. */
export interface StillJob extends Pick<
  FilmJob,
  'brand' | 'closing' | 'language' | 'lowerThird' | 'openingLine' | 'presenterId' | 'title'
> {
  kind: 'closing' | 'greeting' | 'opening'
  /** .png, .jpg or .jpeg */
  outputPath: string
}

export type BrandPictureJob = IconJob | StillJob

/** A finished film, to be had in another container. */
export interface ExportJob {
  inputPath: string
  outputPath: string
  /** `mov` copies pictures and sound; `webm` encodes them anew, at a few times the speed of playing. */
  format: 'mov' | 'webm'
}

export interface ExportResult {
  bytes: number
}

/** A sentence or a few, and who says them. `facts` is what stands on the card, where one is shown. */
export interface SpeechJob extends Pick<FilmJob, 'facts' | 'language' | 'presenterId' | 'script' | 'shape' | 'voice'> {
  brand?: Pick<Brand, 'fontFamily'>
}

/** Words that stand in the picture together; each is spoken from its start to that of the next. */
export interface SpokenCaption {
  startSeconds: number
  endSeconds: number
  words: { text: string; startSeconds: number }[]
}

/** What the picture of a speech can be drawn from anywhere. Times are seconds from the first sample of the sound. */
export interface SpeechResult {
  durationSeconds: number
  /** A WAV file in base64: 24 kHz, 16 bits, mono. */
  sound: string
  timeline: SentTimeline
  captions: SpokenCaption[]
}

/** Everything a child can be asked for: what it is given and what it answers with. */
export interface Works {
  'brand-picture': { job: BrandPictureJob; result: Size }
  export: { job: ExportJob; result: ExportResult }
  footage: { job: FootageJob; result: FootageResult }
  invoices: { job: InvoicesJob; result: InvoicesResult }
  pages: { job: PagesJob; result: PagesResult }
  render: { job: FilmJob; result: FilmResult }
  speech: { job: SpeechJob; result: SpeechResult }
  'voice-over': { job: VoiceOverJob; result: VoiceOverResult }
}
export type WorkName = keyof Works
export type Work = { [Name in WorkName]: { type: Name; id: string; job: Works[Name]['job'] } }[WorkName]

/**
 * What the parent sends. The child works on one thing at a time and stays warm between jobs; a preview clip is a render job
 * with one sentence, and a `speech` is what such a clip is drawn from, for drawing it elsewhere.
 */
export type ToChild = Work | { type: 'cancel'; id: string }

/** `busy`: another job is under way. `internal`: nothing the person can change. */
export type FailureCode = FilmProblem | 'busy' | 'internal'

/**
 * What the child sends. First `ready`, when a frame really was encoded, or `unavailable`, after which it
 * exits. Then for every job any number of `progress` (at most one every 500 ms) and exactly one `done` or `failed`.
 */
export type FromChild =
  | { type: 'done'; id: string; result: Works[WorkName]['result'] }
  | { type: 'failed'; id: string; code: FailureCode; message: string }
  | { type: 'progress'; id: string; stage: Stage; percent: number }
  | { type: 'ready' }
  | { type: 'unavailable'; code: FailureCode; message: string }

/**
 * All that a process of this kind finds in its environment, where secrets of the server have no business. Codecs and canvas run on
 * a dozen threads, and the allocator of Linux would keep what is free for each of them apart: two places for all take a tenth less
 * memory and no more time.
 */
export const CHILD_ENVIRONMENT = { MALLOC_ARENA_MAX: '2' }

/** What a process is started for: each readies itself for that alone. */
export type Purpose = 'films' | 'speech' | 'uploads'

/** Where such a process finds and leaves translated code of the engine. Nobody else may be able to write there: it is run as it is. */
export const codeEnvironment = (folder: string) => ({ NODE_COMPILE_CACHE: folder })

/**
 * How such a process is started. Each of its threads would set a room of 48 MB aside for what is new; a film makes little that is,
 * and is made as fast with a room of 24.
 */
export const CHILD_FLAGS = ['--max-semi-space-size=8']
