import { expect, it } from 'vitest'
import { splitPromise, withBreaks } from './split-promise.ts'

it('colours the last two words of a promise, and all of a short one', () => {
  expect(splitPromise('Give every listing a voice at the door.')).toEqual([
    'Give every listing a voice at',
    'the door.',
  ])
  expect(splitPromise(' Be  seen. ')).toEqual(['', 'Be seen.'])
  expect(splitPromise('让每一处房源，都有人在门口迎接。')).toEqual(['让每一处房源，', '都有人在门口迎接。'])
})

it('breaks a Chinese heading between words only', () => {
  const words = withBreaks('都有人在门口迎接。', 'zh').split('\u200B')
  expect(words).toContain('门口')
  expect(words.at(-1)).toBe('迎接。')
  expect(withBreaks('at the door.', 'en')).toBe('at the door.')
})
