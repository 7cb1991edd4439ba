import type { SourcePicture } from '../composition/render-inputs.ts'

/** Converts a recording to a clip without audio. */
export interface FootageJob {
  inputPath: string
  /** Path of the mp4: no audio, 30 frames a second, a keyframe every second. */
  outputPath: string
  /** Path of the poster: .jpg */
  posterPath: string
  /** Takes all of a clip that was made to speech, instead of the beginning of a recording. */
  isWhole?: boolean
}

export interface FootageResult {
  /** Duration of the recording. Unless it is whole, the clip is at most 30 s long. */
  durationSeconds: number
  width: number
  height: number
  /** Number of decoded frames. */
  frames: number
}

/** Converts an image, PDF, presentation or web page to images. */
export interface PagesJob {
  inputPath: string
  /** Folder of the images. */
  outputFolder: string
}

/** Type of a file by its content. */
export type FileKind = 'pdf' | 'picture' | 'pptx' | 'web-page'

export interface PagesResult {
  kind: FileKind
  pictures: readonly SourcePicture[]
  /** False when slides were laid out by us instead of LibreOffice. */
  isExact: boolean
}

/** Converts a recording to a voice-over. */
export interface VoiceOverJob {
  inputPath: string
  /** Path of the audio: .m4a, mono. */
  outputPath: string
}

export interface VoiceOverResult {
  durationSeconds: number
}

export interface PagesHooks {
  /** Progress, 0 to 1. */
  onPage: (share: number) => void
  signal: AbortSignal | undefined
}
