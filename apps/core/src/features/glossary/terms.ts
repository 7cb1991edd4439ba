import type { GlossaryEntry, SpokenLanguage } from '@vitrine/contract'
import type { Db } from '../../platform/db/open.ts'
import type { ThreadPool } from '../../platform/thread-pool/thread-pool.ts'
import type { Owner } from '../../ports/owner.ts'
import type { ProtectedTerm } from '../../ports/translator.ts'
import { entryOf } from './serializer.ts'
import * as store from './store.ts'
import { type PronunciationHint, tasks } from './term-tasks.ts'

interface Deps {
  db: Db
  threads: Pick<ThreadPool, 'run'>
}

export type GlossaryTerms = ReturnType<typeof createGlossaryTerms>

/** Finds entries of the person's and the site's glossary for the words of a script. The person's entry takes precedence. */
export function createGlossaryTerms({ db, threads }: Deps) {
  return { hintsFor, keptIn, translationsFor }

  /** Returns how terms in a script are said, only those that it has. */
  async function hintsFor(owner: Owner, script: string, language: SpokenLanguage): Promise<PronunciationHint[]> {
    const entries = await entriesFor(owner, language)
    const hints = entries.flatMap(({ term, spoken }) => (spoken ? [{ written: term, spoken }] : []))
    return hints.length === 0 ? [] : threads.run(tasks.hintsIn, { script, language, hints }, owner)
  }

  /** Returns the terms in a script that a rewrite has to keep: those with a rule for translations. */
  async function keptIn(owner: Owner, script: string, language: SpokenLanguage): Promise<string[]> {
    const entries = await entriesFor(owner, language)
    const terms = entries
      .filter(({ isKept, translations }) => isKept || Object.keys(translations).length > 0)
      .map(({ term }) => term)
    return terms.length === 0 ? [] : threads.run(tasks.termsIn, { script, terms }, owner)
  }

  /**
   * Returns the terms that a translation keeps or has a fixed translation of. `from` is undefined when the
   * language is unknown.
   */
  async function translationsFor(
    owner: Owner,
    { from, into }: { from: SpokenLanguage | undefined; into: SpokenLanguage },
  ): Promise<ProtectedTerm[]> {
    const entries = await entriesFor(owner, from)
    return entries.flatMap(({ term, isKept, translations }) => {
      const translation = isKept ? null : translations[into]
      return translation === undefined ? [] : [{ written: term, translation }]
    })
  }

  /**
   * Returns the entries for scripts in a language, the most important first: own ones, and in each list those of the language.
   */
  async function entriesFor(
    { tenantId, personId }: Owner,
    language: SpokenLanguage | undefined,
  ): Promise<GlossaryEntry[]> {
    return db.inTenant(tenantId, async (tx) => {
      const lists = [await store.listEntries(tx, personId), await store.listEntries(tx, null)]
      return lists.flatMap((rows) => {
        const entries = rows.map(entryOf)
        return [
          ...entries.filter((one) => one.language === language),
          ...entries.filter((one) => one.language === null),
        ]
      })
    })
  }
}
