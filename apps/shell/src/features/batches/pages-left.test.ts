import type { BatchCheck } from '@vitrine/contract'
import { expect, it, vi } from 'vitest'
import { checkUntilRead } from './pages-left.ts'

const found = {
  rows: 9,
  good: 9,
  refused: 0,
  faults: [],
  notes: [],
  previews: [],
  creditsNeeded: 0,
  creditsAvailable: 0,
  affordable: 9,
}
const checks = (...left: number[]) => {
  const answers = left.map((unreadLinks) => ({ ...found, unreadLinks }))
  return vi.fn<() => Promise<BatchCheck>>(async () => answers.shift() ?? { ...found, unreadLinks: 0 })
}

it('checks once when no row links to a page', async () => {
  const check = checks(0)
  await checkUntilRead(check)

  expect(check).toHaveBeenCalledTimes(1)
})

it('repeats the check until every page is read', async () => {
  const check = checks(40, 12, 0)

  expect((await checkUntilRead(check)).unreadLinks).toBe(0)
  expect(check).toHaveBeenCalledTimes(3)
})

it('stops when a check reads no page', async () => {
  const check = checks(40, 12, 12)

  expect((await checkUntilRead(check)).unreadLinks).toBe(12)
  expect(check).toHaveBeenCalledTimes(3)
})
