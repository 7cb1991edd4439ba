import { expect, it } from 'vitest'
import { tableLine } from './table-file.ts'

it.each(['=1+1', '+1', '-1', '@sum', '\tx', ' =1', '\u00a0=1', '\n =1', '＝1', '＋1', '－1', '＠x'])(
  '%j is written as plain text, so that no program evaluates it',
  (text) => {
    expect(tableLine([text])).toBe(`"'${text}"\r\n`)
  },
)

it('a formula cannot start in the middle of a text, where another program ends a cell', () => {
  const cells = ['a;=1+1;b', 'a\n@sum\n- the pool\n-1+1', '\t+1', 'a; -b']
  expect(tableLine(cells)).toBe(`"a;'=1+1;b","a\n'@sum\n- the pool\n'-1+1","'\t'+1","a; -b"\r\n`)
})

it('numbers are kept, missing values omitted, and line breaks quoted', () => {
  expect(tableLine([-1, null, 'a "b", c\nd', 'plain'])).toBe('-1,,"a ""b"", c\nd",plain\r\n')
})
