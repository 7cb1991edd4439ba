import { createCanvas } from '@napi-rs/canvas'
import { beforeAll, expect, test } from 'vitest'
import { sampleJob } from '../../test/sample-job.ts'
import { createScreen } from '../../test/screen.ts'
import type { RenderJob } from '../composition/render-job.ts'
import { layoutOf } from '../composition/layout.ts'
import { LOWER_THIRD_STEPS } from '../composition/frame-state.ts'
import type { FrameState } from '../composition/frame-state.ts'
import { paletteOf } from '../composition/palette.ts'
import type { Shot } from '../director/storyboard.ts'
import { figureOf } from '../rig/figure.ts'
import { GESTURE_NAMES } from '../rig/gestures.ts'
import { presenterById } from '../rig/presenters.ts'
import type { Presenter } from '../rig/presenters.ts'
import { REACH_STEPS, restStep } from '../rig/timeline.ts'
import { prepareCanvas } from './canvas/canvas.ts'
import { createCompositor } from './compositor.ts'
import type { Footage } from './layers/footage.ts'
import { stillShot } from './stills/shot-still.ts'
import type { RenderContext } from './render-context.ts'

beforeAll(() => prepareCanvas('سلام'))

function contextOf(changes: Partial<RenderJob>): RenderContext {
  const job = sampleJob('', { closing: { line: 'Write to us', url: 'https://waymark.example' }, ...changes })
  return {
    job,
    figure: figureOf(presenterById('sofia') as Presenter, job.brand.accent),
    palette: paletteOf(job.brand),
    assets: { logo: undefined, pictures: [] },
    captions: [['Meet', 'Porto', 'Sereno.']],
  }
}

const still: FrameState = { shot: 0, fade: 1, step: restStep, caption: 0, spoken: 0, build: 0, moved: 0, lowerThird: 0 }
const arms = (gesture: (typeof GESTURE_NAMES)[number], reach: number) => ({
  ...restStep,
  gesture: GESTURE_NAMES.indexOf(gesture),
  reach,
})
function screenOf(context: RenderContext, shots: readonly Shot[]) {
  const compositor = createCompositor(context, shots)
  const { picture, show } = createScreen(layoutOf(context.job).picture)
  return {
    picture,
    show(state: FrameState): void {
      compositor.show(state)
      show(compositor.takeChanges())
    },
  }
}

// Everything moves, and some of it back.
const STATES: FrameState[] = [
  still,
  { ...still, lowerThird: 2, build: 0.4, step: { ...arms('both', REACH_STEPS), yaw: -2, tilt: 1, mouth: 8 } },
  { ...still, lowerThird: LOWER_THIRD_STEPS, step: arms('offer', REACH_STEPS), spoken: 1, build: 1 },
  { ...still, lowerThird: 1, step: arms('both', REACH_STEPS), spoken: 2, build: 1.7 },
  { ...still, step: { ...arms('offer', 2), tilt: -1, lids: 0 }, spoken: 3, build: 2 },
]

/** Counts pixels that differ by more than antialiasing. */
function differing(one: Uint8Array, other: Uint8Array, area: number): number {
  let count = 0
  for (let index = 0; index < area; index++) {
    if (Math.abs((one[index] as number) - (other[index] as number)) > 24) count++
  }
  return count
}

const shotOf = (shot: Partial<Shot> & Pick<Shot, 'scene'>) => stillShot({ captions: true, ...shot })
const items = ['Two rooms', 'A balcony'].map((text) => ({ text, startSeconds: 0 }))

