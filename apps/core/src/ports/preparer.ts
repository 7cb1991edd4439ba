import type { UploadKind } from '@vitrine/contract'

/** A file of a stranger, and an empty folder for what is made of it. */
export interface PrepareJob {
  kind: UploadKind
  inputPath: string
  outputFolder: string
}

/** What was made anew of a file. Paths lie in the job's folder; nothing of the file itself is handed on. */
export interface Prepared {
  pictures: readonly { path: string; caption?: string; isPhoto?: boolean }[]
  /** The clip of a recording, or the sound of a voice-over. */
  filePath: string | null
  posterPath: string | null
  durationSeconds: number | null
  /** False where slides were laid out by us; null where there are none. */
  isExact: boolean | null
}

export interface PrepareHooks {
  onProgress(percent: number): void
  signal: AbortSignal
}

/** Reads what people upload where it can do no harm: bombs, loops and broken files end in a sentence, not in a crash. */
export interface Preparer {
  /** Throws RenderError; its message is a sentence for whoever sent the file, unless `isLost`. */
  prepare(job: PrepareJob, hooks: PrepareHooks): Promise<Prepared>
  /** Ends its processes. */
  close(): Promise<void>
}
