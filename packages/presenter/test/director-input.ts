import type { Language } from '../src/composition/render-job.ts'
import type { DirectorInput } from '../src/director/director-input.ts'
import { spokenScript } from '../src/director/draft-storyboard.ts'
import { parseScript } from '../src/script/index.ts'

/** Returns what a video of a script is planned from, with estimated times. */
export function inputOf(script: string, language: Language, changes: Partial<DirectorInput> = {}): DirectorInput {
  const { closing, openingSeconds = 0 } = changes
  const spoken = spokenScript(parseScript(script, language), language, {
    leadInSeconds: openingSeconds + 0.35,
    leadOutSeconds: closing ? 4.4 : 0.95,
  })
  return { ...spoken, title: 'Porto Sereno', language, ...changes }
}
