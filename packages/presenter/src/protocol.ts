import type { Brand, RenderJob, MediaErrorCode, MusicMood, RenderResult, Stage } from './composition/render-job.ts'
import type { TextWarning } from './composition/cards/stage.ts'
import type { Size } from './composition/geometry.ts'
import type { Shot } from './director/storyboard.ts'
import type { Provenance } from './engine/encoding/provenance.ts'
import type { InvoicesJob, InvoicesResult } from './documents/invoice-page.ts'
import type { TimelineJson } from './rig/timeline-json.ts'
import type { ConsentJob, ConsentResult } from './twin/consent/jobs.ts'
import type { TwinJob, TwinResult } from './twin/jobs.ts'
import type { FootageJob, FootageResult, PagesJob, PagesResult, VoiceOverJob, VoiceOverResult } from './uploads/jobs.ts'

export { MediaError } from './composition/render-job.ts'
export type {
  Brand,
  Closing,
  Facts,
  RenderJob,
  Language,
  MediaErrorCode,
  RenderResult,
  SceneName,
  Stage,
} from './composition/render-job.ts'

export type { VoiceChoice } from './composition/render-inputs.ts'
export type { InvoicePage } from './documents/invoice-page.ts'

/** The logo of a brand in a square. */
export interface IconJob {
  kind: 'icon'
  brand: Brand
  edgePixels: number
  /** .png, .jpg or .jpeg */
  outputPath: string
}

/** A still of a brand: greeting, opening or end card. */
export interface StillJob extends Pick<
  RenderJob,
  'brand' | 'closing' | 'language' | 'lowerThird' | 'openingLine' | 'presenterId' | 'title'
> {
  kind: 'closing' | 'greeting' | 'opening'
  /** .png, .jpg or .jpeg */
  outputPath: string
}

export type BrandPictureJob = IconJob | StillJob

/** A job that draws stills of a video's scenes before the video is rendered. */
export type ScenesJob = Omit<RenderJob, 'outputPath' | 'script'>

/** A still of one scene. */
export interface SceneJob extends ScenesJob {
  shot: Shot
  /** Words of a caption in it. */
  caption: readonly string[]
  /** The first frame of a recording in place of the presenter. */
  recordingPosterPath?: string
  /** Pixels of the longer side. */
  edgePixels: number
  /** .png, .jpg or .jpeg */
  outputPath: string
}

/** Looks for texts that have no room. */
export interface TextFitJob extends ScenesJob {
  shots: readonly Shot[]
}

/** A text without room: of so many characters so many fit, 0 when it is left out. */
export interface TextFit extends Omit<TextWarning, 'letters'> {
  characters: number
  /** Index of the shot. */
  shot: number
}

/** Converts a finished video: `mov` remuxes, `webm` transcodes at a few times real time, `gif` draws a few seconds. */
export type ExportJob = { inputPath: string; outputPath: string } & (
  | { format: 'mov' | 'webm' }
  | { format: 'gif'; startSeconds: number }
)

/** Draws the presenter of a finished video alone, without a background, as WebM. */
export interface TransparentJob extends RenderJob {
  /** The finished video, which has the sound. */
  videoPath: string
}

/** Draws the still of a finished video. */
export interface ThumbnailJob extends Pick<RenderJob, 'definition' | 'shape'> {
  source: { videoPath: string; second: number } | { picturePath: string }
  /** Written into the still of a moment. A person's own picture is not made with AI. */
  provenance: Provenance
  /** .png */
  outputPath: string
}

export interface ExportResult {
  bytes: number
}

/** A preview of a few sentences. `facts` are on the card, if any. */
export interface SpeechJob extends Pick<
  RenderJob,
  'facts' | 'language' | 'presenterId' | 'script' | 'shape' | 'voice'
> {
  brand?: Pick<Brand, 'fontFamily'>
}

