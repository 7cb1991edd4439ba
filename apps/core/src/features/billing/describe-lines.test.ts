import { expect, it } from 'vitest'
import { describe } from './describe-lines.ts'

const line = (kind: 'bundle' | 'twin', name: string, quantity = 1) =>
  ({ kind, id: kind, name, quantity, priceCents: 100, credits: 0 }) as const

it('describes a purchase on one line, with counts in the reader’s digits', () => {
  const lines = [line('bundle', 'Explorer Package'), line('bundle', 'Tourism Pro', 2)]
  expect(describe(lines)).toBe('Explorer Package + 2 × Tourism Pro')
  expect(describe(lines, 'fa')).toBe('Explorer Package + ۲ × Tourism Pro')
})

it('names a digital twin in our words, not as the order does', () => {
  expect(describe([line('twin', 'Old name', 2)], 'en')).toBe('2 × Custom digital twin')
})
