import type { Speech } from '../acting/speech.ts'
import type { ScriptMark } from '../script/marks.ts'

/** A stretch of the film that shows one thing: the logo, the presenter, a picture beside the presenter, or the contacts. */
export type Shot =
  | { kind: 'closing' | 'opening' | 'presenter'; startSeconds: number }
  | { kind: 'picture'; index: number; startSeconds: number }

/** How long the logo stands before the presenter is seen. */
const OPENING_SECONDS = 1.2
// The presenter is seen for a moment before the first word, and the contacts long enough to be read and photographed.
const SILENT_SECONDS = 0.6
const CLOSING_SECONDS = 5
const PAUSE_SHARE = 0.3

interface Ends {
  opening?: boolean | undefined
  closing?: object | undefined
}

/** The silence that a film needs before its first word and behind its last; what is undefined is for the voice to decide. */
export const silenceOf = ({ opening, closing }: Ends) => ({
  ...(opening ? { leadInSeconds: OPENING_SECONDS + SILENT_SECONDS } : {}),
  ...(closing ? { leadOutSeconds: CLOSING_SECONDS } : {}),
})

interface ShotPlan extends Ends {
  pictureCount: number
  /** One entry per sentence. */
  marks: readonly (ScriptMark | undefined)[]
}

/** When something new may be shown from a sentence on: in the pause before it. */
function startBefore({ sentences }: Speech, index: number): number {
  const before = sentences[index - 1]?.endSeconds ?? 0
  const start = sentences[index]?.startSeconds ?? before
  return before + (start - before) * PAUSE_SHARE
}

function markedShots(speech: Speech, { marks, pictureCount }: ShotPlan): Shot[] {
  return marks.flatMap((mark, index): Shot[] => {
    if (!mark) return []
    const startSeconds = startBefore(speech, index)
    if (mark.kind === 'presenter') return [{ kind: 'presenter', startSeconds }]
    // A picture that is not there changes nothing.
    return mark.index >= 1 && mark.index <= pictureCount
      ? [{ kind: 'picture', index: mark.index - 1, startSeconds }]
      : []
  })
}

/** Pictures without marks: the first sentence belongs to the presenter, the last too where there are enough to share. */
function spreadShots(speech: Speech, pictureCount: number): Shot[] {
  if (pictureCount === 0) return []
  const { sentences } = speech
  const words = sentences.flatMap((sentence) => sentence.words)
  const inner = sentences.map((_, index) => startBefore(speech, index)).slice(1)
  const starts = inner.length >= pictureCount ? inner : words.map(({ startSeconds }) => startSeconds).slice(1)
  const hasLast = inner.length > pictureCount
  const shown = hasLast ? starts.slice(0, -1) : starts
  const shots = Array.from({ length: Math.min(pictureCount, shown.length) }, (_, index): Shot => {
    const startSeconds = shown[Math.floor((index * shown.length) / pictureCount)] ?? 0
    return { kind: 'picture', index, startSeconds }
  })
  const last = starts.at(-1)
  return hasLast && last !== undefined ? [...shots, { kind: 'presenter', startSeconds: last }] : shots
}

/** What is seen when, in order. Always starts at 0 and, without an opening, with the presenter. */
export function shotsOf(speech: Speech, plan: ShotPlan): Shot[] {
  const hasMarks = plan.marks.some((mark) => mark !== undefined)
  const middle = hasMarks ? markedShots(speech, plan) : spreadShots(speech, plan.pictureCount)
  const shots: Shot[] = plan.opening
    ? [
        { kind: 'opening', startSeconds: 0 },
        { kind: 'presenter', startSeconds: OPENING_SECONDS },
      ]
    : [{ kind: 'presenter', startSeconds: 0 }]
  // A picture before the first sentence is there from the start, but never before the logo has gone.
  const earliest = shots.at(-1)?.startSeconds ?? 0
  for (const shot of middle) {
    const startSeconds = Math.max(earliest, shot.startSeconds)
    if (shots.at(-1)?.startSeconds === startSeconds) shots.pop()
    shots.push({ ...shot, startSeconds })
  }
  const end = speech.sentences.at(-1)?.endSeconds ?? 0
  return plan.closing ? [...shots, { kind: 'closing', startSeconds: end + 0.35 }] : shots
}
