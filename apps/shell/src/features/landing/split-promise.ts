/**
 * The promise in two parts: the last two words are set in the brand's colour. One or two words stay together. A language that
 * writes no spaces is parted after its comma.
 */
export function splitPromise(promise: string): [start: string, end: string] {
  const clauses = /^(.+，)(.+)$/.exec(promise)
  if (clauses) return [clauses[1] ?? '', clauses[2] ?? '']
  const words = promise.trim().split(/\s+/)
  const cut = words.length > 3 ? words.length - 2 : 0
  return [words.slice(0, cut).join(' '), words.slice(cut).join(' ')]
}
