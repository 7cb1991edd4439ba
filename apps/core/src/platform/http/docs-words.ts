import type { Language, Scope } from '@vitrine/contract'
import en from './docs-words/en.json' with { type: 'json' }
import es from './docs-words/es.json' with { type: 'json' }
import fa from './docs-words/fa.json' with { type: 'json' }
import hi from './docs-words/hi.json' with { type: 'json' }
import zh from './docs-words/zh.json' with { type: 'json' }

export interface DocsWords {
  /** With a place for the `{company}`. */
  title: string
  /** With a place for the `{host}`. */
  intro: string
  twice: string
  twiceText: string
  refusals: string
  refusalsText: string
  same: string
  questions: string
  scopes: Record<Scope, string>
}

/** What stands around the list of calls; the calls themselves are in English, as are the names that programs send. */
export const docsWords: Record<Language, DocsWords> = { en, es, zh, hi, fa }
