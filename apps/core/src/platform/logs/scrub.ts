const CHARACTERS_MAX = 8000

/** Patterns of personal data and secrets in messages of mail servers, drivers and engines, with their replacements. */
const PATTERNS: readonly (readonly [RegExp, string])[] = [
  [/(?<=:\/\/)[^\s/@]{1,300}@/g, '…@'],
  [/(?<=https?:\/\/[^\s?#]{1,500})[?#][^\s"')>\]]*/g, '?…'],
  [/[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63})+/g, '[email]'],
]

/** Returns a text for the log without email addresses, without the passwords and the queries of web addresses, and not too long. */
export function scrub(text: string): string {
  const short = text.length > CHARACTERS_MAX ? `${text.slice(0, CHARACTERS_MAX)}…` : text
  if (!short.includes('@') && !short.includes('://')) return short
  return PATTERNS.reduce((scrubbed, [pattern, replacement]) => scrubbed.replace(pattern, replacement), short)
}
