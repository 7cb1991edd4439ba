/** Marks that people insert into a script. */
export type MarkKind = 'pause' | 'emphasis' | 'slow' | 'fast' | 'spell'

const PAUSE = '[pause 0.5s]'
/** A mark around words. */
const MARKED = /^\[(\w+): ([^\n[\]]*)\]/u
/** Boundaries that a mark cannot cross. */
const BORDER = /[\n[\]]/u
const WORD_BEFORE = /(?<![^\s[\]])[^\s[\]]*$/u
const WORD_AFTER = /^[^\s[\]]*/u

/** A text that replaces a part of the script, and its selection afterwards. */
interface Insertion {
  from: number
  to: number
  text: string
  selectFrom: number
  selectTo: number
}

/**
 * Returns the change that inserts a mark: a pause goes to the end of the selection, other marks around it or around the word at
 * the cursor. Marks do not nest: another mark replaces the existing one, and the same mark removes it.
 */
export function insertMark(script: string, selection: { from: number; to: number }, kind: MarkKind): Insertion {
  const marked = markAt(script, selection.from)
  if (kind === 'pause') return pauseAt(script, Math.max(selection.to, marked?.to ?? 0))
  const [from, to] = marked ? [marked.from, marked.to] : spanAt(script, selection)
  const words = marked ? marked.words : script.slice(from, to)
  if (marked?.kind === kind) return { from, to, text: words, selectFrom: from, selectTo: from + words.length }
  const start = `[${kind}: `
  const selectFrom = from + start.length
  return { from, to, text: `${start}${words}]`, selectFrom, selectTo: selectFrom + words.length }
}

/** Returns the mark around this place. */
function markAt(script: string, at: number) {
  const from = script.lastIndexOf('[', at)
  const [mark = '', kind, words = ''] = MARKED.exec(from < 0 ? '' : script.slice(from)) ?? []
  const to = from + mark.length
  return to > at ? { kind, words, from, to } : undefined
}

function pauseAt(script: string, at: number): Insertion {
  const [before, after] = [script.slice(0, at), script.slice(at)]
  const lead = before === '' || /\s$/u.test(before) ? '' : ' '
  const text = lead + PAUSE + (/^[\s\p{P}]/u.test(after) ? '' : ' ')
  return { from: at, to: at, text, selectFrom: at + text.length, selectTo: at + text.length }
}

/** The selected words of one line without the space around them; the word at the cursor where nothing is selected. */
function spanAt(script: string, { from, to }: { from: number; to: number }): [number, number] {
  if (from === to) {
    const before = WORD_BEFORE.exec(script.slice(Math.max(0, from - 60), from))?.[0].length ?? 0
    const after = WORD_AFTER.exec(script.slice(to, to + 60))?.[0].length ?? 0
    return [from - before, to + after]
  }
  const selected = script.slice(from, to)
  const start = from + (selected.length - selected.trimStart().length)
  const border = script.slice(start, to).search(BORDER)
  const words = script.slice(start, border < 0 ? to : start + border).trimEnd()
  return [start, start + words.length]
}
