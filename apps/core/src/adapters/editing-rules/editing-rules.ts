/** A pattern and its replacement. A match at the beginning of a sentence keeps its capital. */
export type Replacement = readonly [RegExp, string]

/** Editing rules of one language. No rule adds a claim or changes a figure, a name or an address. */
export interface EditingRules {
  /** Wordy phrases and what says the same; what is there, and what the listener gets of it. */
  tighter: readonly Replacement[]
  /** Places at which a long sentence can be split. */
  cuts: readonly Replacement[]
  /** The maximum length of a sentence in words, or in characters for languages without spaces. */
  sentenceMax: number
  /** Between two sentences. */
  joint: ' ' | ''
}
