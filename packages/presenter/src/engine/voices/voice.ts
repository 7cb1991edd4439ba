import type { SpokenSound, SpokenWord } from '../../acting/speech.ts'
import type { ScriptSentence } from '../../script/index.ts'

/** One sentence as a voice said it. Times count from its first sample. */
export interface Utterance {
  /** Mono, as many a second as the voice's `rate`. */
  samples: Int16Array
  /** As many as the sentence has, in its order. */
  words: SpokenWord[]
  sounds: SpokenSound[]
  /** Silence that belongs behind it before the next sentence. */
  pauseSeconds: number
}

/** Somebody who says a script. */
export interface Voice {
  /** Samples a second. */
  readonly rate: number
  /** A synthetic edge that the finishing of the sound takes off. */
  readonly isSharp: boolean
  /**
   * One utterance for every sentence, in their order, each as soon as it is there. Leaving the loop early ends whatever is
   * under way. Throws FilmError `voice-failed`, `voice-missing`, or `cancelled` when `signal` says so.
   */
  say: (sentences: readonly ScriptSentence[], signal?: AbortSignal) => AsyncIterable<Utterance>
}

/** The breath between two sentences of a synthetic voice. */
export const PAUSE_SECONDS = 0.36
