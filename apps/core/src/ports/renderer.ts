import type { Language, VideoFacts, VideoStage, Vertical } from '@vitrine/contract'

/** Everything a film is made of. Ids and words only: a renderer knows no tenant, person or credit. */
export interface RenderJob {
  script: string
  language: Language
  presenterId: string
  title: string
  place: string
  presenterName: string
  facts: VideoFacts
  vertical: Vertical
  brand: { name: string; primary: string; secondary: string; accent: string; logoSvg: string }
  captions: boolean
  /** Where the film and its poster are to be written, on the disk of this process. */
  outputPath: string
  posterPath: string
}

export interface RenderResult {
  durationSeconds: number
  bytes: number
  cpuSeconds: number
}

export interface RenderHooks {
  onProgress(stage: VideoStage, percent: number): void
  /** Aborting stops the work soon and leaves no file behind. */
  signal: AbortSignal
}

/** Why a render ended without a film. `lost` means that the same job may work when it is tried again. */
export class RenderError extends Error {
  readonly code: string
  readonly isLost: boolean

  constructor(code: string, message: string, { isLost = false } = {}) {
    super(message)
    this.code = code
    this.isLost = isLost
  }
}

export interface Renderer {
  /** Throws RenderError; its message is a sentence for people. */
  render(job: RenderJob, hooks: RenderHooks): Promise<RenderResult>
  /** Ends its processes. */
  close(): Promise<void>
}
