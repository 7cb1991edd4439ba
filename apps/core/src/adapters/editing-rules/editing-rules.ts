/** What is looked for, and what stands in its place. A capital at its beginning is kept. */
export type Replacement = readonly [RegExp, string]

/** How scripts of one language are made better. No rule adds a claim or touches a figure, a name or an address. */
export interface EditingRules {
  /** Wordy phrases and what says the same; what is there, and what the listener gets of it. */
  tighter: readonly Replacement[]
  /** Where a long sentence falls into two. */
  cuts: readonly Replacement[]
  /** A longer sentence is cut, counted in words, or in signs where nobody writes spaces. */
  sentenceMax: number
  /** Between two sentences. */
  joint: ' ' | ''
}
