import { expect, it } from 'vitest'
import { tableLine } from './table-file.ts'

it.each(['=1+1', '+1', '-1', '@sum', '\t=1', ' =1', '\r=1', '＝1', '＋1', '－1', '＠x'])(
  'makes %j plain text, so that no program runs it',
  (text) => {
    expect(tableLine([text])).toBe(`"'${text}"\r\n`)
  },
)

it('keeps numbers, leaves out what is not there, and quotes what would break a line', () => {
  expect(tableLine([-1, null, 'a "b", c\nd', 'plain'])).toBe('-1,,"a ""b"", c\nd",plain\r\n')
})
