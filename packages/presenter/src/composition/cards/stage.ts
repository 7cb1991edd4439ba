import type { Canvas2D } from '../../rig/canvas-backend.ts'
import type { Fonts } from '../fonts.ts'
import type { Box, Size } from '../geometry.ts'
import type { Logo } from '../overlays.ts'
import type { Palette } from '../palette.ts'
import type { Language } from '../render-job.ts'
import { TYPE_SCALES } from '../text/type-scale.ts'
import type { CardShape, TypeScale } from '../text/type-scale.ts'
import { drawText } from '../typography.ts'

/** The brand of the video. */
interface CardBrand {
  name: string
  logo?: Logo | undefined
  /** False: neither the default mark nor its arch appears, only logo and name. Defaults to true. */
  hasDefaultMark?: boolean | undefined
}

/** The frame that a card is composed for. Lengths are in units, places in a left-to-right frame. */
export interface Stage extends Size {
  shape: CardShape
  pixelsPerUnit: number
  language: Language
  /** Mirrors all places and sets text from right to left. */
  rightToLeft: boolean
  palette: Palette
  fonts: Fonts
  brand: CardBrand
  /** Lower edge of cards, above the captions. Defaults to that of their place. */
  cardBottom?: number
  /** Measures text. Nothing is drawn on it. */
  measure: Canvas2D
}

/** A text that has no room, for the editor: "The title has 214 letters, 90 fit". */
export interface TextWarning {
  place: 'address' | 'caption' | 'headline' | 'item' | 'line' | 'note' | 'price' | 'tag'
  letters: number
  /** 0 when it is left out. */
  fit: number
}

/**
 * A card that has been measured. `Rest` is the content of the next card of the same scene. Cards that build have a state: 0 is the
 * beginning, each whole number one more part, and the fraction between two is the progress of the part that comes in.
 */
export interface Card<Rest = never> {
  /** Boxes of letters, marks and codes in the displayed frame. Captions and hands keep clear of them. */
  boxes: readonly Box[]
  warnings: readonly TextWarning[]
  rest?: Rest
  /** The state in which everything is there. 0: the card does not build. */
  built: number
  /** Draws what is behind the presenter and the captions. */
  drawGround: (canvas: Canvas2D, state: number) => void
  /** Whether that differs between states. */
  hasBuiltGround?: boolean
  draw: (canvas: Canvas2D, state: number) => void
  /** Returns the boxes in which two states differ. */
  changed: (before: number, after: number) => readonly Box[]
}

export const typeOf = ({ shape }: Pick<Stage, 'shape'>): TypeScale => TYPE_SCALES[shape]

/** Returns where a place of the left-to-right frame is seen. */
export const seenBox = ({ rightToLeft, width }: Stage, box: Box): Box =>
  rightToLeft ? { ...box, x: width - box.x - box.width } : box

/** Returns the part of a card's place that is above the captions. */
export const aboveCaptions = ({ cardBottom = Infinity }: Pick<Stage, 'cardBottom'>, place: Box): Box => ({
  ...place,
  height: Math.min(place.height, cardBottom - place.y),
})

interface TextSpot {
  /** Start, middle or end of the line in the left-to-right frame. */
  x: number
  y: number
  font: string
  colour: string
  align?: 'center' | 'end' | 'start'
  /** Whether the text runs from left to right in every language, as phone numbers and addresses do. */
  isLatin?: boolean
}

export function writeText(canvas: Canvas2D, stage: Stage, text: string, spot: TextSpot): void {
  const { rightToLeft, width } = stage
  const { x, y, font, colour, align = 'start', isLatin = false } = spot
  const left = (align === 'start') !== rightToLeft
  drawText(canvas, text, {
    x: rightToLeft ? width - x : x,
    y,
    font,
    colour,
    align: align === 'center' ? 'center' : left ? 'left' : 'right',
    rightToLeft: rightToLeft && !isLatin,
  })
}
