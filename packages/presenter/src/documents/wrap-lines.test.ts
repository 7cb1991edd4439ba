import { createCanvas } from '@napi-rs/canvas'
import { expect, it } from 'vitest'
import type { Canvas2D } from '../rig/canvas-backend.ts'
import { widthOf } from '../composition/typography.ts'
import { isRightToLeftText, linesOf } from './wrap-lines.ts'

const canvas = createCanvas(10, 10).getContext('2d') as unknown as Canvas2D
const FONT = '10px sans-serif'
const ROOM = 100

it('breaks a long address between its words, and loses none of them', () => {
  const address = 'Unit 14, The Old Rope JobTypes, 112 Merchant Venturers Quay, Harbourside'
  const lines = linesOf(canvas, address, ROOM, FONT)

  expect(lines.length).toBeGreaterThan(2)
  expect(lines.join(' ')).toBe(address)
  for (const line of lines) expect(widthOf(canvas, line, FONT)).toBeLessThanOrEqual(ROOM)
})

it('splits a word that is wider than a line', () => {
  const [first = '', ...others] = linesOf(canvas, `${'x'.repeat(200)} end`, ROOM, FONT)

  expect(first.endsWith('…')).toBe(true)
  expect(widthOf(canvas, first, FONT)).toBeLessThanOrEqual(ROOM)
  expect(others).toEqual(['end'])
})

it.each([
  ['12 Quay Street', false],
  ['۱۲ خیابان ساحل', true],
  ['شناسه مالیاتی: GB1', true],
  ['W-0002', false],
  ['$۴۰۰٫۰۰', undefined],
])('%s has its own direction', (text, expected) => {
  expect(isRightToLeftText(text)).toBe(expected)
})
