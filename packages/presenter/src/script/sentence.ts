import type { Delivery } from './delivery-marks.ts'
import type { ScriptMark } from './marks.ts'

/** A word as shown and as spoken. */
export interface ScriptWord {
  text: string
  spoken: string
  /** The delivery set by a mark; missing without one. */
  delivery?: Delivery
  /** Silence behind it. */
  pauseAfterSeconds?: number
  /** Silence before the first word of a script. */
  pauseBeforeSeconds?: number
}

export interface ScriptSentence {
  words: ScriptWord[]
  /** The shot from this sentence on. */
  mark?: ScriptMark
  /** The pace relative to the voice's own; 1 when missing. */
  pace?: number
}
