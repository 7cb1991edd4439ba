import { createCanvas } from '@napi-rs/canvas'
import { prepareCanvas } from '../src/engine/canvas/canvas.ts'
import { figureOf } from '../src/rig/figure.ts'
import type { GestureName } from '../src/rig/gestures.ts'
import { restPose, withStance } from '../src/rig/pose.ts'
import type { Pose } from '../src/rig/pose.ts'
import { drawPresenter } from '../src/rig/presenter.ts'
import { presenters } from '../src/rig/presenters.ts'
import type { Presenter } from '../src/rig/presenters.ts'
import { VISEMES } from '../src/rig/visemes.ts'

/** Folder of the golden images. `pnpm golden` draws them again: look at them before you commit. */
export const GOLDEN = new URL('./golden/', import.meta.url)

const HEIGHT = 240
const WIDTH = 232
/** Left and top of the picture and its height, in rig units. */
const VIEW = { left: -300, top: -290, height: 620 }
const GROUND = '#dfe8ea'

interface GoldenPicture {
  name: string
  person: Presenter
  pose: Partial<Pose>
}

const personAt = (index: number): Presenter => {
  const person = presenters[index]
  if (!person) throw new Error(`There is no presenter number ${index}.`)
  return person
}

const talking = (gesture: GestureName, pose: Partial<Pose>): Partial<Pose> => ({
  gesture,
  reach: 1,
  smile: 0.6,
  shoulders: { left: 0.2, right: 0.2 },
  ...pose,
})

/** All presenters at rest, and some in a gesture or another posture. */
export const goldenPictures: readonly GoldenPicture[] = [
  ...presenters.map((person) => ({ name: person.id, person, pose: {} })),
  {
    name: 'offer',
    person: personAt(2),
    pose: talking('offer', { mouth: VISEMES.aa, yaw: -0.2, gazeX: -0.6, hair: 1 }),
  },
  { name: 'count2', person: personAt(6), pose: talking('count2', { mouth: VISEMES.mbp, yaw: 0.2, tilt: 1.8 }) },
  { name: 'point', person: personAt(3), pose: talking('point', { mouth: VISEMES.oo, yaw: -0.3, tilt: -1.2 }) },
  { name: 'greet', person: personAt(0), pose: talking('greet', { mouth: VISEMES.aa, posture: 'half' }) },
  { name: 'present', person: personAt(1), pose: talking('present', { yaw: -0.3, posture: 'half' }) },
  { name: 'aside', person: personAt(4), pose: { posture: 'aside' } },
  { name: 'chest', person: personAt(5), pose: talking('chest', { mouth: VISEMES.fv, lids: { left: 0, right: 0 } }) },
]

export function drawGolden({ person, pose }: GoldenPicture) {
  prepareCanvas()
  const picture = createCanvas(WIDTH, HEIGHT)
  const canvas = picture.getContext('2d')
  canvas.fillStyle = GROUND
  canvas.fillRect(0, 0, WIDTH, HEIGHT)
  const scale = HEIGHT / VIEW.height
  canvas.scale(scale, scale)
  canvas.translate(-VIEW.left, -VIEW.top)
  drawPresenter(canvas, figureOf(person, '#f2a541'), withStance(person, { ...restPose, ...pose }))
  return picture
}
