/** Messages between a render process and the process that speaks. Sent with the `advanced` serialization. */
export interface SpeakRequest {
  id: number
  text: string
  voiceNumber: number
  /** 1 is the pace of the model. */
  speed: number
}

/** The sound of a text. */
export interface SpokenSound {
  /** Mono, at the rate of the voice. */
  samples: Int16Array
  /** Id and length in frames of each token, in turn. Undefined where the model gives sound only. */
  tokens: Int16Array | undefined
}

/** First `opened` or `refused`, then one answer for each request. */
export type FromVoice =
  | { type: 'failed'; id: number }
  | { type: 'opened' }
  | { type: 'refused'; isMissing: boolean }
  | { type: 'spoken'; id: number; sound: SpokenSound }
