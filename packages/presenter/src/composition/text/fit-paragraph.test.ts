import { beforeAll, expect, test } from 'vitest'
import { createCanvas } from '@napi-rs/canvas'
import { prepareCanvas } from '../../engine/canvas/canvas.ts'
import { randomFrom } from '../../rig/random.ts'
import { fitParagraph } from './fit-paragraph.ts'
import { fontsOf } from '../fonts.ts'
import { piecesOf } from './line-breaks.ts'
import { widthOf } from '../typography.ts'

beforeAll(() => prepareCanvas('سلام नमस्ते 你好'))
const canvas = createCanvas(8, 8).getContext('2d')
const { display } = fontsOf()
const place = { width: 500, size: 64, least: 32, lines: 2, linesMax: 4 }

const TEXTS = [
  'Everything within a ten-minute walk',
  'Denkmalgeschützte Altbauwohnung mit Südwestbalkon',
  'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft',
  'Gran Hotel Balneario de San Sebastián de la Gomera, Avenida de los Descubridores 148',
  'AED 12,450,000 for 512 square metres',
  'خانه‌ای با حیاط بزرگ در کنار دریا و نزدیک بازار قدیمی شهر',
  'समुद्र के किनारे चार रातें, नाश्ते और हवाई अड्डे से सवारी के साथ',
  '欢迎来到宁静港，这里的每个早晨都从水边开始，在宽广的天空下结束。',
  'https://keystone.example/listings/14-willow-lane?utm_source=film&utm_medium=qr-code-of-the-last-card',
  'W'.repeat(80),
  '',
  '   ',
]

const plain = (text: string) => text.replace(/[\s\u00a0-]/gu, '')

test('lines and remainder together are the text, no line is too wide and no letter too small', () => {
  const random = randomFrom(7)
  const words = TEXTS.join(' ').split(' ')
  const more = Array.from({ length: 16 }, () =>
    Array.from({ length: Math.floor(random() * 30) }, () => words[Math.floor(random() * words.length)]).join(' '),
  )
  for (const text of [...TEXTS, ...more]) {
    const width = 120 + random() * 800
    const lines = 1 + Math.floor(random() * 3)
    const fitted = fitParagraph(canvas, text, { ...place, width, lines, linesMax: lines + 2 }, display)
    expect(plain(fitted.lines.join('') + fitted.rest)).toBe(plain(text))
    expect(fitted.lines.length).toBeLessThanOrEqual(lines + 2)
    expect(fitted.size).toBeGreaterThanOrEqual(place.least)
    for (const line of fitted.lines) expect(widthOf(canvas, line, fitted.font)).toBeLessThanOrEqual(width)
    expect(fitted.lines.join('')).not.toContain('…')
  }
})

test('a text that fits keeps its full size, a longer one gets smaller before it takes more lines', () => {
  expect(fitParagraph(canvas, 'Porto Sereno', place, display)).toMatchObject({ size: 64, lines: ['Porto Sereno'] })
  const smaller = fitParagraph(canvas, 'Everything within a ten-minute walk', place, display)
  expect(smaller.lines).toHaveLength(2)
  expect(smaller.size).toBeLessThan(64)
  const grown = fitParagraph(canvas, 'Everything you want to see within a ten-minute walk of the house', place, display)
  expect(grown.lines.length).toBeGreaterThan(2)
  expect(grown.rest).toBe('')
})

test('text beyond a full box is returned', () => {
  const fitted = fitParagraph(canvas, 'one two three four five six seven eight nine ten '.repeat(20), place, display)
  expect(fitted.lines).toHaveLength(4)
  expect(fitted.rest).toMatch(/^[a-z]/)
})

test.each([
  ['AED 12,450,000 for sale', 'AED 12,450,000'],
  ['from 1 290 000 € a year', '1 290 000 €'],
  ['Only 4 min to the sea', '4 min'],
  ['about 2,450 sq ft', '2,450 sq ft'],
  ['about 96 square metres', '96 square metres'],
  ['قیمت ۱۲٬۵۰۰٬۰۰۰ تومان است', '۱۲٬۵۰۰٬۰۰۰ تومان'],
  ['步行12分钟到海边', '12分钟'],
  ['价格 ¥1,290 起', '¥1,290'],
])('in "%s" no line breaks inside "%s"', (text, together) => {
  const joined = piecesOf(text).map((piece) => piece.text.replaceAll('\u00a0', ' '))
  expect(joined.some((piece) => piece.includes(together))).toBe(true)
})

test('a word that is wider than its line breaks at its own hyphen, else at a syllable', () => {
  const narrow = { ...place, width: 270, lines: 3, linesMax: 5 }
  expect(fitParagraph(canvas, 'Feriendorf-Appartement', narrow, display).lines[0]).toBe('Feriendorf-')
  expect(fitParagraph(canvas, 'Denkmalgeschütztes', { ...narrow, width: 320 }, display).lines).toEqual([
    'Denkmal-',
    'geschütztes',
  ])
})

test('of two lines the first ends at the comma', () => {
  expect(fitParagraph(canvas, 'Built in 1926, renewed in 2024', { ...place, width: 560 }, display).lines).toEqual([
    'Built in 1926,',
    'renewed in 2024',
  ])
})
