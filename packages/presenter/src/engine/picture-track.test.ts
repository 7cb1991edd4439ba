import { createCanvas } from '@napi-rs/canvas'
import { beforeAll, expect, test } from 'vitest'
import { sampleJob } from '../../test/sample-job.ts'
import { createScreen } from '../../test/screen.ts'
import { layoutOf } from '../film/layout.ts'
import { FADE_STEPS, NEARER_STEPS } from '../film/moments.ts'
import type { Moment } from '../film/moments.ts'
import { paletteOf } from '../film/palette.ts'
import { pictureBox } from '../film/picture-frame.ts'
import { figureOf } from '../rig/figure.ts'
import { presenterById } from '../rig/presenters.ts'
import type { Presenter } from '../rig/presenters.ts'
import { restStep } from '../rig/timeline.ts'
import { prepareCanvas } from './canvas.ts'
import { drawGround } from './ground.ts'
import { createPictureTrack } from './picture-track.ts'
import type { ShownPicture } from './props.ts'

beforeAll(() => prepareCanvas())

const job = sampleJob('', { shape: '1:1' })
const layout = layoutOf(job, 'picture')
const palette = paletteOf(job.brand)

/** A white square in the middle of a black photo, which is clear at its foot. */
function photo() {
  const raster = createCanvas(440, 330)
  const canvas = raster.getContext('2d')
  canvas.fillRect(0, 0, 440, 290)
  canvas.fillStyle = '#ffffff'
  canvas.fillRect(120, 65, 200, 200)
  return { raster, caption: '', isPhoto: true }
}

const moment = (fade: number, nearer: number): Moment => ({
  shot: 1,
  fade,
  step: restStep,
  caption: -1,
  spoken: -1,
  card: 0,
  lowerThird: 0,
  nearer,
})

function openTrack(pictures: readonly ShownPicture[]) {
  const figure = figureOf(presenterById('sofia') as Presenter, job.brand.accent)
  const ground = drawGround(job, layout, { figure, palette, props: { logo: undefined, pictures: [] } })
  const { picture: data, show } = createScreen(layout.picture)
  const track = createPictureTrack({ layout, ground, palette, pictures })
  let shown: Moment | undefined
  return {
    data,
    enter(index: number, follows: boolean): void {
      shown = undefined
      track.enter(index, follows)
    },
    showAt(next: Moment): void {
      const patch = track.paint(next, shown)
      if (patch) show([patch])
      shown = next
    },
  }
}

test('a photo grows about its middle inside corners that stay, and begins as it was drawn', () => {
  const shown = photo()
  const { data, enter, showAt } = openTrack([shown])
  const { width } = layout.picture
  const box = pictureBox(layout, shown.raster)
  const [left, middle] = [Math.round(box.x), Math.round(box.y + box.height / 2)]
  const lightAt = (x: number, y: number) => data[y * width + x] ?? 0
  /** Where the square begins in the middle row. */
  const edge = () => data.subarray(middle * width + left, (middle + 1) * width).findIndex((light) => light > 126)

  enter(0, false)
  showAt(moment(FADE_STEPS, 0))
  const drawn = data.slice()
  const corner = lightAt(left + 1, Math.round(box.y) + 1)
  expect(edge()).toBe(120)

  showAt(moment(FADE_STEPS, 1))
  showAt(moment(FADE_STEPS, 0))
  let most = 0
  for (const [index, light] of drawn.entries()) most = Math.max(most, Math.abs(light - (data[index] ?? 0)))
  // Soft edges are rounded twice.
  expect(most).toBeLessThan(20)

  showAt(moment(FADE_STEPS, NEARER_STEPS))
  // 7 % larger: the edge 100 from the middle is now 107 from it.
  expect(edge()).toBe(113)
  expect(Math.abs(lightAt(left + 1, Math.round(box.y) + 1) - corner)).toBeLessThan(3)
})

test('a picture comes in on the bare ground, and the next one in its place', () => {
  const black = photo()
  const white = photo()
  white.raster.getContext('2d').fillStyle = '#ffffff'
  white.raster.getContext('2d').fillRect(0, 0, 440, 330)
  const { data, enter, showAt } = openTrack([black, white])
  const box = pictureBox(layout, black.raster)
  const at = Math.round(box.y + 20) * layout.picture.width + Math.round(box.x + 20)
  const lightOf = (fade: number): number => {
    showAt(moment(fade, 0))
    return data[at] ?? 0
  }
  enter(0, false)
  const [faint, clear] = [1, FADE_STEPS].map(lightOf)
  expect(faint).toBeGreaterThan(150)
  expect(clear).toBe(16)

  enter(1, true)
  const [first, last] = [1, FADE_STEPS].map(lightOf)
  expect(first).toBeLessThan(70)
  expect(last).toBe(235)
})
