import { describe, expect, it } from 'vitest'
import type { Sighting } from './time-left.ts'
import { secondsLeft, timeLeftText, withSighting } from './time-left.ts'

const seenAt = (...pairs: [seconds: number, percent: number][]) =>
  pairs.reduce<readonly Sighting[]>(
    (seen, [seconds, percent]) => withSighting(seen, { atMs: seconds * 1000, percent }),
    [],
  )

describe('time left', () => {
  it('is unknown until the progress was watched for a while', () => {
    expect(secondsLeft([])).toBeNull()
    expect(secondsLeft(seenAt([0, 10]))).toBeNull()
    expect(secondsLeft(seenAt([0, 10], [1, 12]))).toBeNull()
  })

  it('follows the speed that was seen', () => {
    expect(secondsLeft(seenAt([0, 20], [10, 30]))).toBe(70)
    expect(secondsLeft(seenAt([0, 20], [5, 25], [10, 60]))).toBe(10)
  })

  it('looks at the recent past only', () => {
    expect(secondsLeft(seenAt([0, 1], [60, 40], [70, 60]))).toBe(20)
  })

  it('starts over when a retry sets the progress back', () => {
    expect(seenAt([0, 80], [5, 90], [9, 2])).toEqual([{ atMs: 9000, percent: 2 }])
  })

  it('does not stretch the time by messages that repeat a percentage', () => {
    expect(seenAt([0, 40], [4, 40])).toHaveLength(1)
  })
})

it('never says that 0 minutes are left', () => {
  expect(timeLeftText(4)).toBe('less than a minute left')
  expect(timeLeftText(70)).toBe('about 1 min left')
  expect(timeLeftText(200)).toBe('about 3 min left')
})
