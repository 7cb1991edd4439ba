import { LANGUAGES } from './render-job.ts'
import type { Brand, Definition, Framing, Language, Shape } from './render-job.ts'
import { fontsOf } from './fonts.ts'
import type { Fonts } from './fonts.ts'
import type { Box, FigurePlace, Size } from './geometry.ts'
import { LAYOUT_TEMPLATES } from './layout-templates.ts'

/** The frame of a video, and the presenter in the arch. Lengths are in units: pixels at 720p. */
export interface Layout extends Size {
  shape: Shape
  /** Mirrors the layout and sets text from right to left. */
  rightToLeft: boolean
  fonts: Fonts
  /** Frame size in pixels. Even numbers. */
  picture: Size
  pixelsPerUnit: number
  arch: Box
  figure: FigurePlace
  label: Box
}

const PIXELS_PER_UNIT: Record<Definition, number> = { '720p': 1, '1080p': 1.5 }
const RIGHT_TO_LEFT: readonly Language[] = ['fa']

/** Returns whether a language is written from right to left. */
const isRightToLeft = (language: Language) => RIGHT_TO_LEFT.includes(language)

/** Returns where a place is in a mirrored frame. */
export const mirroredBox = <Place extends { x: number; width: number }>(place: Place, width: number): Place => ({
  ...place,
  x: width - place.x - place.width,
})

/** The parts of a job that decide the layout. */
export interface LayoutChoice {
  brand?: Pick<Brand, 'fontFamily'>
  language?: Language
  shape?: Shape
  definition?: Definition
  framing?: Framing
}

/** Returns the layout of a video. Defaults to 1280 x 720, left to right, medium framing. */
export function layoutOf(choice: LayoutChoice = {}): Layout {
  const { language = LANGUAGES[0], shape = '16:9', definition = '720p', framing = 'medium', brand } = choice
  const { width, height, label, arch, figure } = LAYOUT_TEMPLATES[shape]
  const pixelsPerUnit = PIXELS_PER_UNIT[definition]
  const rightToLeft = isRightToLeft(language)
  const seen = (box: Box) => (rightToLeft ? mirroredBox(box, width) : box)
  const spot = figure[framing]
  return {
    width,
    height,
    shape,
    rightToLeft,
    fonts: fontsOf(brand?.fontFamily),
    picture: { width: width * pixelsPerUnit, height: height * pixelsPerUnit },
    pixelsPerUnit,
    label: seen(label),
    arch: seen(arch),
    figure: {
      ...spot,
      x: rightToLeft ? width - spot.x : spot.x,
      mirrored: rightToLeft,
      room: { x: 0, y: 0, width, height },
      ...(framing === 'close' ? { window: seen(arch) } : {}),
    },
  }
}
