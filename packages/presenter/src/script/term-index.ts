import { normalForm } from './normal-form.ts'

/** A term in a text: from and to which character, in UTF-16 units. */
export interface TermMatch<Entry> {
  from: number
  to: number
  entry: Entry
}

export interface TermIndex<Entry> {
  /** Returns the terms in a text in their order, without overlaps. The longest that begins at a place counts. */
  find: (text: string) => TermMatch<Entry>[]
}

interface Node<Entry> {
  next: Map<string, Node<Entry>>
  /** A term that ends here, in any case. */
  anyCase?: Entry
  /** Terms that end here with capitals inside, by their exact letters. */
  exact?: Map<string, Entry>
}

/** A text as letters in their turn. A row of other signs is one gap. */
interface Letters {
  /** In lower case. */
  folded: string[]
  exact: string[]
  from: number[]
  to: number[]
}

/** Longer terms are not searched for, so that each letter of a text is read at most so many times. */
const LETTERS_MAX = 80
const GAP = ' '
const LETTER = /[\p{L}\p{M}\p{N}\p{S}&@#%]/u
const JOINER = /[\u{ad}\u{200b}-\u{200d}]/u
/** Scripts without spaces between words. */
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u
const INNER_CAPITAL = /(?<=[\p{L}\p{N}])\p{Lu}/u
/** Letters that keyboards of other languages write for Persian ones. */
const FARSI_LETTERS: Record<string, string> = { ي: 'ی', ك: 'ک' }

const isUnspaced = (letter: string | undefined) => letter !== undefined && UNSPACED.test(letter)

function lettersOf(text: string): Letters {
  const letters: Letters = { folded: [], exact: [], from: [], to: [] }
  const { folded, exact, from, to } = letters
  let gapFrom = -1
  let isSpace = true
  let at = 0
  const add = (letter: string, start: number, end: number) => {
    folded.push(FARSI_LETTERS[letter] ?? letter.toLowerCase())
    exact.push(letter)
    from.push(start)
    to.push(end)
  }
  for (const sign of text) {
    const start = at
    at += sign.length
    if (LETTER.test(sign)) {
      // A space beside a sign of Chinese divides nothing.
      const isDivided = gapFrom >= 0 && !(isSpace && (isUnspaced(sign) || isUnspaced(exact.at(-1))))
      if (isDivided && exact.length > 0) add(GAP, gapFrom, start)
      add(sign, start, at)
      gapFrom = -1
      isSpace = true
    } else if (!JOINER.test(sign)) {
      if (gapFrom < 0) gapFrom = start
      isSpace &&= /\s/.test(sign)
    }
  }
  return letters
}

const isWordStart = ({ exact }: Letters, at: number) =>
  exact[at] !== GAP && (at === 0 || exact[at - 1] === GAP || isUnspaced(exact[at]) || isUnspaced(exact[at - 1]))

const isWordEnd = ({ exact }: Letters, end: number) =>
  end === exact.length || exact[end] === GAP || isUnspaced(exact[end]) || isUnspaced(exact[end - 1])

function insert<Entry>(root: Node<Entry>, term: string, entry: Entry): void {
  const { folded, exact } = lettersOf(normalForm(term))
  if (folded.length === 0 || folded.length > LETTERS_MAX) return
  let node = root
  for (const letter of folded) {
    const next = node.next.get(letter) ?? { next: new Map() }
    node.next.set(letter, next)
    node = next
  }
  if (!INNER_CAPITAL.test(term)) {
    node.anyCase ??= entry
    return
  }
  node.exact ??= new Map()
  const written = exact.join('')
  if (!node.exact.has(written)) node.exact.set(written, entry)
}

/** Returns the longest term that begins at a letter, and the letter behind it. */
function longestAt<Entry>(root: Node<Entry>, letters: Letters, at: number): { entry: Entry; end: number } | undefined {
  let found: { entry: Entry; end: number } | undefined
  let node: Node<Entry> | undefined = root
  for (let end = at + 1; ; end++) {
    node = node.next.get(letters.folded[end - 1] ?? '')
    if (!node) return found
    if ((node.anyCase === undefined && !node.exact) || !isWordEnd(letters, end)) continue
    const entry: Entry | undefined = node.exact?.get(letters.exact.slice(at, end).join('')) ?? node.anyCase
    if (entry !== undefined) found = { entry, end }
  }
}

/**
 * Returns an index that finds all terms in one pass over a text, however many there are: whole words, or any part of a text that
 * is written without spaces. Case counts only for terms with a capital inside, such as "iPhone" or "USA". Of two entries for one
 * term the first counts.
 */
export function createTermIndex<Entry>(entries: Iterable<readonly [term: string, entry: Entry]>): TermIndex<Entry> {
  const root: Node<Entry> = { next: new Map() }
  for (const [term, entry] of entries) insert(root, term, entry)
  return { find: (text) => (root.next.size === 0 ? [] : matchesIn(root, lettersOf(text))) }
}

function matchesIn<Entry>(root: Node<Entry>, letters: Letters): TermMatch<Entry>[] {
  const matches: TermMatch<Entry>[] = []
  for (let at = 0; at < letters.folded.length;) {
    const found = isWordStart(letters, at) ? longestAt(root, letters, at) : undefined
    if (found) {
      const [from, to] = [letters.from[at] ?? 0, letters.to[found.end - 1] ?? 0]
      matches.push({ from, to, entry: found.entry })
    }
    at = found?.end ?? at + 1
  }
  return matches
}
