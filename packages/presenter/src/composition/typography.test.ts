import { beforeAll, expect, test } from 'vitest'
import { createCanvas } from '@napi-rs/canvas'
import { prepareCanvas } from '../engine/canvas/canvas.ts'
import { drawCaption, placedCaption } from './cards/caption.ts'
import { layoutCaption } from './captions.ts'
import { layoutOf } from './layout.ts'
import { paletteOf } from './palette.ts'
import { fontsOf } from './fonts.ts'
import { drawText, widthOf } from './typography.ts'

const palette = paletteOf({ name: '', primary: '#0b6e69', secondary: '#27406b', accent: '#f2a541', scene: 'tourism' })
const font = fontsOf().text(60, 600)

beforeAll(() => prepareCanvas('سلام नमस्ते 你好'))

/** Returns the number of dark pixels in each column. */
function inkOf(text: string, rightToLeft: boolean): number[] {
  const canvas = createCanvas(900, 160)
  const context = canvas.getContext('2d')
  drawText(context, text, { x: 60, y: 100, font, colour: '#000', rightToLeft })
  const { data, width, height } = context.getImageData(0, 0, 900, 160)
  return Array.from({ length: width }, (_, x) => {
    let ink = 0
    for (let y = 0; y < height; y++) ink += (data[(y * width + x) * 4 + 3] as number) > 128 ? 1 : 0
    return ink
  })
}

const sum = (ink: readonly number[]) => ink.reduce((total, column) => total + column, 0)
/** Counts separate pieces of ink. */
const pieces = (ink: readonly number[]) => ink.filter((column, x) => column > 0 && ink[x - 1] === 0).length

// A zero-width non-joiner separates the letters.
const isolated = (text: string) => Array.from(text).join('\u200c')

test.each(['سلام', 'خانه', 'می‌شود'])('Arabic letters of %s are joined', (word) => {
  const [joined, apart] = [inkOf(word, true), inkOf(isolated(word), true)]
  expect(joined).not.toEqual(apart)
  expect(pieces(joined)).toBeLessThan(pieces(apart))
  const canvas = createCanvas(8, 8).getContext('2d')
  expect(widthOf(canvas, word, font)).toBeLessThan(widthOf(canvas, isolated(word), font))
})

test('a right-to-left word starts at its right end', () => {
  // Alef is one upright stroke, seen is wide and low.
  const ink = inkOf('اس', true)
  const columns = ink.flatMap((column, x) => (column > 0 ? [x] : []))
  const right = ink.slice((columns.at(-1) ?? 0) - 12)
  expect(Math.max(...right)).toBeGreaterThan(35)
})

test('the full stop of a right-to-left sentence is at its left', () => {
  const [withStop, without] = [inkOf('سلام.', true), inkOf('سلام', true)]
  const first = (ink: readonly number[]) => ink.findIndex((column) => column > 0)
  const last = (ink: readonly number[]) => ink.findLastIndex((column) => column > 0)
  expect(last(withStop) - last(without)).toBeGreaterThan(8)
  expect(Math.abs(first(withStop) - first(without))).toBeLessThan(8)
})

test('Devanagari joins its consonants', () => {
  // A non-joiner after the virama separates the letters.
  const [joined, apart] = [inkOf('क्ष', false), inkOf('क्\u200cष', false)]
  expect(sum(joined)).toBeLessThan(sum(apart) * 0.95)
})

test.each(['سلام', 'नमस्ते', '你好', 'Hello'])('every character of %s has a glyph', (text) => {
  // Missing glyphs are drawn as the same box.
  const box = widthOf(createCanvas(8, 8).getContext('2d'), '\u{10fffd}', font)
  for (const sign of text.replace(/\p{M}/gu, '')) {
    expect(inkOf(sign, false)).not.toEqual(inkOf('\u{10fffd}', false))
    expect(box).toBeGreaterThan(0)
  }
})

test('emoji leave no box behind', () => {
  expect(inkOf('Sea 🌊 and sun ☀️', false)).toEqual(inkOf('Sea and sun ', false))
})

/** Returns the first and last column of the highlight. */
function markOf(words: readonly string[], spoken: number, language: 'en' | 'fa' | 'zh'): [number, number] {
  const layout = layoutOf({ language })
  const canvas = createCanvas(layout.picture.width, layout.picture.height)
  const measure = createCanvas(8, 8).getContext('2d')
  const stage = { ...layout, language, palette, measure, brand: { name: '' } }
  drawCaption(canvas.getContext('2d'), stage, placedCaption(stage, words, {}), spoken, 'page')
  const { data, width, height } = canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height)
  let [first, last] = [width, 0]
  for (let at = 0; at < width * height; at++) {
    const [red, green, blue, alpha] = data.subarray(at * 4, at * 4 + 4)
    if (red !== 0x0b || green !== 0x6e || blue !== 0x69 || alpha !== 255) continue
    first = Math.min(first, at % width)
    last = Math.max(last, at % width)
  }
  return [first, last]
}

test('in Farsi the next word is marked left of the one before, in English right of it', () => {
  const farsi = ['به', 'خانه‌ی', 'ما', 'خوش', 'آمدید.']
  expect(markOf(farsi, 1, 'fa')[1]).toBeLessThan(markOf(farsi, 0, 'fa')[0] + 4)
  const english = ['to', 'our', 'house']
  expect(markOf(english, 1, 'en')[0]).toBeGreaterThan(markOf(english, 0, 'en')[1] - 4)
})

test('a Latin name of two words inside Farsi is read from the left', () => {
  const words = ['به', 'Porto', 'Sereno', 'خوش', 'آمدید.']
  expect(markOf(words, 2, 'fa')[0]).toBeGreaterThan(markOf(words, 1, 'fa')[1] - 4)
})

test('Chinese words stand close together, and punctuation never begins a line', () => {
  const words = [
    '欢迎',
    '来到',
    '宁静港，',
    '这里的',
    '每个',
    '早晨',
    '都从',
    '水边',
    '开始，',
    '在',
    '宽广',
    '天空下',
    '结束。',
  ]
  const canvas = createCanvas(8, 8).getContext('2d')
  const lines = layoutCaption(canvas, words, 300, fontsOf().text(27, 600))
  expect(lines.length).toBeGreaterThan(1)
  for (const line of lines) {
    expect(line[0]?.text).not.toMatch(/^[，。]/)
    for (const [index, word] of line.slice(1).entries()) {
      const before = line[index] as (typeof line)[number]
      expect(word.x - before.x - before.width).toBeLessThan(10)
    }
  }
})
