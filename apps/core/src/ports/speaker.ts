import type { SpokenLanguage, SpokenPreview, VideoLook, VideoSound } from '@vitrine/contract'
import type { FontFamily } from '@vitrine/theme'

/** A sentence or a few, who says them, and how the film of them is to look and sound. */
export interface SpeechJob extends Pick<VideoSound, 'pronunciation' | 'speed'>, Pick<VideoLook, 'shape'> {
  script: string
  language: SpokenLanguage
  presenterId: string
  /** The captions of the film are cut where letters of this width end a line. */
  fontFamily: FontFamily
}

/** Says a few sentences at once, while somebody waits for them. Nothing of it is kept. */
export interface Speaker {
  /** Throws RenderError; `isLost` means that the same job may work when it is tried again. */
  speak(job: SpeechJob): Promise<SpokenPreview>
  /** Ends its processes. */
  close(): Promise<void>
}
