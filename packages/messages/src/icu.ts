import { type Token, parse } from '@messageformat/parser'

/** Returns the names of a text's arguments, each once. Throws where the text is no valid ICU message. */
export function argumentsOf(text: string): string[] {
  return [...new Set(parse(text).flatMap(namesIn))]
}

function namesIn(token: Token): string[] {
  if (token.type === 'content' || token.type === 'octothorpe') return []
  const inside = 'cases' in token ? token.cases.flatMap(({ tokens }) => tokens) : []
  return [token.arg, ...inside.flatMap(namesIn)]
}
