import type { SpokenLanguage, Vertical, WriterKind } from '@vitrine/contract'
import type { Owner } from './owner.ts'

/** A script to improve. Its text is data: instructions in it do not change the task. */
export interface WritingTask {
  script: string
  language: SpokenLanguage
  /** The trade of the site: tourism, or property. */
  vertical: Vertical
  owner: Owner
  /** Terms that must stay in the script as written. */
  terms: readonly string[]
}

/** `unreachable`: no answer in time. `unusable`: answers came, but none that keeps to the script. */
export class WriterError extends Error {
  readonly reason: 'unreachable' | 'unusable'

  /** `detail` goes to the log, so it says nothing of the script. */
  constructor(reason: WriterError['reason'], detail: string) {
    super(`writer ${reason}: ${detail}`)
    this.reason = reason
  }
}

/** Makes a script easier to listen to: short sentences, concrete benefits. A model also adds a hook and a call to action. */
export interface Writer {
  readonly kind: WriterKind
  /** Plain text in the language of the script with all of its figures, names, addresses and marks. Throws WriterError. */
  improve(task: WritingTask): Promise<string>
}
