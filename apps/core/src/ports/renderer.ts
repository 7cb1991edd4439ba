import type {
  BrandVideo,
  SpokenLanguage,
  StoryboardEdits,
  VideoFacts,
  VideoLook,
  VideoSound,
  VideoStage,
  Vertical,
} from '@vitrine/contract'
import type { FontFamily } from '@vitrine/theme'
import type { PlannedStoryboard } from '@vitrine/presenter/director'
import type { SpeakingVoice } from './speaking-voice.ts'

export type { PlannedStoryboard } from '@vitrine/presenter/director'

/** Everything a video is rendered from. A renderer knows no tenant, person or credit. */
export interface RenderJob {
  script: string
  language: SpokenLanguage
  presenterId: string
  title: string
  place: string
  presenterName: string
  /** The processed recording of a digital twin, shown in place of the drawn presenter. */
  footagePath?: string
  /** The lips of the recording follow the speech that `recordSpeech` wrote. */
  footageSpeaks?: boolean
  /** A service can have the twin speak the words of the video. */
  canFootageSpeak?: boolean
  /** The twin's mouth pictures: its lips follow the words. */
  mouthsPath?: string
  /** Pictures shown while the presenter continues to speak. */
  pictures?: { id?: string; path: string; caption?: string; isPhoto?: boolean; width?: number; height?: number }[]
  /** Heard in place of the built-in voice. */
  voice?: SpeakingVoice
  /** A recorded voice-over, heard in place of the built-in voice. */
  recordingPath?: string
  facts: VideoFacts
  /** Name of the person the video is for. */
  recipient?: string | null
  vertical: Vertical
  /** Without a logo its name is shown. */
  brand: { name: string; primary: string; secondary: string; accent: string; fontFamily?: FontFamily; logoSvg?: string }
  /** Opening and closing line of every video of the brand. Absent: neither. */
  lines?: BrandVideo
  /** End card of a video that has none of its own, in place of the closing line of the brand. */
  closing?: { line: string; button?: string; phone?: string; email?: string; url?: string; social?: string }
  /** Shown below the presenter's name, in place of the name of the brand. */
  lowerThird?: string
  /** Site that is named as the maker of the video. */
  madeWith?: string
  /** Written into the metadata of the files. Absent: the name of the brand. */
  nameInFiles?: string
  /** A person's edits of the scenes. */
  storyboard?: StoryboardEdits
  look: VideoLook
  sound: VideoSound
  /** Local paths of the video and its poster. */
  outputPath: string
  posterPath: string
  /** The poster shows the presenter's portrait, which an arch may cut to. Absent: a welcoming gesture. */
  posterPose?: 'portrait'
  /** Path of captions and waveform without extension; `.vtt`, `.srt` and `.json` are added. Absent: not written. */
  captionsPath?: string
  /** Path of the unbranded rendition. Absent: not rendered. */
  unbrandedPath?: string
  /** Folder of the speech cache. The same words are not synthesized again. */
  speechCacheFolder?: string
}

/** Converts a finished video to another container, or draws a teaser of it that starts at `startSeconds`. */
export type ExportJob = { inputPath: string; outputPath: string } & (
  | { format: 'mov' | 'webm' }
  | { format: 'gif'; startSeconds: number }
)

/** The presenter of a finished video alone, without a background. */
export interface TransparentJob extends RenderJob {
  /** The finished video, which has the sound. */
  videoPath: string
}

export interface RenderResult {
  durationSeconds: number
  bytes: number
  cpuSeconds: number
  /** The scenes of the rendered video. */
  storyboard: PlannedStoryboard
}

export interface RenderHooks {
  onProgress(stage: VideoStage, percent: number): void
  /** Aborting stops the work and leaves no file behind. */
  signal: AbortSignal
}

/** Why a render failed, with a message for the user. `isLost` means that a retry may succeed. `cause` is for the operator. */
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
  /** Throws RenderError with a message for the user. */
  render(job: RenderJob, hooks: RenderHooks): Promise<RenderResult>
  /** Writes what a video says to `job.outputPath`: WAV, 16 kHz, mono. Throws RenderError with a message for the user. */
  recordSpeech(job: RenderJob, hooks: RenderHooks): Promise<{ durationSeconds: number }>
  /** Returns a hash that changes when the same job would give a different video. */
  version(): Promise<string>
  /** Throws RenderError with a message for the user. */
  exportVideo(job: ExportJob, hooks: RenderHooks): Promise<{ bytes: number }>
  /** Writes WebM with an alpha channel to `job.outputPath`. Throws RenderError with a message for the user. */
  drawTransparent(job: TransparentJob, hooks: RenderHooks): Promise<{ bytes: number }>
  /** Returns undefined when videos can be rendered here, else a message for the operator that says what is missing. */
  selfCheck(): Promise<string | undefined>
  /** Ends its processes. */
  close(): Promise<void>
}
