import type { SpokenLanguage } from '@vitrine/contract'
import { hintsIn } from '@vitrine/presenter/script'
import { termsOf } from '../../platform/script-fidelity/fidelity.ts'
import { defineTasks } from '../../platform/thread-pool/task.ts'

/** The pronunciation of a term of a script. */
export interface PronunciationHint {
  written: string
  spoken: string
}

interface SpokenScript {
  script: string
  language: SpokenLanguage
  hints: readonly PronunciationHint[]
}

export const tasks = defineTasks(import.meta.url, {
  termsIn: ({ script, terms }: { script: string; terms: readonly string[] }) => [
    ...new Set(
      termsOf(terms)
        .find(script)
        .map(({ entry }) => entry),
    ),
  ],
  hintsIn: ({ script, language, hints }: SpokenScript) => hintsIn(script, language, hints),
})
