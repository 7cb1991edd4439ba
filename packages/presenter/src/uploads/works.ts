import type { SourcePicture } from '../film/film-parts.ts'

/** A recording of a person, to be prepared once for every film that shows it. Its sound is not taken. */
export interface FootageJob {
  inputPath: string
  /** Where the mp4 goes: no sound, constant 30 pictures a second, a key frame every second. */
  outputPath: string
  /** A still of it: .jpg */
  posterPath: string
}

export interface FootageResult {
  /** Of the recording; the prepared one is at most 30 s long. */
  durationSeconds: number
  width: number
  height: number
  /** Pictures that were decoded. */
  frames: number
}

/** A picture, PDF or presentation that somebody uploaded, to be shown in a film. */
export interface PagesJob {
  inputPath: string
  /** Where the pictures go. */
  outputFolder: string
}

/** What a file is by its content. */
export type FileKind = 'pdf' | 'picture' | 'pptx' | 'web-page'

export interface PagesResult {
  kind: FileKind
  pictures: readonly SourcePicture[]
  /** False where slides were laid out by us: text and pictures are theirs, the design is not. */
  isExact: boolean
}

/** A person's own voice-over: a sound or video file, of which the sound counts. */
export interface VoiceOverJob {
  inputPath: string
  /** Where the sound goes: .m4a, mono. */
  outputPath: string
}

export interface VoiceOverResult {
  durationSeconds: number
}

export interface PagesHooks {
  /** How much is drawn, 0 to 1. */
  onPage: (share: number) => void
  signal: AbortSignal | undefined
}
