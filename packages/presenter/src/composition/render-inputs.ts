/** An image on disk (png, jpeg or webp): a photo, a page or a slide. */
export interface SourcePicture {
  path: string
  /** Id by which changes of the storyboard name it. Defaults to its number from 1. */
  id?: string
  /** Shown below the picture, not spoken. */
  caption?: string
  /** Photos zoom in slowly. Pages and slides do not, because they have text at their edges. */
  isPhoto?: boolean
  /** Pixels of a photo. */
  width?: number
  height?: number
}

/** The pronunciation of a word. */
export interface PronunciationHint {
  written: string
  spoken: string
}

interface VoiceSettings {
  /** 0.7 to 1.4. 1 is the normal pace of the presenter. */
  speed?: number
  pronunciation?: readonly PronunciationHint[]
}

/** A voice of a speech model in `folder` (`engine/voices/neural/voice-file.ts`). */
export interface NeuralVoiceChoice extends VoiceSettings {
  kind: 'neural'
  folder: string
  /** Which voice of a model with several. Defaults to the first, 0. */
  voiceNumber?: number
}

/**
 * A voice of an OpenAI-compatible speech API. The answer may also be JSON with timestamps, as ElevenLabs gives it
 * (`engine/voices/timed-answer.ts`).
 */
interface RemoteVoiceChoice extends VoiceSettings {
  kind: 'remote'
  baseUrl: string
  apiKey: string
  model: string
  voice: string
  /** Names the server in caches, if `baseUrl` changes from job to job. */
  service?: string
}

/**
 * The voice: `built-in` is the presenter's voice, `neural` a speech model on this machine, `recorded` the audio of a sound or video
 * file, `remote` a speech API (POST <baseUrl>/audio/speech).
 */
export type VoiceChoice =
  | ({ kind: 'built-in' } & VoiceSettings)
  | NeuralVoiceChoice
  | { kind: 'recorded'; path: string }
  | RemoteVoiceChoice
