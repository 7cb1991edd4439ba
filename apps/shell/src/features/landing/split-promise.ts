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
