import { GESTURE_NAMES, HAND_RADIUS, shownHands } from '../rig/gestures.ts'
import type { GestureName } from '../rig/gestures.ts'
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
  const handsOf = (gesture: GestureName): Box[] =>
    shownHands(gesture).map(([x, y]) => {
      const radius = HAND_RADIUS * figure.scale - OVER
      return {
        x: figure.x + x * figure.scale - radius,
        y: figure.y + y * figure.scale - radius,
        width: 2 * radius,
        height: 2 * radius,
      }
    })
  const fits = (hand: Box) => isInside(hand, room) && !words.some((box) => overlap(hand, box))
  return new Set(GESTURE_NAMES.filter((gesture) => handsOf(gesture).every(fits)))
}
