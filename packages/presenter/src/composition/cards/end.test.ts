import { beforeAll, expect, test } from 'vitest'
import { stageOf } from '../../../test/card-stage.ts'
import { SCENE_PLACES } from '../scene-places.ts'
import { CARD_PLACES } from './card-places.ts'
import { prepareCanvas } from '../../engine/canvas/canvas.ts'
import { endCard } from './end.ts'

beforeAll(() => prepareCanvas())

test('an address that would break beside the code is above it, on one line', () => {
  const boxesOf = (url: string) => {
    const [, button, phone, code] = endCard(stageOf('9:16'), {
      line: 'Book your room',
      phone: '+34 600 123 456',
      url,
    }).boxes
    return { button, phone, code }
  }
  const short = boxesOf('https://a.example')
  const long = boxesOf('https://azurecoast.example')
  expect(short.code?.x).toBeLessThan(short.button?.x ?? 0)
  expect(long.code?.x).toBe(long.button?.x)
  expect(long.code?.y).toBeGreaterThan((long.phone?.y ?? 0) + (long.phone?.height ?? 0))
  expect(long.button?.height).toBe(short.button?.height)
})

/** From the arch to the line around it, and from there to letters. */
const AIR = 17 + 16

test.each(['16:9', '1:1', '4:5', '5:4'] as const)(
  'the contacts of %s do not touch the arch of the presenter',
  (shape) => {
    const { x, width } = CARD_PLACES[shape].end.text
    expect(x + width).toBeLessThanOrEqual((SCENE_PLACES[shape].end?.arch?.x ?? 0) - AIR)
  },
)
