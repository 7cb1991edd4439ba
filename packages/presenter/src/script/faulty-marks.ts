import { PAUSE_SECONDS_MAX, PAUSE_SECONDS_MIN, readPause } from './delivery-marks.ts'

/** A mark that is not kept as it is written. */
export interface FaultyMark {
  /** `unknown` is read aloud, `open` has no end in its line, `pause` is shorter or longer than a pause can be. */
  kind: 'open' | 'pause' | 'unknown'
  text: string
  /** Counted from 1. */
  line: number
}

const BRACKETS = /\[([^[\]\n]*)(\]?)(\(?)/gu
const SHOT = /^[ \t]*(?:picture[ \t]+\d{1,3}|presenter)[ \t]*$/iu
const SPAN = /^[ \t]*(?:slow|fast|emphasis|spell)[ \t]*:/iu
const SHOWN_CHARACTERS_MAX = 40

function faultOf(inside: string, isClosed: boolean, isAlone: boolean): FaultyMark['kind'] | undefined {
  const pauseSeconds = readPause(inside)
  if (!isClosed) return SPAN.test(inside) || pauseSeconds !== undefined ? 'open' : undefined
  if (pauseSeconds !== undefined)
    return pauseSeconds < PAUSE_SECONDS_MIN || pauseSeconds > PAUSE_SECONDS_MAX ? 'pause' : undefined
  if (SPAN.test(inside)) return undefined
  return isAlone && SHOT.test(inside) ? undefined : 'unknown'
}

/** Returns the marks of a script that are unknown or not complete, with their lines. */
export function faultyMarks(script: string): FaultyMark[] {
  return script.split('\n').flatMap((line, index) =>
    [...line.matchAll(BRACKETS)].flatMap(([found, inside = '', end, link]) => {
      const isLink = end !== '' && link !== ''
      const kind = isLink ? undefined : faultOf(inside, end !== '', found.trim() === line.trim())
      return kind ? [{ kind, text: `[${inside.slice(0, SHOWN_CHARACTERS_MAX)}${end}`, line: index + 1 }] : []
    }),
  )
}
