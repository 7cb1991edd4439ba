import type { SpokenLanguage } from '@vitrine/contract'
import { parseScript } from '@vitrine/presenter/script'

/** A longer first sentence is not used as a headline. */
const HEADLINE_CHARACTERS_MAX = 80

/** Returns the first sentence of a script as a video shows it, or an empty text. Reads the beginning only. */
export function firstSentence(script: string, language: SpokenLanguage): string {
  const beginning = script.slice(0, 4 * HEADLINE_CHARACTERS_MAX)
  const [first] = parseScript(beginning, language).sentences
  const text = first?.words.map((word) => word.text).join(language === 'zh' ? '' : ' ') ?? ''
  return text.length > HEADLINE_CHARACTERS_MAX ? '' : text
}
