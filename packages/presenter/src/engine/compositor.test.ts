import { createCanvas } from '@napi-rs/canvas'
import { beforeAll, expect, test } from 'vitest'
import { sampleJob } from '../../test/sample-job.ts'
import { createScreen } from '../../test/screen.ts'
import { factsCardOf } from '../film/facts-card.ts'
import type { FilmJob } from '../film/film-job.ts'
import { layoutOf } from '../film/layout.ts'
import { CARD_STEPS, FADE_STEPS, LOWER_THIRD_STEPS } from '../film/moments.ts'
import type { Moment } from '../film/moments.ts'
import { paletteOf } from '../film/palette.ts'
import type { Shot } from '../film/shots.ts'
import { figureOf } from '../rig/figure.ts'
import { GESTURE_NAMES } from '../rig/gestures.ts'
import { presenterById } from '../rig/presenters.ts'
import type { Presenter } from '../rig/presenters.ts'
import { REACH_STEPS, restStep } from '../rig/timeline.ts'
import { prepareCanvas } from './canvas.ts'
import { createCompositor } from './compositor.ts'
import type { Stagecraft } from './view.ts'

beforeAll(() => prepareCanvas())

function craftOf(changes: Partial<FilmJob>): Stagecraft {
  const job = sampleJob('', { closing: { line: 'Write to us', url: 'https://waymark.example' }, ...changes })
  const palette = paletteOf(job.brand)
  const figure = figureOf(presenterById('sofia') as Presenter, job.brand.accent)
  const card = factsCardOf(job.facts ?? {}, 'tourism', job.language, palette, layoutOf(job))
  return {
    job,
    figure,
    palette,
    card,
    props: { logo: undefined, pictures: [] },
    captions: [['Meet', 'Porto', 'Sereno.']],
  }
}

const still: Moment = {
  shot: 0,
  fade: FADE_STEPS,
  step: restStep,
  caption: 0,
  spoken: 0,
  card: 0,
  lowerThird: 0,
  nearer: 0,
}
const arms = (gesture: (typeof GESTURE_NAMES)[number], reach: number) => ({
  ...restStep,
  gesture: GESTURE_NAMES.indexOf(gesture),
  reach,
})
function screenOf(craft: Stagecraft, shots: readonly Shot[]) {
  const compositor = createCompositor(craft, shots)
  const { picture, show } = createScreen(layoutOf(craft.job).picture)
  return {
    picture,
    show(moment: Moment): void {
      compositor.show(moment)
      show(compositor.takeChanges())
    },
  }
}

// Everything moves, and then some of it moves back: what is left behind anywhere would be seen.
const MOMENTS: Moment[] = [
  still,
  { ...still, lowerThird: 2, step: { ...arms('both', REACH_STEPS), yaw: -2, tilt: 1, mouth: 8 } },
  { ...still, lowerThird: LOWER_THIRD_STEPS, step: arms('offer', REACH_STEPS), spoken: 1, card: 3 },
  { ...still, lowerThird: 1, step: arms('both', REACH_STEPS), spoken: 2, card: CARD_STEPS },
  { ...still, step: { ...arms('offer', 2), tilt: -1, lids: 0 }, spoken: 3, card: CARD_STEPS },
]

// #0b6e69 in limited range.
const PRIMARY_LIGHT = 92

/** Pixels whose lightness differs by more than soft edges do, which round differently in patches of another size. */
function differing(one: Uint8Array, other: Uint8Array, area: number): number {
  let count = 0
  for (let index = 0; index < area; index++) {
    if (Math.abs((one[index] as number) - (other[index] as number)) > 24) count++
  }
  return count
}

const CHOICES: Partial<FilmJob>[] = [
  { shape: '16:9', language: 'fa' },
  { shape: '9:16' },
  { shape: '1:1', framing: 'close' },
  { shape: '4:5', definition: '1080p' },
]

test.each(CHOICES)('a picture kept up to date by patches equals one that was shown at once: %j', (choice) => {
  const craft = craftOf(choice)
  const { width, height } = layoutOf(craft.job).picture
  const shots: Shot[] = [{ kind: 'presenter', startSeconds: 0 }]
  const kept = screenOf(craft, shots)
  const { lowerThird, pixelsPerUnit, rightToLeft } = layoutOf(craft.job)
  const x = rightToLeft ? lowerThird.x + lowerThird.width - 8 : lowerThird.x + 8
  const y = lowerThird.y + lowerThird.height / 2
  const inLowerThird = Math.floor(y * pixelsPerUnit) * width + Math.floor(x * pixelsPerUnit)
  const lights = MOMENTS.map((moment) => {
    kept.show(moment)
    return kept.picture[inLowerThird] ?? 0
  })
  // The name stands on the brand's colour and leaves nothing when it goes.
  expect(Math.abs((lights[2] ?? 0) - PRIMARY_LIGHT)).toBeLessThan(4)
  expect(Math.abs((lights[4] ?? 0) - (lights[0] ?? 0))).toBeLessThan(4)
  const fresh = screenOf(craft, shots)
  fresh.show(MOMENTS.at(-1) as Moment)
  expect(differing(kept.picture, fresh.picture, width * height)).toBeLessThan(60)

  const before = fresh.picture.slice()
  fresh.show(MOMENTS[1] as Moment)
  expect(differing(before, fresh.picture, width * height)).toBeGreaterThan(1000)
})

test('the next shot is there at once with its one face; only what it shows beside the presenter comes in', () => {
  const shots: Shot[] = [
    { kind: 'presenter', startSeconds: 0 },
    { kind: 'picture', index: 0, startSeconds: 1 },
  ]
  const craft = craftOf({})
  const raster = createCanvas(440, 330)
  raster.getContext('2d').fillRect(0, 0, 440, 330)
  const film = screenOf(
    { ...craft, props: { logo: undefined, pictures: [{ raster, caption: '', isPhoto: true }] } },
    shots,
  )
  film.show(still)
  const before = film.picture.slice()
  film.show({ ...still, shot: 1, fade: 1 })
  const first = film.picture.slice()
  film.show({ ...still, shot: 1 })
  const { content, picture } = layoutOf(craft.job, 'picture')
  const right = content.x + content.width + 32
  const rows = Array.from({ length: picture.height }, (_, row) => [
    row * picture.width + right,
    (row + 1) * picture.width,
  ])
  for (const [from, to] of rows) expect(first.subarray(from, to)).toEqual(film.picture.subarray(from, to))

  const area = picture.width * picture.height
  expect(differing(before, first, area)).toBeGreaterThan(10_000)
  expect(differing(first, film.picture, area)).toBeGreaterThan(10_000)
})

test('the logo gives way to the presenter: half-way the picture lies between both', () => {
  const shots: Shot[] = [
    { kind: 'opening', startSeconds: 0 },
    { kind: 'presenter', startSeconds: 1 },
  ]
  const film = screenOf(craftOf({ shape: '1:1' }), shots)
  film.show(still)
  const first = film.picture.slice()
  film.show({ ...still, shot: 1, fade: 2 })
  const between = film.picture.slice()
  film.show({ ...still, shot: 1 })
  const last = film.picture
  let outside = 0
  for (const [index, value] of between.entries()) {
    const [low, high] = [Math.min(first[index] ?? 0, last[index] ?? 0), Math.max(first[index] ?? 0, last[index] ?? 0)]
    if (value < low - 1 || value > high + 1) outside++
  }
  expect(outside).toBe(0)
  expect(differing(first, last, 720 * 720)).toBeGreaterThan(1000)
})
