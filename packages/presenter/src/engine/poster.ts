import { writeFile } from 'node:fs/promises'
import type { Canvas, SKRSContext2D } from '@napi-rs/canvas'
import { drawClosingCard } from '../film/closing-card.ts'
import { layoutOf } from '../film/layout.ts'
import type { Layout } from '../film/layout.ts'
import { withShadow } from '../film/light.ts'
import { drawLowerThird, drawTitle } from '../film/overlays.ts'
import { restPose, withStance } from '../rig/pose.ts'
import { drawPresenter } from '../rig/presenter.ts'
import { alpha } from '../rig/tone.ts'
import { VISEMES } from '../rig/visemes.ts'
import { inFigureSpace, withinWindow } from './figure-space.ts'
import { coverCrop } from './footage-track.ts'
import { drawGround, fullPicture } from './ground.ts'
import type { Stagecraft } from './view.ts'
import { writtenWhole } from './written-whole.ts'

/** Writes a canvas as PNG, or as JPEG when the path ends so. */
export async function writePicture(canvas: Canvas, path: string): Promise<void> {
  const bytes = /\.jpe?g$/i.test(path) ? await canvas.encode('jpeg', 88) : await canvas.encode('png')
  await writtenWhole(path, (partPath) => writeFile(partPath, bytes))
}

/** A recording's first picture, as it is seen in the arch. */
function drawStill(canvas: SKRSContext2D, layout: Layout, still: Canvas): void {
  const { arch } = layout
  const crop = coverCrop(still, arch)
  withinWindow(canvas, { ...layout.figure, window: arch }, () =>
    canvas.drawImage(still, crop.x, crop.y, crop.width, crop.height, arch.x, arch.y, arch.width, arch.height),
  )
}

/** The still picture of a film: the presenter greets beside the title, and no card or caption is in the way. */
export function drawPoster(craft: Stagecraft): Canvas {
  const { job, palette, props } = craft
  return drawGreeting(craft, layoutOf(job), (canvas, layout) => {
    drawTitle(canvas, { ...layout, title: { ...layout.title, size: layout.title.size * 1.2 } }, job.title, palette)
    drawLowerThird(canvas, layout, job.lowerThird, palette, props.logo !== undefined)
  })
}

/** The last seconds of a film as one picture. */
export function drawClosingStill(craft: Stagecraft): Canvas {
  const { job, palette } = craft
  return drawGreeting(craft, layoutOf(job, 'closing'), (canvas, layout) => {
    if (job.closing) drawClosingCard(canvas, layout, job.closing, palette)
  })
}

function drawGreeting(
  { job, figure, palette, props, footage }: Stagecraft,
  layout: Layout,
  drawFront: (canvas: SKRSContext2D, layout: Layout) => void,
): Canvas {
  const { width, height } = layout
  const { behind } = drawGround(job, layout, { figure, palette, props })
  const pose = { ...restPose, mouth: VISEMES.grin, gesture: 'both' as const, reach: 1 }
  const standing = fullPicture(layout, (canvas) =>
    inFigureSpace(canvas, layout.figure, () => drawPresenter(canvas, figure, withStance(figure.person, pose))),
  )
  const dark = palette.mode === 'dark'
  const edge = { colour: dark ? '#ffffff80' : alpha(palette.shadow, 0.34), blur: 3, drop: 0 }
  return fullPicture(layout, (canvas) => {
    canvas.drawImage(behind, 0, 0, width, height)
    if (footage) drawStill(canvas, layout, footage.still)
    else
      withinWindow(canvas, layout.figure, () =>
        withShadow(canvas, edge, () => canvas.drawImage(standing, 0, 0, width, height)),
      )
    drawFront(canvas, layout)
  })
}
