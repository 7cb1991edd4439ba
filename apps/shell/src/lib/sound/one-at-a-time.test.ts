import { expect, it, vi } from 'vitest'
import { takeSound } from './one-at-a-time.ts'

it('stops the current sound when another part of the page plays, and not when the same part plays again', () => {
  const [sample, preview] = [{ stop: vi.fn<() => void>() }, { stop: vi.fn<() => void>() }]
  takeSound(sample)
  takeSound(sample)
  expect(sample.stop).not.toHaveBeenCalled()
  takeSound(preview)
  expect(sample.stop).toHaveBeenCalledOnce()
  takeSound(sample)

  expect([sample.stop, preview.stop].map(({ mock }) => mock.calls.length)).toEqual([1, 1])
})
