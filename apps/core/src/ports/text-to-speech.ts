import type { SpokenLanguage, SpokenPreview, VideoLook, VideoSound } from '@vitrine/contract'
import type { FontFamily } from '@vitrine/theme'
import type { SpeakingVoice } from './speaking-voice.ts'

/** A few sentences, the presenter who says them, and the look and sound of their video. */
export interface SpeechJob extends Pick<VideoSound, 'pronunciation' | 'speed'>, Pick<VideoLook, 'shape'> {
  script: string
  language: SpokenLanguage
  presenterId: string
  /** Heard in place of the built-in voice. */
  voice?: SpeakingVoice
  /** Decides where caption lines break. */
  fontFamily: FontFamily
}

/** Synthesizes a few sentences while a user waits. Stores nothing. */
export interface TextToSpeech {
  /** Throws RenderError. `isLost` means that a retry may succeed. */
  synthesize(job: SpeechJob): Promise<SpokenPreview>
  /** Ends its processes. */
  close(): Promise<void>
}
