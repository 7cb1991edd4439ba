import type { SpokenLanguage } from '@vitrine/contract'
import type { Owner } from './owner.ts'

/** A term for which a translation must not find words of its own. */
export interface ProtectedTerm {
  written: string
  /** The translation of the term. Null keeps it as written. */
  translation: string | null
}

export interface TranslationTask {
  script: string
  /** Undefined: the translator finds out. */
  from: SpokenLanguage | undefined
  into: SpokenLanguage
  owner: Owner
  /** Terms that are kept as written or have a fixed translation. */
  terms: readonly ProtectedTerm[]
}

/** `missing`: this language is not offered. `unreachable`: no answer in time. `unusable`: none that keeps to the script. */
export class TranslatorError extends Error {
  readonly reason: 'missing' | 'unreachable' | 'unusable'

  /** `detail` goes to the log, so it says nothing of the script. */
  constructor(reason: TranslatorError['reason'], detail: string) {
    super(`translator ${reason}: ${detail}`)
    this.reason = reason
  }
}

/** Translates a script. Figures, web and mail addresses and marks are unchanged; terms follow the task. */
export interface Translator {
  /** Throws TranslatorError. */
  translate(task: TranslationTask): Promise<string>
}
