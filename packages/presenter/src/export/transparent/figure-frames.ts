import { createCanvas } from '@napi-rs/canvas'
import type { Size } from '../../composition/geometry.ts'
import { layoutOf } from '../../composition/layout.ts'
import type { RenderJob } from '../../composition/render-job.ts'
import { inFigureSpace } from '../../engine/layers/figure-space.ts'
import { figureOf } from '../../rig/figure.ts'
import { withStance } from '../../rig/pose.ts'
import { drawPresenter } from '../../rig/presenter.ts'
import type { Presenter } from '../../rig/presenters.ts'
import { poseOf } from '../../rig/timeline.ts'
import type { Step } from '../../rig/timeline.ts'
import { type SplitPicture, splitAlpha } from './split-alpha.ts'

/**
 * Draws a presenter in the middle of a frame, with nothing else. The frame is no wider than high, which leaves room for both arms:
 * what is empty beside them would only cost time.
 */
export function createFigureFrames(
  job: RenderJob,
  person: Presenter,
): { size: Size; draw: (step: Step) => SplitPicture } {
  const { picture, pixelsPerUnit, figure: place } = layoutOf({ ...job, framing: 'medium' })
  const { height } = picture
  const width = Math.min(picture.width, height)
  const figure = figureOf(person, job.brand.accent)
  const context = createCanvas(width, height).getContext('2d')
  return {
    size: { width, height },
    draw(step) {
      context.resetTransform()
      context.clearRect(0, 0, width, height)
      context.scale(pixelsPerUnit, pixelsPerUnit)
      const pose = withStance(person, poseOf(step))
      inFigureSpace(context, { ...place, x: width / pixelsPerUnit / 2 }, () => drawPresenter(context, figure, pose))
      return splitAlpha(context.getImageData(0, 0, width, height).data, width, height)
    },
  }
}
