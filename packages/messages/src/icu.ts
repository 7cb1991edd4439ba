import { type Token, parse } from '@messageformat/parser'

/** Returns the names of a text's arguments, each once. Throws where the text is no valid ICU message. */
export function argumentsOf(text: string): string[] {
  return [...new Set(parse(text).flatMap(namesIn))]
}

/**
 * Returns whether a plural or a choice of a text has no `other` case. Such a text is complete for some values, and cannot be said
 * with any other. Throws where the text is no valid ICU message.
 */
export function lacksOther(text: string): boolean {
  return parse(text).some(isWithoutOther)
}

function isWithoutOther(token: Token): boolean {
  if (!('cases' in token)) return false
  return (
    !token.cases.some(({ key }) => key === 'other') || token.cases.some(({ tokens }) => tokens.some(isWithoutOther))
  )
}

function namesIn(token: Token): string[] {
  if (token.type === 'content' || token.type === 'octothorpe') return []
  const inside = 'cases' in token ? token.cases.flatMap(({ tokens }) => tokens) : []
  return [token.arg, ...inside.flatMap(namesIn)]
}
