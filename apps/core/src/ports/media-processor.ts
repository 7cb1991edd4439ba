import type { Language, UploadKind } from '@vitrine/contract'

/** An uploaded file and an empty folder for the results. */
export interface MediaJob {
  /** A clip is one that a twin service made. All of it is taken. */
  kind: UploadKind | 'clip'
  inputPath: string
  outputFolder: string
}

/** The re-encoded results. Paths lie in the job's folder. No byte of the uploaded file is passed on. */
export interface ProcessedMedia {
  pictures: readonly { path: string; caption?: string; isPhoto?: boolean; width?: number; height?: number }[]
  /** The video clip of a recording or the audio of a voice-over. */
  filePath: string | null
  posterPath: string | null
  durationSeconds: number | null
  /** False when slides were laid out by the engine instead of LibreOffice. Null when there are no slides. */
  isExact: boolean | null
}

/** The two recordings of a twin. */
export interface MouthsJob {
  /** Footage that `process` has made: the person listens, with closed lips. */
  footagePath: string
  /** The recording in which the person speaks, as it came. */
  recordingPath: string
  /** Path of the mouth pictures. */
  outputPath: string
}

/** The recording of a consent, with what had to be read in it, and the recordings of the twin. All of them as they came. */
export interface ConsentJob {
  consentPath: string
  recordingPaths: readonly string[]
  text: string
  code: string
  language: Language
}

/** The findings about a consent recording. They contain nothing that describes a face. */
export interface ConsentFindings {
  /** Null where no voice of this installation speaks the language. `dissimilarity` is 0 for the same words and 1 for unrelated ones. */
  words: {
    verdict: 'right' | 'unsure' | 'silent' | 'sentence' | 'code'
    dissimilarity: number
    /** The number of the six digits that were heard. */
    digits: number
  } | null
  /** Null where the packages that measure faces are not installed. `distance` is 0 for the same face, null where one is missing. */
  face: { distance: number | null; doLipsMove: boolean } | null
}

export interface MediaHooks {
  onProgress(percent: number): void
  signal: AbortSignal
}

/** Decodes and re-encodes uploads in a sandbox. Bombs, endless loops and broken files end in an error message, not in a crash. */
export interface MediaProcessor {
  /** Throws RenderError with a message for the uploader. `isLost` means that a retry may succeed. */
  process(job: MediaJob, hooks: MediaHooks): Promise<ProcessedMedia>
  /**
   * Makes the pictures from which a twin's own mouth is put together. Throws RenderError: `face-models-missing` where the packages
   * for it are not installed, `file-refused` with the reason where the recordings are not good enough.
   */
  prepareMouths(job: MouthsJob, hooks: MediaHooks): Promise<void>
  /** Listens to a consent and compares its face with those of the recordings. Throws RenderError, as `process` does. */
  checkConsent(job: ConsentJob, hooks: MediaHooks): Promise<ConsentFindings>
  /** Ends its processes. */
  close(): Promise<void>
}
