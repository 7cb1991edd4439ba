import type { Phoneme, SpokenWord } from '../../animation/speech.ts'
import type { ScriptSentence } from '../../script/index.ts'

/** The speech of one sentence. Times count from its first sample. */
export interface Utterance {
  /** Mono, at the rate of the voice. */
  samples: Int16Array
  /** One entry for each word of the sentence. */
  words: SpokenWord[]
  phonemes: Phoneme[]
  /** Silence before the next sentence. */
  pauseSeconds: number
}

/** A voice that speaks a script. */
export interface Voice {
  /** Sample rate. */
  readonly rate: number
  /** Whether the voice is synthetic and must be softened. */
  readonly isSynthetic: boolean
  /**
   * Yields one utterance per sentence, in order. Leaving the loop aborts open requests. Throws MediaError `voice-failed`,
   * `voice-unreachable`, `voice-missing` or `cancelled`.
   */
  say: (sentences: readonly ScriptSentence[], signal?: AbortSignal) => AsyncIterable<Utterance>
}

/** Pause between sentences of a synthetic voice. */
export const PAUSE_SECONDS = 0.36
