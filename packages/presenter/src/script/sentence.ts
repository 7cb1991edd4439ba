import type { ScriptMark } from './marks.ts'

/** A word as shown and as spoken. */
export interface ScriptWord {
  text: string
  spoken: string
}

export interface ScriptSentence {
  words: ScriptWord[]
  /** The shot from this sentence on. */
  mark?: ScriptMark
}
