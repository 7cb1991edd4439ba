import { createCanvas } from '@napi-rs/canvas'
import { beforeAll, expect, test } from 'vitest'
import { sampleJob } from '../../test/sample-job.ts'
import { createScreen } from '../../test/screen.ts'
import type { FrameState } from '../composition/frame-state.ts'
import { layoutOf } from '../composition/layout.ts'
import { paletteOf } from '../composition/palette.ts'
import type { RenderJob } from '../composition/render-job.ts'
import type { Shot } from '../director/storyboard.ts'
import { figureOf } from '../rig/figure.ts'
import { presenterById } from '../rig/presenters.ts'
import type { Presenter } from '../rig/presenters.ts'
import { STEPS_PER_SECOND, restStep } from '../rig/timeline.ts'
import { prepareCanvas } from './canvas/canvas.ts'
import { createCompositor } from './compositor.ts'
import { stillShot } from './stills/shot-still.ts'
import type { RenderContext } from './render-context.ts'

beforeAll(() => prepareCanvas('سلام'))

/** A photo of coloured waves, soft enough to be scaled twice. */
function photoOf(width: number, height: number) {
  const raster = createCanvas(width, height)
  const canvas = raster.getContext('2d')
  for (let row = 0; row < height; row += 4) {
    const hue = (row * 360) / height
    const shade = canvas.createLinearGradient(0, 0, width, 0)
    shade.addColorStop(0, `hsl(${hue}, 60%, 30%)`)
    shade.addColorStop(1, `hsl(${hue + 120}, 60%, 70%)`)
    canvas.fillStyle = shade
    canvas.fillRect(0, row, width, 4)
  }
  return { raster, caption: 'Harbour', isPhoto: true, original: { width, height }, focus: { x: 0.5, y: 0.45 } }
}

function contextOf(changes: Partial<RenderJob>): RenderContext {
  const job = sampleJob('', changes)
  return {
    job,
    figure: figureOf(presenterById('sofia') as Presenter, job.brand.accent),
    palette: paletteOf(job.brand),
    assets: { logo: undefined, pictures: [photoOf(1600, 1066)] },
    captions: [['Meet', 'Porto', 'Sereno.']],
  }
}

const still: FrameState = {
  shot: 0,
  fade: 1,
  step: restStep,
  caption: 0,
  spoken: 0,
  build: 0,
  moved: 0,
  lowerThird: 0,
}
const STATES: FrameState[] = [
  { ...still, step: { ...restStep, mouth: 8, yaw: -2 } },
  { ...still, moved: 20, spoken: 1, step: { ...restStep, lids: 0 } },
  { ...still, moved: 0, spoken: 2, caption: 0 },
]

function shown(context: RenderContext, shot: Shot, states: readonly FrameState[]): Uint8Array {
  const compositor = createCompositor(context, [shot])
  const { picture, show } = createScreen(layoutOf(context.job).picture)
  for (const state of states) {
    compositor.show(state)
    show(compositor.takeChanges())
  }
  return picture
}

const differing = (one: Uint8Array, other: Uint8Array, least: number) =>
  one.reduce((count, value, index) => count + (Math.abs(value - (other[index] as number)) > least ? 1 : 0), 0)

const shotOf = (shot: Partial<Shot> & Pick<Shot, 'scene'>) =>
  stillShot({ captions: true, photo: 0, ground: 'photo', texts: { headline: 'Harbour' }, ...shot })

test.each<[Partial<RenderJob>, Shot]>([
  [{}, shotOf({ scene: 'voice' })],
  [{ language: 'fa' }, shotOf({ scene: 'corner' })],
  [{ shape: '9:16' }, shotOf({ scene: 'corner', texts: {} })],
  [{ shape: '1:1' }, shotOf({ scene: 'split', ground: 'plain' })],
  [{ brand: { ...sampleJob('').brand, mode: 'dark' } }, shotOf({ scene: 'split', ground: 'plain' })],
])('only the photo moves, and everything in front looks as with a still photo: %j $scene', (choice, shot) => {
  const context = contextOf(choice)
  const calm = shown(context, shot, STATES)
  const moving = shown(context, { ...shot, camera: 'in' }, STATES)
  // Rounding of the photo aside, the frame is the same when the camera is at its beginning.
  expect(differing(calm, moving, 8)).toBeLessThan(calm.length / 500)
})

test.each(['in', 'still'] as const)('the shade under the name of a photo leaves with it: camera %s', (camera) => {
  const context = contextOf({})
  const named = shotOf({ scene: 'voice', camera, nameUntilSeconds: 2 })
  const nameless = shotOf({ scene: 'voice', camera, texts: {} })
  const gone = shown(context, named, [{ ...still, build: 1 }, { ...still, build: 0.4 }, still])
  const without = shown(context, nameless, [still])
  expect(differing(gone, without, 3)).toBe(0)
  const said = shown(context, named, [{ ...still, build: 1 }])
  expect(differing(said, without, 20)).toBeGreaterThan(said.length / 20)
})

test('a photo that moves in or out changes all over the frame', () => {
  const context = contextOf({})
  for (const camera of ['in', 'out'] as const) {
    const shot = { ...shotOf({ scene: 'voice' }), camera }
    const before = shown(context, shot, [still])
    const after = shown(context, shot, [still, { ...still, moved: 4 * STEPS_PER_SECOND }])
    expect(differing(before, after, 2)).toBeGreaterThan(before.length / 10)
  }
})
