/** Marks a place where a line may break without showing anything. */
const BREAK = '\u200B'

/**
 * Returns a Chinese heading with a mark between its words, so that lines break there and, with `word-break: keep-all`, nowhere
 * else. Browsers would break it inside a word. Other languages have spaces.
 */
export function withBreaks(text: string, language: string): string {
  if (language !== 'zh') return text
  const segments = [...new Intl.Segmenter('zh', { granularity: 'word' }).segment(text)]
  return segments.map(({ segment, isWordLike, index }) => (isWordLike && index > 0 ? BREAK : '') + segment).join('')
}

/**
 * The promise in two parts: the last two words are set in the brand's colour. One or two words stay together. A language that
 * writes no spaces is parted after its comma.
 */
export function splitPromise(promise: string): [start: string, end: string] {
  const comma = promise.lastIndexOf('，', promise.length - 2)
  if (comma > 0) return [promise.slice(0, comma + 1), promise.slice(comma + 1)]
  const words = promise.trim().split(/\s+/)
  const cut = words.length > 3 ? words.length - 2 : 0
  return [words.slice(0, cut).join(' '), words.slice(cut).join(' ')]
}
