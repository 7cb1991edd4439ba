/** Lines that the eye takes in at once, right below the camera. */
const LINE_CHARACTERS = 34

/** Splits a text into short lines, at spaces where the language has them. */
export function prompterLines(text: string, language: string): string[] {
  const lines: string[] = []
  let line = ''
  for (const { segment } of new Intl.Segmenter(language, { granularity: 'word' }).segment(text)) {
    const isFull = line.length + segment.length > LINE_CHARACTERS && /[\p{L}\p{N}]/u.test(segment)
    if (isFull && line.trim() !== '') {
      lines.push(line.trim())
      line = ''
    }
    line += segment
  }
  return line.trim() === '' ? lines : [...lines, line.trim()]
}

/** Returns the line to read after so many seconds. The text begins again after its end. */
export function lineAt(lines: readonly string[], seconds: number, wordsPerMinute: number, language: string): number {
  const words = lines.map((line) => wordsIn(line, language))
  const total = words.reduce((sum, count) => sum + count, 0)
  if (total === 0) return 0
  let left = ((seconds * wordsPerMinute) / 60) % total
  for (const [index, count] of words.entries()) {
    if (left < count) return index
    left -= count
  }
  return lines.length - 1
}

function wordsIn(line: string, language: string): number {
  return [...new Intl.Segmenter(language, { granularity: 'word' }).segment(line)].filter(({ isWordLike }) => isWordLike)
    .length
}
