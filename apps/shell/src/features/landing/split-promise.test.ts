import { expect, it } from 'vitest'
import { splitPromise } from './split-promise.ts'

it('colours the last two words of a promise, and all of a short one', () => {
  expect(splitPromise('Give every listing a voice at the door.')).toEqual([
    'Give every listing a voice at',
    'the door.',
  ])
  expect(splitPromise(' Be  seen. ')).toEqual(['', 'Be seen.'])
  expect(splitPromise('让每一处房源，都有人在门口迎接。')).toEqual(['让每一处房源，', '都有人在门口迎接。'])
})
