import type { ScriptOrigin, SpokenLanguage, WriterKind } from '@vitrine/contract'

export interface ScriptText {
  script: string
  language: SpokenLanguage
}

/** One text put in another's place by a tool, or by choosing an older version. */
export interface Replacement {
  before: ScriptText
  after: ScriptText
  kind: Exclude<ScriptOrigin, 'written'> | 'chosen'
  writer?: WriterKind
  /** Credits of a video of each text, where the server has counted both. */
  credits?: { before: number; after: number }
}

/** Changes that can be undone, newest last. */
export type Replacements = readonly Replacement[]

/** The replacement that is on the page now: none once it was kept, undone or written over. */
export function currentOf(replacements: Replacements, { script, language }: ScriptText): Replacement | undefined {
  const last = replacements.at(-1)
  return last?.after.script === script && last.after.language === language ? last : undefined
}
