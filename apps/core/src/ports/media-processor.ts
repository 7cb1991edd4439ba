import type { UploadKind } from '@vitrine/contract'

/** An uploaded file and an empty folder for the results. */
export interface MediaJob {
  kind: UploadKind
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

export interface MediaHooks {
  onProgress(percent: number): void
  signal: AbortSignal
}

/** Decodes and re-encodes uploads in a sandbox. Bombs, endless loops and broken files end in an error message, not in a crash. */
export interface MediaProcessor {
  /** Throws RenderError with a message for the uploader. `isLost` means that a retry may succeed. */
  process(job: MediaJob, hooks: MediaHooks): Promise<ProcessedMedia>
  /** Ends its processes. */
  close(): Promise<void>
}
