/** A mark on its own line that changes the shot. */
export type ScriptMark = { kind: 'picture'; index: number } | { kind: 'presenter' }

const MARK_LINE = /^[ \t]*\[[ \t]*(?:picture[ \t]+(\d{1,3})|(presenter))[ \t]*\][ \t]*$/gim

/** A part of a script and the mark before it. `index` counts from 1. */
interface MarkedText {
  mark: ScriptMark | undefined
  text: string
}

/** Splits a script at its marks. Of two adjacent marks the last counts. A mark without text is ignored. */
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
