/** Words of a script, split at white space; an empty or blank script has none. */
export function countWords(script: string): number {
  const text = script.trim()
  return text === '' ? 0 : text.split(/\s+/).length
}
