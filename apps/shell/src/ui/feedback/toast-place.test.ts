import { expect, it } from 'vitest'
import { liftOf } from './toast-place.ts'

const wanted = { left: 1000, right: 1400, height: 80, bottom: 870, topMin: 80 }
const box = (top: number, bottom: number, left = 1200) => ({ left, right: left + 120, top, bottom })

it('stays at the bottom when nothing is in the way', () => {
  expect(liftOf(wanted, [box(100, 144), box(840, 884, 200)])).toBe(0)
})

it('moves above a button, and above the next one in the way', () => {
  expect(liftOf(wanted, [box(830, 874)])).toBe(48)
  expect(liftOf(wanted, [box(830, 874), box(760, 804)])).toBe(118)
})

it('stays at the bottom when there is no space', () => {
  expect(liftOf(wanted, [box(60, 880)])).toBe(0)
})
