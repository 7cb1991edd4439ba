import type { Language } from '@vitrine/contract'
import { en } from './en.ts'
import { es } from './es.ts'
import { fa } from './fa.ts'
import { hi } from './hi.ts'
import type { LetterWords } from './letter-words.ts'
import { zh } from './zh.ts'

/** What letters say, for every language that a person can choose. */
export const letterWords: Record<Language, LetterWords> = { en, es, zh, hi, fa }
