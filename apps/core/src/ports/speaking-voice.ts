/** A voice of a speech model that is heard in place of the presenter's own. */
export interface SpeakingVoice {
  /** Folder of the model. */
  folder: string
  voiceNumber: number
}
