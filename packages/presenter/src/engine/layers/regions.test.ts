import { createCanvas } from '@napi-rs/canvas'
import type { SKRSContext2D } from '@napi-rs/canvas'
import { beforeAll, expect, test } from 'vitest'
import type { Shape } from '../../composition/render-job.ts'
import { sceneLayoutOf } from '../../composition/scene-layout.ts'
import type { Scene } from '../../director/scenes.ts'
import { figureOf } from '../../rig/figure.ts'
import { GESTURE_NAMES, POSTURE_NAMES } from '../../rig/gestures.ts'
import { withStance } from '../../rig/pose.ts'
import { drawForearms, drawHead, drawSleeves } from '../../rig/presenter.ts'
import { presenters } from '../../rig/presenters.ts'
import { poseOf, REACH_STEPS, restStep } from '../../rig/timeline.ts'
import type { Step } from '../../rig/timeline.ts'
import { torsoPath } from '../../rig/outfits/torso.ts'
import { VISEME_NAMES } from '../../rig/visemes.ts'
import { prepareCanvas } from '../canvas/canvas.ts'
import { EYES, FOLDED_ARMS, MOUTH, NECK, overlap, pixelBox, presenterBox, RAISED_ARMS, regionsOf } from './regions.ts'
import type { Reach } from './regions.ts'

const SIZE = 900
const ORIGIN = { x: 450, y: 400 }

beforeAll(() => prepareCanvas())

/** Returns the bounds of a drawing in body coordinates. */
function reachOf(draw: (canvas: SKRSContext2D) => void): Reach {
  const picture = createCanvas(SIZE, SIZE)
  const canvas = picture.getContext('2d')
  canvas.translate(ORIGIN.x, ORIGIN.y)
  draw(canvas)
  const { data } = canvas.getImageData(0, 0, SIZE, SIZE)
  const reach = { left: SIZE, top: SIZE, right: 0, bottom: 0 }
  for (let index = 3; index < data.length; index += 4) {
    if ((data[index] ?? 0) <= 8) continue
    const pixel = (index - 3) / 4
    const [x, y] = [pixel % SIZE, Math.floor(pixel / SIZE)]
    reach.left = Math.min(reach.left, x)
    reach.right = Math.max(reach.right, x + 1)
    reach.top = Math.min(reach.top, y)
    reach.bottom = Math.max(reach.bottom, y + 1)
  }
  return [reach.left - ORIGIN.x, reach.top - ORIGIN.y, reach.right - ORIGIN.x, reach.bottom - ORIGIN.y]
}

const HEADS: Step[] = [-3, 2].flatMap((yaw) =>
  [-2, 3].flatMap((tilt) => [0, 2].map((nod) => ({ ...restStep, yaw, tilt, nod, hair: nod - 1 }))),
)
const LEANING: Step = {
  ...restStep,
  gesture: GESTURE_NAMES.indexOf('point'),
  reach: REACH_STEPS,
  lean: 2,
  yaw: -3,
  hair: -1,
}

function expectWithin([left, top, right, bottom]: Reach, box: Reach): void {
  expect(left).toBeGreaterThanOrEqual(box[0])
  expect(top).toBeGreaterThanOrEqual(box[1])
  expect(right).toBeLessThanOrEqual(box[2])
  expect(bottom).toBeLessThanOrEqual(box[3])
}

