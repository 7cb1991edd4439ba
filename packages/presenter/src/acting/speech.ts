/** One sound of the voice, as an IPA symbol. */
export interface SpokenSound {
  seconds: number
  ipa: string
}

/** A word of the script with the time it starts and, where the voice stresses it, the time of the stress. */
export interface SpokenWord {
  text: string
  startSeconds: number
  stressSeconds: number
}

export interface SpokenSentence {
  words: SpokenWord[]
  startSeconds: number
  /** When the last sound has died away. */
  endSeconds: number
}

/** Everything the acting needs to know of a speech. Times count from the first frame of the film. */
export interface Speech {
  sentences: SpokenSentence[]
  sounds: SpokenSound[]
  durationSeconds: number
}

export const isStressed = (ipa: string) => ipa.includes('ˈ')
export const isSound = (ipa: string) => /\p{L}/u.test(ipa)
