import type { SpokenLanguage } from '@vitrine/contract'
import { defineTasks } from '../thread-pool/task.ts'
import type { ProtectedTerm } from '../../ports/translator.ts'
import { protectWords } from './placeholders.ts'
import { faultOfEdited, faultOfTranslated, termsOf } from './fidelity.ts'

/** A script and what was made of it, in the language of the latter. */
interface Made {
  script: string
  made: string
  language: SpokenLanguage
}

export const tasks = defineTasks(import.meta.url, {
  faultOfEdited: ({ script, made, language, terms }: Made & { terms: readonly string[] }) =>
    faultOfEdited(script, made, language, termsOf(terms)),
  protectWords: ({ script, terms }: { script: string; terms: readonly ProtectedTerm[] }) => protectWords(script, terms),
  faultOfTranslated: ({ script, made, language }: Made) => faultOfTranslated(script, made, language),
})
