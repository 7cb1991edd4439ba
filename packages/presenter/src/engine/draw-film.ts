import type { Caption } from '../film/captions.ts'
import type { SpokenWord } from '../acting/speech.ts'
import { STEPS_PER_SECOND, stepAt } from '../rig/timeline.ts'
import type { Step, Timeline } from '../rig/timeline.ts'
import { collectPictures } from './collector.ts'
import type { Compositor } from './compositor.ts'
import { FRAMES_PER_SECOND } from './picture-encoder.ts'
import type { FilmThread } from './film-thread.ts'

const FRAMES_PER_STEP = FRAMES_PER_SECOND / STEPS_PER_SECOND
const CARD_STEPS = 6
const COLLECT_EVERY = 60
const EVERY_WORD_SPOKEN = Number.MAX_SAFE_INTEGER

type Change = () => void

/** Tells for each moment what of the captions must be redrawn. */
function createCaptionTrack(captions: readonly Caption<SpokenWord>[], compositor: Compositor) {
  let current = -1
  let shown = ''
  return (seconds: number): Change | undefined => {
    while ((captions[current + 1]?.startSeconds ?? Infinity) <= seconds) current++
    const caption = captions[current]
    if (!caption) return undefined
    const started = caption.words.filter((word) => word.startSeconds <= seconds + 0.03).length - 1
    const spoken = seconds > caption.endSeconds + 0.05 ? EVERY_WORD_SPOKEN : started
    const key = `${current} ${spoken}`
    if (key === shown) return undefined
    return () => {
      const words = caption.words.map(({ text }) => text)
      compositor.showCaption(words, spoken)
      shown = key
    }
  }
}

/** The card fades in over a few steps and stays. */
function createCardTrack(cardSeconds: number | undefined, compositor: Compositor) {
  let step = 1
  return (seconds: number): Change | undefined => {
    if (cardSeconds === undefined || seconds < cardSeconds - 0.1 || step > CARD_STEPS) return undefined
    return () => {
      compositor.showCard(1 - (1 - step / CARD_STEPS) ** 3)
      step++
    }
  }
}

const sameStep = (one: Step, other: Step) =>
  (Object.keys(one) as (keyof Step)[]).every((key) => one[key] === other[key])

interface DrawPlan {
  timeline: Timeline
  captions: readonly Caption<SpokenWord>[]
  cardSeconds: number | undefined
}

/** Draws a performance and sends every picture that differs from the one before. `onStep` may throw to stop. */
export async function drawFilm(
  { timeline, captions, cardSeconds }: DrawPlan,
  compositor: Compositor,
  film: Pick<FilmThread, 'send'>,
  onStep: (share: number) => void,
): Promise<void> {
  const captionAt = createCaptionTrack(captions, compositor)
  const cardAt = createCardTrack(cardSeconds, compositor)
  const count = timeline.stepCount
  let onScreen: Step | undefined
  let since = 0
  for (let index = 0; index < count; index++) {
    onStep(index / count)
    const seconds = index / STEPS_PER_SECOND
    const step = stepAt(timeline, index)
    const changes = [cardAt(seconds), captionAt(seconds)].filter((change) => change !== undefined)
    const moved = !onScreen || !sameStep(step, onScreen)
    if (moved || changes.length > 0) {
      // The picture on screen is sent before it is touched.
      if (index > since) await film.send(compositor.picture, since * FRAMES_PER_STEP, index * FRAMES_PER_STEP)
      since = index
      if (moved) compositor.showStep(step)
      for (const change of changes) change()
      onScreen = step
    }
    if (index % COLLECT_EVERY === COLLECT_EVERY - 1) collectPictures()
  }
  // The last picture goes out once more, so that the pictures are as long as the sound.
  const end = count * FRAMES_PER_STEP
  if (since * FRAMES_PER_STEP < end - 2) await film.send(compositor.picture, since * FRAMES_PER_STEP, end - 2)
  await film.send(compositor.picture, end - 2, end)
}