/** Words shown together. Each is current until the next starts. */
export interface SpokenCaption {
  startSeconds: number
  endSeconds: number
  words: { text: string; startSeconds: number }[]
}

/** Everything a preview is drawn from. Times count from the first sample. */
export interface SpeechResult {
  durationSeconds: number
  /** WAV in base64: 24 kHz, 16 bit, mono. */
  sound: string
  timeline: TimelineJson
  captions: SpokenCaption[]
}

/** A few seconds of a mood, as a brand's videos have it. */
export interface MusicSampleJob {
  mood: MusicMood
  brandName: string
}

export interface MusicSampleResult {
  /** WAV in base64: 24 kHz, 16 bit, mono. */
  sound: string
}

/** A job that records the speech of a video, for a clip that follows it. */
export interface SoundtrackJob extends Pick<
  RenderJob,
  'language' | 'presenterId' | 'script' | 'speechCacheFolder' | 'voice'
> {
  /** Path of the WAV: 16 kHz, 16 bit, mono. */
  outputPath: string
}

export interface SoundtrackResult {
  durationSeconds: number
}

/** Job and result of each job type. */
export interface JobTypes {
  'brand-picture': { job: BrandPictureJob; result: Size }
  consent: { job: ConsentJob; result: ConsentResult }
  export: { job: ExportJob; result: ExportResult }
  footage: { job: FootageJob; result: FootageResult }
  invoices: { job: InvoicesJob; result: InvoicesResult }
  'music-sample': { job: MusicSampleJob; result: MusicSampleResult }
  pages: { job: PagesJob; result: PagesResult }
  render: { job: RenderJob; result: RenderResult }
  scene: { job: SceneJob; result: Size }
  soundtrack: { job: SoundtrackJob; result: SoundtrackResult }
  speech: { job: SpeechJob; result: SpeechResult }
  thumbnail: { job: ThumbnailJob; result: Size }
  transparent: { job: TransparentJob; result: ExportResult }
  twin: { job: TwinJob; result: TwinResult }
  'text-fit': { job: TextFitJob; result: TextFit[] }
  'voice-over': { job: VoiceOverJob; result: VoiceOverResult }
}
export type JobType = keyof JobTypes
export type JobRequest = { [Name in JobType]: { type: Name; id: string; job: JobTypes[Name]['job'] } }[JobType]

/** Messages to the child. It runs one job at a time and stays warm between jobs. */
export type ToChild = JobRequest | { type: 'cancel'; id: string }

/** `busy`: another job is running. `internal`: a fault of the engine. */
export type FailureCode = MediaErrorCode | 'busy' | 'internal'

/**
 * Messages from the child: first `ready`, or `unavailable` before it exits. Then for each job any number of `progress` (at most
 * one every 500 ms) and exactly one `done` or `failed`.
 */
export type FromChild =
  | { type: 'done'; id: string; result: JobTypes[JobType]['result'] }
  | { type: 'failed'; id: string; code: FailureCode; message: string }
  | { type: 'progress'; id: string; stage: Stage; percent: number }
  | { type: 'ready' }
  | { type: 'unavailable'; code: FailureCode; message: string }

/**
 * The whole environment of a child, without secrets of the server. Codecs and canvas run on a dozen threads. Two malloc arenas
 * instead of one per thread save a tenth of the memory at the same speed.
 */
export const CHILD_ENVIRONMENT = { MALLOC_ARENA_MAX: '2' }

/** The modules that a child process loads at its start. */
export type Purpose = 'render' | 'speech' | 'uploads'

/** Environment of Node's compile cache. Only the server may write to the folder, because cached code is executed. */
export const codeCacheEnvironment = (folder: string) => ({ NODE_COMPILE_CACHE: folder })

/** V8 flags of a child. Renders allocate little, so a young generation of 24 MB instead of 48 MB per thread is as fast. */
export const CHILD_FLAGS = ['--max-semi-space-size=8']
