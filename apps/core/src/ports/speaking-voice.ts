/** A voice that is heard in place of the presenter's own. */
export type SpeakingVoice = NeuralSpeakingVoice | RemoteSpeakingVoice

/** A voice of a speech model on this machine. */
export interface NeuralSpeakingVoice {
  kind: 'neural'
  /** Folder of the model. */
  folder: string
  voiceNumber: number
}

/** A voice of a speech server, behind an OpenAI-compatible address on this machine. */
interface RemoteSpeakingVoice {
  kind: 'remote'
  baseUrl: string
  apiKey: string
  /** Names the server in caches: `baseUrl` and `apiKey` change from job to job. */
  service: string
  model: string
  voice: string
}
