import { createCanvas } from '@napi-rs/canvas'
import { beforeAll, expect, test } from 'vitest'
import { prepareCanvas } from '../engine/canvas/canvas.ts'
import { fontsOf } from './fonts.ts'
import type { FontFamily } from './fonts.ts'
import { drawText } from './typography.ts'

const CHOSEN: readonly FontFamily[] = ['Lato', 'Open Sans', 'Roboto', 'Source Sans Pro']
const EVERY: readonly FontFamily[] = ['Inter', ...CHOSEN]

beforeAll(() => {
  for (const family of EVERY) prepareCanvas('سلام नमस्ते 你好', family)
})

function picture(text: string, font: string): string {
  const canvas = createCanvas(700, 90)
  drawText(canvas.getContext('2d'), text, { x: 20, y: 60, font, colour: '#000' })
  return canvas.toDataURL()
}

test('every font family has its own headlines and texts', () => {
  const headlines = EVERY.map((family) => picture('Harbour ñ Łęő 123', fontsOf(family).display(40)))
  const texts = EVERY.map((family) => picture('Harbour ñ Łęő 123', fontsOf(family).text(40)))
  expect(new Set(headlines).size).toBe(EVERY.length)
  expect(new Set(texts).size).toBe(EVERY.length)
})

test.each(['سلام، می‌خواهم', 'क्षितिज नमस्ते', '一座会讲故事的海港'])(
  '%s uses its default font without a choice',
  (text) => {
    const plain = picture(text.replaceAll(' ', ''), fontsOf().text(40, 600))
    for (const family of CHOSEN) expect(picture(text.replaceAll(' ', ''), fontsOf(family).text(40, 600))).toBe(plain)
  },
)

test.each(EVERY)('in %s a heavier weight is drawn with more ink, beyond plain Latin too', (family) => {
  const { text } = fontsOf(family)
  const ink = (weight: 500 | 700) => inkOf('Łęžő', text(40, weight))
  expect(ink(700)).toBeGreaterThan(ink(500) * 1.08)
  expect(inkOf('ŁęžőŁęžő', text(40, 700)) / ink(700)).toBeCloseTo(2, 1)
})

function inkOf(fonts: string, font: string): number {
  const context = createCanvas(700, 90).getContext('2d')
  drawText(context, fonts, { x: 20, y: 60, font, colour: '#000' })
  return context.getImageData(0, 0, 700, 90).data.reduce((sum, byte, at) => (at % 4 === 3 ? sum + byte : sum), 0)
}
