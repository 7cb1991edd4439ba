import type { SpokenLanguage } from '@vitrine/contract'
import { defineTasks } from '../thread-pool/task.ts'
import { faultOfEdited, faultOfTranslated } from './faults.ts'

/** A script and what was made of it, in the language of the latter. */
interface Made {
  script: string
  made: string
  language: SpokenLanguage
}

export const tasks = defineTasks(import.meta.url, {
  faultOfEdited: ({ script, made, language }: Made) => faultOfEdited(script, made, language),
  faultOfTranslated: ({ script, made, language }: Made) => faultOfTranslated(script, made, language),
})
