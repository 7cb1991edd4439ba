import { momentAt, sameMoment } from '../film/moments.ts'
import type { FilmPlan, Moment } from '../film/moments.ts'
import { STEPS_PER_SECOND } from '../rig/timeline.ts'
import { collectPictures } from './collector.ts'
import type { Compositor } from './compositor.ts'
import { FRAMES_PER_SECOND } from './picture-encoder.ts'
import type { FilmThread } from './film-thread.ts'
import type { Footage } from './footage.ts'

const FRAMES_PER_STEP = FRAMES_PER_SECOND / STEPS_PER_SECOND
const COLLECT_EVERY = 60

/**
 * Draws a film and sends what is new in every picture that differs from the one before; with a recording, each does. `onStep` may throw to
 * stop.
 */
export async function drawFilm(
  plan: FilmPlan,
  compositor: Compositor,
  film: Pick<FilmThread, 'send'>,
  onStep: (share: number) => void,
  footage?: Pick<Footage, 'advance'>,
): Promise<void> {
  const count = plan.timeline.stepCount
  let onScreen: Moment | undefined
  let since = 0
  for (let index = 0; index < count; index++) {
    onStep(index / count)
    const moment = momentAt(plan, index)
    if (footage && index > 0) await footage.advance()
    if (footage || !onScreen || !sameMoment(moment, onScreen)) {
      // What is on screen is sent before it is touched.
      if (index > since) await film.send(compositor.takeChanges(), since * FRAMES_PER_STEP, index * FRAMES_PER_STEP)
      since = index
      compositor.show(moment)
      onScreen = moment
    }
    if (index % COLLECT_EVERY === COLLECT_EVERY - 1) collectPictures()
  }
  // The last picture goes out once more, so that the pictures are as long as the sound.
  const end = count * FRAMES_PER_STEP
  if (since * FRAMES_PER_STEP < end - 2) await film.send(compositor.takeChanges(), since * FRAMES_PER_STEP, end - 2)
  await film.send(compositor.takeChanges(), end - 2, end)
}