test.each(presenters.map((person) => [person.id, person] as const))(
  'every part of %s stays inside its region',
  (_id, person) => {
    const figure = figureOf(person, '#f2a541')
    const pose = (step: Step) => withStance(person, poseOf(step))
    const mouths = VISEME_NAMES.map((_, index) => index * 2)
    const mouth = reachOf((canvas) => {
      for (const head of [...HEADS, LEANING]) {
        for (const index of mouths) drawHead(canvas, figure, pose({ ...head, mouth: index }), ['mouth'])
      }
    })
    expectWithin(mouth, MOUTH)
    const eyes = reachOf((canvas) => {
      for (const head of [...HEADS, LEANING]) {
        for (const lids of [0, 3]) drawHead(canvas, figure, pose({ ...head, lids, gaze: 2 }), ['eyes'])
      }
    })
    expectWithin(eyes, EYES)
    const head = reachOf((canvas) => {
      for (const step of [...HEADS, LEANING]) drawHead(canvas, figure, pose(step), ['hairBack', 'face', 'hairFront'])
    })
    // Long hair may reach into the region of the arms, because it is drawn with the neck.
    expectWithin([head[0], head[1], head[2], Math.min(head[3], NECK[3])], [NECK[0], -300, NECK[2], NECK[3]])
    const arms = reachOf((canvas) => {
      for (const gesture of GESTURE_NAMES.keys()) {
        for (const [posture, reach] of [0, 1, 2].flatMap((one) =>
          [2, 4, 6, REACH_STEPS].map((share) => [one, share] as const),
        )) {
          const step = { ...restStep, gesture, reach, posture, breath: 2 }
          drawSleeves(canvas, figure, pose(step))
          drawForearms(canvas, figure, pose(step), torsoPath(figure))
        }
      }
    })
    const held = reachOf((canvas) => {
      for (const posture of POSTURE_NAMES.keys()) {
        const step = { ...restStep, posture, breath: 2 }
        drawSleeves(canvas, figure, pose(step))
        drawForearms(canvas, figure, pose(step), torsoPath(figure))
      }
    })
    expect(held[0]).toBeGreaterThanOrEqual(FOLDED_ARMS[0])
    expect(held[2]).toBeLessThanOrEqual(FOLDED_ARMS[2])
    const [left, , right] = RAISED_ARMS
    expect(arms[0]).toBeGreaterThanOrEqual(left)
    expect(arms[2]).toBeLessThanOrEqual(right)
  },
)

const SHAPES: Shape[] = ['16:9', '9:16', '1:1', '4:5', '5:4']
const CAPTIONED: readonly Scene[] = ['wide', 'medium', 'close', 'corner', 'split']
const UNCAPTIONED: readonly Scene[] = ['offer', 'end']
const LAYOUTS = SHAPES.flatMap((shape) =>
  (['720p', '1080p'] as const).flatMap((definition) =>
    (['en', 'fa'] as const).flatMap((language) =>
      [...CAPTIONED, ...UNCAPTIONED].map((scene) =>
        sceneLayoutOf({ shape, definition, language }, { scene, texts: {}, captions: CAPTIONED.includes(scene) }),
      ),
    ),
  ),
).filter(({ hasFigure }) => hasFigure)

test('in every scene the regions have even sizes, lie in the picture and overlap neither each other nor captions', () => {
  expect(LAYOUTS.length).toBeGreaterThan(100)
  const clashes: string[] = []
  for (const layout of LAYOUTS) {
    const { face, neck, eyes, mouth, folded, raised, everything } = regionsOf(layout)
    for (const arms of [folded, raised]) {
      const apart = [face, neck, ...arms, pixelBox(layout, layout.captionArea)]
      for (const [index, box] of apart.entries()) {
        for (const edge of [box.x, box.y, box.width, box.height]) {
          expect(edge % 2).toBe(0)
          expect(edge).toBeGreaterThanOrEqual(0)
        }
        expect(box.x + box.width).toBeLessThanOrEqual(everything.width)
        expect(box.y + box.height).toBeLessThanOrEqual(everything.height)
        for (const other of apart.slice(index + 1)) {
          if (overlap(box, other)) clashes.push(`${layout.shape} ${layout.scene}: ${JSON.stringify([box, other])}`)
        }
      }
    }
    expect(Math.min(face.height, neck.height)).toBeGreaterThan(0)
    // They share an edge, so that neither erases the other.
    expect(mouth.y).toBe(eyes.y + eyes.height)
  }
  expect(clashes).toEqual([])
})

test('captions beside the presenter of 16:9 are not drawn again when the arms move', () => {
  for (const scene of ['wide', 'medium', 'split', 'offer', 'corner'] as const) {
    const layout = sceneLayoutOf({}, { scene, captions: true, texts: {} })
    const area = pixelBox(layout, layout.captionArea)
    expect([scene, overlap(area, presenterBox(regionsOf(layout)))]).toEqual([scene, false])
  }
})
