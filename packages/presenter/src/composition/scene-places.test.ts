import { expect, test } from 'vitest'
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
