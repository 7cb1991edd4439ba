import type { Delivery } from './delivery-marks.ts'
import type { ScriptMark } from './marks.ts'

/** A word as shown and as spoken. */
export interface ScriptWord {
  text: string
  spoken: string
  /** How it is delivered, where a mark says so. */
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
  /** How fast it is said: 1, or left out, at the pace of the voice. */
  pace?: number
}
