import type { Shape } from '../render-job.ts'
import type { Box, Size } from '../geometry.ts'

/** Sizes of letters in units (pixels of the 720-line picture), and the area that platforms leave free. */
export interface TypeScale {
  /** Title of the opening. Prices begin here and may be larger. */
  display: number
  headline: number
  secondHeadline: number
  /** Rows, contacts and the first line of a name tag. */
  body: number
  quote: number
  caption: number
  /** The smallest letters of anything but the AI label. */
  least: number
  /** Distance of letters, logos and QR codes from the edges of the frame. `lowerEnd` is the end side of the lower half. */
  margins: Record<'bottom' | 'lowerEnd' | 'side' | 'top', number>
}

/** A shape that cards are composed for. */
export type CardShape = Shape | '5:4'

/**
 * On an upright phone a 16:9 video is 390 points wide, so 32 units are 9.8 points. A 9:16 video fills the phone. Its margins stay
 * clear of the controls that TikTok, Reels and Shorts lay over it. 4:5 keeps to the square that profile grids crop it to.
 */
export const TYPE_SCALES: Record<CardShape, TypeScale> = {
  '16:9': {
    display: 86,
    headline: 64,
    secondHeadline: 46,
    body: 34,
    quote: 72,
    caption: 36,
    least: 32,
    margins: { side: 64, top: 48, bottom: 56, lowerEnd: 64 },
  },
  '9:16': {
    display: 92,
    headline: 72,
    secondHeadline: 52,
    body: 42,
    quote: 62,
    caption: 44,
    least: 36,
    margins: { side: 48, top: 118, bottom: 284, lowerEnd: 100 },
  },
  '1:1': {
    display: 72,
    headline: 56,
    secondHeadline: 44,
    body: 36,
    quote: 50,
    caption: 37,
    least: 32,
    margins: { side: 44, top: 40, bottom: 44, lowerEnd: 44 },
  },
  '4:5': {
    display: 78,
    headline: 60,
    secondHeadline: 46,
    body: 38,
    quote: 56,
    caption: 40,
    least: 34,
    margins: { side: 44, top: 98, bottom: 98, lowerEnd: 44 },
  },
  '5:4': {
    display: 78,
    headline: 58,
    secondHeadline: 44,
    body: 35,
    quote: 60,
    caption: 37,
    least: 32,
    margins: { side: 52, top: 44, bottom: 50, lowerEnd: 52 },
  },
}

/** Returns the area for letters in the upper half of a left-to-right frame. In the lower half it may end earlier. */
export function safeAreaOf(shape: CardShape, { width, height }: Size): Box {
  const { side, top, bottom } = TYPE_SCALES[shape].margins
  return { x: side, y: top, width: width - 2 * side, height: height - top - bottom }
}
