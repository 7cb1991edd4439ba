import { createCanvas } from '@napi-rs/canvas'
import type { Stage } from '../src/composition/cards/stage.ts'
import { fontsOf } from '../src/composition/fonts.ts'
import { paletteOf } from '../src/composition/palette.ts'
import type { CardShape } from '../src/composition/text/type-scale.ts'

/** Frames in units. */
export const SIZES: Record<CardShape, [width: number, height: number]> = {
  '16:9': [1280, 720],
  '9:16': [720, 1280],
  '1:1': [720, 720],
  '4:5': [720, 900],
  '5:4': [900, 720],
}
/** Returns a stage that cards are composed for in tests. */
export function stageOf(shape: CardShape, rightToLeft = false): Stage {
  const [width, height] = SIZES[shape]
  return {
    shape,
    width,
    height,
    pixelsPerUnit: 1,
    language: rightToLeft ? 'fa' : 'en',
    rightToLeft,
    palette: paletteOf({ name: '', primary: '#0b6e69', secondary: '#27406b', accent: '#f2a541', scene: 'tourism' }),
    fonts: fontsOf(),
    brand: { name: 'Waymark' },
    measure: createCanvas(8, 8).getContext('2d'),
  }
}
