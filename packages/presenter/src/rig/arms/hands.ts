import { outline } from '../canvas-backend.ts'
import type { Canvas2D } from '../canvas-backend.ts'
import type { HandShape } from '../gestures.ts'
import { drawKnuckles, drawNail, drawPalm, drawPalmCreases, drawPiece, finger, thumb } from './hand-parts.ts'
import { fill, limb, radians } from '../shapes.ts'
import type { Side } from '../shapes.ts'
import type { SkinTones } from '../colour.ts'

type DrawHand = (canvas: Canvas2D, skin: SkinTones) => void

// Covers the root of the thumb, so that it grows out of the palm.
const BALL_OF_THUMB = 'M2 -6C2 -26 14 -30 20 -24C16 -16 12 -6 10 4Z'
const BALL_FROM_BEHIND = 'M2 -4C4 -26 14 -30 20 -24C16 -14 12 -4 10 5Z'
const BALL_OF_FOLDED = 'M2 -4C4 -26 14 -30 19 -24C16 -14 12 -4 10 5Z'

const open: DrawHand = (canvas, skin) => {
  const fingers = [finger('pinky', -24, -6), finger('ring', -10, -3), finger('middle', 0, -2), finger('index', 11, -2)]
  for (const shape of fingers) drawPiece(canvas, shape, skin)
  drawPalm(canvas, skin)
  drawPiece(
    canvas,
    thumb([
      [12, -14],
      [25, -25],
      [35, -40],
      [40, -54],
    ]),
    skin,
  )
  fill(canvas, outline(BALL_OF_THUMB), skin.base)
  drawPalmCreases(canvas, skin)
}

/** A flat hand that points. Pointing with a finger is rude in many cultures. */
const joined: DrawHand = (canvas, skin) => {
  canvas.scale(0.92, 1.02)
  const fingers = [
    finger('pinky', 2, 6, 0.98),
    finger('ring', 1, 4, 1.02),
    finger('middle', 0, 2, 1.04),
    finger('index', -2, 1, 1.02),
  ]
  for (const shape of fingers) drawPiece(canvas, shape, skin)
  drawPalm(canvas, skin)
  drawPiece(
    canvas,
    thumb([
      [13, -12],
      [26, -22],
      [35, -36],
      [38, -50],
    ]),
    skin,
  )
  fill(canvas, outline(BALL_OF_THUMB), skin.base)
  drawPalmCreases(canvas, skin)
}

const STOUT = 1.16

/** A fist with one to three fingers up; the others are folded over the palm. */
const counting =
  (raised: 1 | 2 | 3, indexLean: number): DrawHand =>
  (canvas, skin) => {
    // Seen alone a finger looks thinner than beside the others.
    const up = (name: 'index' | 'middle' | 'ring', spread: number, length = 0.96) =>
      drawPiece(canvas, finger(name, spread, -2, length, STOUT), skin)
    if (raised === 3) up('ring', -17)
    if (raised >= 2) up('middle', raised === 3 ? -2 : -9)
    up('index', raised >= 2 ? 11 : indexLean)
    drawPalm(canvas, skin)
    const folded = [
      [-16.5, -45],
      [-6, -50],
      [5, -52],
    ].slice(0, 4 - raised)
    for (const [x = 0, y = 0] of folded) {
      const shape = limb(
        [
          [x, y - 5],
          [x + 1, y + 7],
          [x + 3, y + 20],
        ],
        [13, 14, 12],
      )
      drawPiece(canvas, shape, skin, -3.6, 1.4)
    }
    drawPiece(
      canvas,
      thumb(
        [
          [18, -10],
          [22, -22],
          [13, -30],
          [-1, -31],
        ],
        [18, 17, 14.5, 12.5],
      ),
      skin,
      -3.6,
      1.6,
    )
  }

/** The back of a hand laid on the chest. */
const flat: DrawHand = (canvas, skin) => {
  const fingers = [finger('pinky', -8, 5, 0.98), finger('ring', -3, 4), finger('middle', 2, 3), finger('index', 6, 3)]
  for (const shape of fingers) drawPiece(canvas, shape, skin)
  drawPalm(canvas, skin)
  drawPiece(
    canvas,
    thumb([
      [13, -14],
      [26, -22],
      [36, -34],
      [42, -46],
    ]),
    skin,
  )
  fill(canvas, outline(BALL_FROM_BEHIND), skin.base)
  drawKnuckles(
    canvas,
    [
      [-15, -44],
      [-5, -50],
      [5.5, -51],
      [15.5, -47],
    ],
    skin,
  )
  drawNail(canvas, 23, -92, 0.15, skin)
  drawNail(canvas, 8.6, -98.5, 0.08, skin)
  drawNail(canvas, -6.5, -93, -0.01, skin)
  drawNail(canvas, -20, -79, -0.06, skin)
}

/** The back of a relaxed hand resting on the other one. */
const fold: DrawHand = (canvas, skin) => {
  const fingers = [
    finger('pinky', 6, 8, 0.9),
    finger('ring', 3, 8, 0.94),
    finger('middle', 1, 8, 0.94),
    finger('index', -1, 10, 0.94),
  ]
  for (const shape of fingers) drawPiece(canvas, shape, skin)
  drawPalm(canvas, skin)
  drawPiece(
    canvas,
    thumb(
      [
        [12, -14],
        [22, -28],
        [21, -44],
        [14, -58],
      ],
      [18, 15, 13, 10.5],
    ),
    skin,
    -3.6,
    1.2,
  )
  fill(canvas, outline(BALL_OF_FOLDED), skin.base)
  drawKnuckles(
    canvas,
    [
      [-15, -43],
      [-5, -48],
      [5.5, -49],
    ],
    skin,
  )
}

const HANDS: Record<HandShape, DrawHand> = {
  open,
  flat,
  fold,
  count1: counting(1, 6),
  count2: counting(2, 6),
  count3: counting(3, 6),
  joined,
}

interface HandPlace {
  x: number
  y: number
  degrees: number
  side: Side
  size: number
}

/** Draws a hand: drawn once with the thumb towards +x, mirrored for the other side. */
export function drawHand(canvas: Canvas2D, shape: HandShape, skin: SkinTones, place: HandPlace): void {
  canvas.save()
  canvas.translate(place.x, place.y)
  canvas.rotate(radians(place.degrees))
  canvas.scale(-place.side * place.size, place.size)
  HANDS[shape](canvas, skin)
  canvas.restore()
}
