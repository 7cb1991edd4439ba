/** A line of its own in a script that changes what is seen: a picture of the film, or the presenter again. */
export type ScriptMark = { kind: 'picture'; index: number } | { kind: 'presenter' }

const MARK_LINE = /^[ \t]*\[[ \t]*(?:picture[ \t]+(\d{1,3})|(presenter))[ \t]*\][ \t]*$/gim

/** A stretch of a script and the mark that stands before it. `index` counts pictures from 1. */
interface MarkedText {
  mark: ScriptMark | undefined
  text: string
}

/** Cuts a script at its marks. Of two marks in a row only the last counts, and one with nothing behind it comes to nothing. */
export function splitMarks(script: string): MarkedText[] {
  const parts: MarkedText[] = []
  let mark: ScriptMark | undefined
  let at = 0
  const add = (text: string) => {
    if (text.trim() === '') return
    parts.push({ mark, text })
    mark = undefined
  }
  for (const found of script.matchAll(MARK_LINE)) {
    add(script.slice(at, found.index))
    mark = found[1] === undefined ? { kind: 'presenter' } : { kind: 'picture', index: Number(found[1]) }
    at = found.index + found[0].length
  }
  add(script.slice(at))
  return parts
}
