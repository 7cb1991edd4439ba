/** A pattern and its replacement. A match that begins with a capital keeps it. */
export type Replacement = readonly [RegExp, string]

/**
 * Editing rules of one language. No rule adds a claim, changes a figure, a name or an address, or applies where the rest of the
 * sentence may turn what it drops: negation, a condition, another subject, a list.
 */
export interface EditingRules {
  /** Wordy phrases and what says the same. */
  tighter: readonly Replacement[]
  cuts: Cuts
  /** The maximum length of a sentence in words, or in characters for languages without spaces. */
  sentenceMax: number
}

/** Where a long sentence can be split. */
interface Cuts {
  /** Matches the joints between main clauses. The match is dropped. */
  joint: RegExp
  /** Recognises a row of main clauses by how it begins or ends. */
  mainClauses: RegExp
  /** Words of conditions, reports and comparisons, which may reach across a joint. */
  binding: RegExp
  /** Between two sentences. */
  stop: string
}
