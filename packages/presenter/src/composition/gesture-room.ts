import {
  GESTURE_NAMES,
  HAND_RADIUS,
  heldHands,
  POSTURE_NAMES,
  RELAXED_HAND_RADIUS,
  shownHands,
} from '../rig/gestures.ts'
import type { GestureName, PostureName } from '../rig/gestures.ts'
import type { Point } from '../rig/shapes.ts'
import { isInside, overlap } from './geometry.ts'
import type { Box, FigurePlace } from './geometry.ts'

/** A hand may reach over an edge by this much: its radius is a little more than a hand. */
const OVER = 8
/** Below this scale a figure is head and shoulders in a corner. */
const SCALE_MIN = 0.75

/** Where a figure stands in the left-to-right frame, and what its hands must not cover. */
interface GestureRoom {
  figure: Pick<FigurePlace, 'scale' | 'x' | 'y'>
  /** The part of the frame in which the figure is seen. */
  room: Box
  /** Captions, name tag and card. */
  words: readonly Box[]
}

/** Returns the gestures whose hands are seen whole, beside all words. */
export function gesturesIn(place: GestureRoom | undefined): ReadonlySet<GestureName> {
  if (!place || place.figure.scale < SCALE_MIN) return new Set(['rest'])
  const { figure, room, words } = place
  const fits = (hand: Box) => isInside(hand, room) && !words.some((box) => overlap(hand, box))
  const radius = HAND_RADIUS * figure.scale - OVER
  return new Set(
    GESTURE_NAMES.filter((gesture) => shownHands(gesture).every((hand) => fits(handBox(hand, figure, radius)))),
  )
}

function handBox([x, y]: Point, figure: GestureRoom['figure'], radius: number): Box {
  return {
    x: figure.x + x * figure.scale - radius,
    y: figure.y + y * figure.scale - radius,
    width: 2 * radius,
    height: 2 * radius,
  }
}

/**
 * Returns the postures that suit a place: hands are whole and beside all words, or out of sight. Where no posture does that, hands
 * behind words are better than hands that an edge cuts. A close-up shows no hands if it can.
 */
export function posturesIn(place: GestureRoom | undefined, isCloseUp: boolean): readonly PostureName[] {
  if (!place) return ['folded']
  const { figure, room, words } = place
  const flawOf = (hand: Box): number => {
    if (!overlap(hand, room)) return 0
    if (!isInside(hand, room)) return 100
    return words.some((box) => overlap(hand, box)) ? 10 : Number(isCloseUp)
  }
  const flaws = POSTURE_NAMES.map((posture) =>
    heldHands(posture).reduce(
      (sum, hand) => sum + flawOf(handBox(hand, figure, RELAXED_HAND_RADIUS * figure.scale)),
      0,
    ),
  )
  const least = Math.min(...flaws)
  return POSTURE_NAMES.filter((_, index) => flaws[index] === least)
}
