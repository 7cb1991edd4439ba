import { expect, it } from 'vitest'
import { innerPath } from './inner-path.ts'

const origin = 'https://tours.example'

it.each([
  ['/my-videos?q=a#top', '/my-videos?q=a#top'],
  [`${origin}/checkout?plan=a`, '/checkout?plan=a'],
  ['https://evil.example/my-videos', undefined],
  ['//evil.example', undefined],
  ['/\\evil.example', undefined],
  ['/.//evil.example', '/evil.example'],
  ['/..//evil.example/x?y', '/evil.example/x?y'],
  ['javascript:alert(1)', undefined],
  ['', undefined],
  [null, undefined],
])('from the URL %j only this internal path is followed: %j', (address, path) => {
  expect(innerPath(address, origin)).toBe(path)
})