test.each<[Partial<RenderJob>, Shot]>([
  [{ language: 'fa' }, shotOf({ scene: 'wide', ground: 'scene', nameTag: true })],
  [{ shape: '9:16' }, shotOf({ scene: 'medium', texts: { headline: 'Four rooms' } })],
  [{ shape: '1:1' }, shotOf({ scene: 'close', ground: 'scene', texts: { headline: 'Why not?' } })],
  [{ shape: '4:5', definition: '1080p' }, shotOf({ scene: 'split', ground: 'plain' })],
  [{ shape: '5:4' }, shotOf({ scene: 'corner', ground: 'scene' })],
  [{ shape: '9:16' }, shotOf({ scene: 'offer', ground: 'brand', texts: { headline: 'Stay', price: '$90' }, items })],
  [{}, shotOf({ scene: 'list', ground: 'plain', texts: { headline: 'Two walks' }, items, captions: false })],
  [{}, shotOf({ scene: 'address', ground: 'plain', texts: { headline: 'Porto' }, items })],
  [{ shape: '4:5' }, shotOf({ scene: 'quote', ground: 'plain', texts: { headline: 'We stayed on', line: 'Ann' } })],
  [{}, shotOf({ scene: 'end', texts: { headline: 'Write to us' }, captions: false })],
])('a patched frame equals a complete one: %j $scene', (choice, shot) => {
  const context = contextOf(choice)
  const { width, height } = layoutOf(context.job).picture
  const kept = screenOf(context, [shot])
  for (const state of STATES) kept.show(state)
  const fresh = screenOf(context, [shot])
  fresh.show(STATES.at(-1) as FrameState)
  expect(differing(kept.picture, fresh.picture, width * height)).toBeLessThan(80)
})

test('the name tag leaves nothing behind, also over the presenter', () => {
  const context = contextOf({ shape: '9:16' })
  const video = screenOf(context, [shotOf({ scene: 'wide', ground: 'scene', nameTag: true })])
  video.show(still)
  const before = video.picture.slice()
  video.show({ ...still, lowerThird: LOWER_THIRD_STEPS })
  expect(differing(before, video.picture, 720 * 1280)).toBeGreaterThan(5000)
  video.show(still)
  expect(differing(before, video.picture, 720 * 1280)).toBeLessThan(20)
})

test('a cut shows the next shot at once, and out of the opening it grows without anybody seen twice', () => {
  const shots = [
    shotOf({ scene: 'opening', ground: 'brand', texts: { headline: 'Porto Sereno' }, captions: false }),
    shotOf({ scene: 'wide', ground: 'scene', transition: 'grow' }),
    shotOf({ scene: 'close', ground: 'scene' }),
  ]
  const video = screenOf(contextOf({ shape: '1:1' }), shots)
  const area = 720 * 720
  video.show({ ...still, build: 2 })
  const opening = video.picture.slice()
  video.show({ ...still, shot: 1, fade: 0.4 })
  const between = video.picture.slice()
  video.show({ ...still, shot: 1 })
  const wide = video.picture.slice()
  expect(differing(opening, wide, area)).toBeGreaterThan(1000)
  for (const end of [opening, wide]) expect(differing(between, end, area)).toBeGreaterThan(1000)
  // Each sample is of the opening, of the next shot, or of the line between them.
  const others = between.slice(0, area).filter((value, at) => value !== opening[at] && value !== wide[at])
  expect(new Set(others).size).toBe(1)
  video.show({ ...still, shot: 2 })
  const close = screenOf(contextOf({ shape: '1:1' }), shots.slice(2))
  close.show(still)
  expect(differing(video.picture, close.picture, area)).toBe(0)
})

// A grey wall.
const footage: Footage = {
  picture: { data: new Uint8Array((320 * 180 * 3) / 2).fill(128), width: 320, height: 180 },
  still: createCanvas(320, 180),
  advance: async () => {},
  stepAt: () => 0,
  close: () => {},
}

test.each(['medium', 'wide'] as const)('nothing of an earlier caption remains beside a recording: %s', (scene) => {
  const captions = [
    ['There', 'are', 'four', 'bedrooms', 'here,'],
    ['and', 'more.'],
  ]
  const context = { ...contextOf({}), captions, footage }
  const shots = [shotOf({ scene, texts: { headline: 'Four rooms' } })]
  const last = { ...still, caption: 1 }
  for (const state of [last, { ...still, caption: -1 }]) {
    const [kept, fresh] = [screenOf(context, shots), screenOf(context, shots)]
    kept.show(still)
    kept.show(state)
    fresh.show(state)
    expect(differing(kept.picture, fresh.picture, 1280 * 720)).toBe(0)
  }
})
