import type { Language } from '../../script/index.ts'

/** Listens to the recording of a consent and compares its face with those of the recordings that the twin is made of. */
export interface ConsentJob {
  /** The recording of the consent, as it came from the camera. */
  consentPath: string
  /** The recordings that the twin is made of, as they came from the camera. */
  recordingPaths: readonly string[]
  /** The sentence that had to be read, with the code in two groups of three digits. */
  text: string
  /** Six digits, 0 to 9. */
  code: string
  language: Language
}

/** The match between the words of a recording and the text that had to be read. */
export interface HeardWords {
  /** `silent`: nothing is heard. `sentence`: other words or another language. `code`: another code. */
  verdict: 'right' | 'unsure' | 'silent' | 'sentence' | 'code'
  /** Distance of the sentence from the recording: 0 identical, 1 unrelated. */
  dissimilarity: number
  /** The number of digits of the six-digit code that were recognised. */
  digits: number
}

export interface ComparedFaces {
  /**
   * Distance of the face of the consent from that of the recording that is farthest away: 0 identical, from 0.3 on strangers. Null
   * where one has no face.
   */
  distance: number | null
  /** Whether the lips move while the sentence is read. They do not in a photograph that is held up. */
  doLipsMove: boolean
}

export interface ConsentResult {
  /** Null where this installation has no voice that speaks the language. */
  words: HeardWords | null
  /** Null where the face models are not installed. */
  face: ComparedFaces | null
}
