import type { Language } from '@vitrine/contract'
import es from './problem-words/es.json' with { type: 'json' }
import fa from './problem-words/fa.json' with { type: 'json' }
import hi from './problem-words/hi.json' with { type: 'json' }
import zh from './problem-words/zh.json' with { type: 'json' }

/** English sentences, with `{}` for each number, and the same in another language. */
const words: Record<Language, Record<string, string>> = { en: {}, es, fa, hi, zh }
const NUMBER = /\d+(?:[.,]\d+)*/g

/** A refusal's sentence in a language. One that has no words there stays in English. */
export function refusalIn(language: Language, sentence: string): string {
  const translated = words[language][sentence.replace(NUMBER, '{}')]
  if (translated === undefined) return sentence
  const numbers = sentence.match(NUMBER) ?? []
  return translated.replaceAll('{}', () => numbers.shift() ?? '')
}
