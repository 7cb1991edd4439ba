import type { Step } from '../rig/timeline.ts'
import { STEPS_PER_SECOND } from '../rig/timeline.ts'
import { VISEME_NAMES, visemeOf } from '../rig/visemes.ts'
import type { VisemeName } from '../rig/visemes.ts'
import { isSound } from './speech.ts'
import type { Speech } from './speech.ts'

// Mouths move before the sound is heard.
const LEAD_SECONDS = 0.04
const CLOSURES: readonly VisemeName[] = ['mbp', 'fv']
const OPEN: readonly VisemeName[] = ['aa', 'ae', 'oh', 'eh', 'l', 'k', 'th']
const WIDE: readonly VisemeName[] = ['aa', 'ae', 'oh', 'eh']

const mouthIndex = (name: VisemeName, half = false) => VISEME_NAMES.indexOf(name) * 2 + (half ? 1 : 0)
const REST = mouthIndex('rest')
const indicesOf = (names: readonly VisemeName[]) => new Set(names.map((name) => mouthIndex(name)))
const OPEN_INDICES = indicesOf(OPEN)
const WIDE_INDICES = indicesOf(WIDE)
const SHUT_INDICES = indicesOf(['rest', 'mbp'])

interface MouthEvent {
  seconds: number
  viseme: VisemeName
}

function placeSounds(steps: Step[], events: readonly MouthEvent[]): void {
  let current = 0
  steps.forEach((step, index) => {
    const seconds = (index + 0.5) / STEPS_PER_SECOND
    while ((events[current + 1]?.seconds ?? Infinity) <= seconds) current++
    const event = events[current]
    if (!event || seconds < event.seconds) return
    const over = !events[current + 1] && seconds > event.seconds + 0.16
    step.mouth = mouthIndex(over ? 'rest' : event.viseme)
  })
}

/** Between two sentences the face comes to rest and smiles. */
function placePauses(steps: Step[], speech: Speech): void {
  speech.sentences.forEach((sentence, index) => {
    const next = speech.sentences[index + 1]?.startSeconds ?? speech.durationSeconds
    const from = Math.round((sentence.endSeconds + 0.09) * STEPS_PER_SECOND)
    for (const step of steps.slice(from, Math.ceil((next - 0.05) * STEPS_PER_SECOND))) {
      step.mouth = REST
      step.smile = 1
    }
  })
}

/** A mouth does not jump open or shut: the first and the last drawing of an open sound show it half formed. */
function soften(steps: Step[]): void {
  steps.forEach((step, index) => {
    const before = steps[index - 1]
    if (before && OPEN_INDICES.has(step.mouth) && SHUT_INDICES.has(before.mouth)) step.mouth += 1
  })
  steps.forEach((step, index) => {
    const after = steps[index + 1]
    if (after?.mouth === REST && WIDE_INDICES.has(step.mouth)) after.mouth = step.mouth + 1
  })
}

/** Writes mouth and smile of every step. Lips that must close (m, b, p, f, v) get a drawing of their own, however short. */
export function placeMouths(steps: Step[], speech: Speech): void {
  const events = speech.sounds.map(({ seconds, ipa }) => ({
    seconds: seconds - LEAD_SECONDS,
    viseme: isSound(ipa) ? visemeOf(ipa) : ('rest' as const),
  }))
  placeSounds(steps, events)
  placePauses(steps, speech)
  soften(steps)
  for (const { seconds, viseme } of events) {
    const step = steps[Math.round((seconds + 0.012) * STEPS_PER_SECOND)]
    if (step && CLOSURES.includes(viseme)) step.mouth = mouthIndex(viseme)
  }
  const tail = steps.slice(-Math.round(0.7 * STEPS_PER_SECOND))
  tail.forEach((step, index) => {
    if (step.mouth === REST) step.mouth = mouthIndex(index === 0 ? 'ih' : 'grin')
  })
}
