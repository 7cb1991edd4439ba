/** Marks that people insert into a script, in the order of their buttons. */
export const markKinds = ['pause', 'emphasis', 'slow', 'fast', 'spell'] as const
export type MarkKind = (typeof markKinds)[number]

const PAUSE = '[pause 0.5s]'
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

/** Returns what a mark changes in a script: a pause stands at the end of the selection, others around it or around the word there. */
export function insertMark(script: string, selection: { from: number; to: number }, kind: MarkKind): Insertion {
  if (kind === 'pause') return pauseAt(script, selection.to)
  const [from, to] = spanAt(script, selection)
  const start = `[${kind}: `
  const words = script.slice(from, to)
  const selectFrom = from + start.length
  return { from, to, text: `${start}${words}]`, selectFrom, selectTo: selectFrom + words.length }
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
