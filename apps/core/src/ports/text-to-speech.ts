import type { MusicMood, SpokenLanguage, SpokenPreview, VideoLook, VideoSound } from '@vitrine/contract'
import type { FontFamily } from '@vitrine/theme'
import type { Owner } from './owner.ts'
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

/** Music as videos of a brand have it. */
export interface MusicJob {
  mood: MusicMood
  brandName: string
}

/**
 * Synthesizes a few sentences, or a few seconds of music, while a user waits. Stores nothing. Owners take turns; both methods
 * throw `busy` where too many jobs of one wait.
 */
export interface TextToSpeech {
  /** Throws RenderError. `isLost` means that a retry may succeed. */
  synthesize(job: SpeechJob, owner: Owner): Promise<SpokenPreview>
  /** Returns a WAV in base64. Throws RenderError. */
  playMusic(job: MusicJob, owner: Owner): Promise<string>
  /** Ends its processes. */
  close(): Promise<void>
}
