/** A phoneme in IPA with its start. */
export interface Phoneme {
  seconds: number
  ipa: string
}

/** A word with its start and the time of its stress. */
export interface SpokenWord {
  text: string
  startSeconds: number
  stressSeconds: number
}

export interface SpokenSentence {
  words: SpokenWord[]
  startSeconds: number
  /** End of the last phoneme. */
  endSeconds: number
}

/** The timing of a speech. Times count from the first frame of the video. */
export interface Speech {
  sentences: SpokenSentence[]
  phonemes: Phoneme[]
  durationSeconds: number
}

export const isStressed = (ipa: string) => ipa.includes('ˈ')
export const isSpoken = (ipa: string) => /\p{L}/u.test(ipa)
