import { beforeAll, expect, test } from 'vitest'
import { stageOf } from '../../../test/card-stage.ts'
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
