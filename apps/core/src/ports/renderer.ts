import type {
  BrandFilm,
  SpokenLanguage,
  VideoFacts,
  VideoLook,
  VideoSound,
  VideoStage,
  Vertical,
} from '@vitrine/contract'
import type { FontFamily } from '@vitrine/theme'

/** Everything a film is made of. Ids and words only: a renderer knows no tenant, person or credit. */
export interface RenderJob {
  script: string
  language: SpokenLanguage
  presenterId: string
  title: string
  place: string
  presenterName: string
  /** The prepared recording of a digital twin, which stands in place of the drawn presenter. */
  footagePath?: string
  /** Pictures that are shown while the presenter speaks on. */
  pictures?: { path: string; caption?: string; isPhoto?: boolean }[]
  /** A person's voice-over, which is heard in place of the presenter's voice. */
  recordingPath?: string
  facts: VideoFacts
  /** Whom the film is for by name. */
  recipient?: string | null
  vertical: Vertical
  brand: { name: string; primary: string; secondary: string; accent: string; fontFamily?: FontFamily; logoSvg: string }
  /** What every film of the brand begins and ends with. Absent: neither. */
  lines?: BrandFilm
  look: VideoLook
  sound: VideoSound
  /** Where the film and its poster are to be written, on the disk of this process. */
  outputPath: string
  posterPath: string
  /** Where captions and wave go; `.vtt`, `.srt` and `.json` are added. Absent: nowhere. */
  captionsPath?: string
  /** Where the copy goes that shows nothing of the brand. Absent: none is made. */
  unbrandedPath?: string
  /** A folder in which speech is kept, and from which it is taken where the same words were spoken before. */
  keptFolder?: string
}

/** A film that is ready, as a file of another kind. */
export interface ExportJob {
  inputPath: string
  outputPath: string
  format: 'mov' | 'webm'
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

/**
 * Why a render ended without a film, in a sentence for people. `isLost` means that the same job may work when it is tried
 * again; `cause` is what the operator has to know beyond it.
 */
export class RenderError extends Error {
  readonly code: string
  readonly isLost: boolean

  constructor(code: string, message: string, { isLost = false, cause }: { isLost?: boolean; cause?: Error } = {}) {
    super(message, { cause })
    this.code = code
    this.isLost = isLost
  }
}

export interface Renderer {
  /** Throws RenderError; its message is a sentence for people. */
  render(job: RenderJob, hooks: RenderHooks): Promise<RenderResult>
  /** Changes whenever the same job would make a film that looks or sounds otherwise. */
  version(): Promise<string>
  /** Throws RenderError as well. */
  exportFilm(job: ExportJob, hooks: RenderHooks): Promise<{ bytes: number }>
  /** Why no film can be made here, or undefined when one can. The sentence is the operator's: what is missing, what to install. */
  trouble(): Promise<string | undefined>
  /** Ends its processes. */
  close(): Promise<void>
}
