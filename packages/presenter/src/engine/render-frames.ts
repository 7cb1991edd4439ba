import { frameStateAt, sameFrameState } from '../composition/frame-state.ts'
import type { RenderPlan, FrameState } from '../composition/frame-state.ts'
import { STEPS_PER_SECOND } from '../rig/timeline.ts'
import { collectGarbage, collectNow } from './garbage-collection.ts'
import type { Compositor } from './compositor.ts'
import { FRAMES_PER_SECOND } from './encoding/video-encoder.ts'
import type { EncoderThread } from './encoding/encoder-thread.ts'
import type { Footage } from './layers/footage.ts'

const FRAMES_PER_STEP = FRAMES_PER_SECOND / STEPS_PER_SECOND
const COLLECT_EVERY = 60

/**
 * Renders all steps and sends the dirty rectangles of every frame that differs from the one before. With a recording every frame
 * differs. `onStep` may throw to stop.
 */
export async function renderFrames(
  plan: RenderPlan,
  compositor: Compositor,
  video: Pick<EncoderThread, 'send'>,
  onStep: (share: number) => void,
  footage?: Pick<Footage, 'advance'>,
): Promise<void> {
  const count = plan.timeline.stepCount
  let onScreen: FrameState | undefined
  let since = 0
  const send = (fromFrame: number, toFrame: number) =>
    video.send(compositor.takeChanges(), { fromFrame, toFrame, isMoving: compositor.isMoving })
  for (let index = 0; index < count; index++) {
    onStep(index / count)
    const state = frameStateAt(plan, index)
    if (footage && index > 0) await footage.advance()
    if (footage || !onScreen || !sameFrameState(state, onScreen)) {
      // The frame on screen is sent before the next is drawn.
      if (index > since) await send(since * FRAMES_PER_STEP, index * FRAMES_PER_STEP)
      since = index
      if (state.shot !== onScreen?.shot) {
        compositor.leave()
        await collectNow()
      }
      compositor.show(state)
      onScreen = state
    }
    if (index % COLLECT_EVERY === COLLECT_EVERY - 1) collectGarbage()
  }
  // The last frame is repeated, so that video and audio have the same length.
  const end = count * FRAMES_PER_STEP
  if (since * FRAMES_PER_STEP < end - 2) await send(since * FRAMES_PER_STEP, end - 2)
  await send(end - 2, end)
}
