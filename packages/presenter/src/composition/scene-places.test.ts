import { createCanvas } from '@napi-rs/canvas'
import { expect, test } from 'vitest'
import { prepareCanvas } from '../engine/canvas/canvas.ts'
import { layoutCaption } from './captions.ts'
import { fontsOf } from './fonts.ts'
import { sceneLayoutOf } from './scene-layout.ts'
import { SCENE_PLACES } from './scene-places.ts'
import { TYPE_SCALES } from './text/type-scale.ts'

/** From the pit of the neck to the top of the highest hair, at scale 1. */
const HEAD = 276
/** A logo on its plate, below the AI label. */
const SIGN = 54 + 24

test.each(['16:9', '1:1', '5:4'] as const)(
  'in a split of %s a wide logo is above the head of the presenter',
  (shape) => {
    const { y, scale } = SCENE_PLACES[shape].split?.figure ?? { y: 0, scale: 1 }
    expect(y - HEAD * scale).toBeGreaterThan(TYPE_SCALES[shape].margins.top + SIGN)
  },
)

test.each(['wide', 'medium', 'close'] as const)(
  'in 16:9 a phrase of four words is on one line beside the hands of the presenter: %s',
  (scene) => {
    prepareCanvas()
    const layout = sceneLayoutOf({}, { scene, captions: true, texts: {} })
    const measure = createCanvas(8, 8).getContext('2d')
    const { width = 0 } = layout.place.captions ?? {}
    const lines = layoutCaption(measure, ['Good', 'morning', 'from', 'Porto'], width - 44, fontsOf().text(36, 600))
    expect(lines).toHaveLength(1)
    expect(layout.gestures.has('both')).toBe(scene !== 'close')
  },
)
