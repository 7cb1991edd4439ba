import type { ScriptMark } from './marks.ts'

/** One word as it is shown and as it is said. */
export interface ScriptWord {
  text: string
  spoken: string
}

export interface ScriptSentence {
  words: ScriptWord[]
  /** What is to be seen from this sentence on. */
  mark?: ScriptMark
}
