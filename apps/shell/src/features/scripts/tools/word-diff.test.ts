import { expect, it } from 'vitest'
import { wordDiff } from './word-diff.ts'

const sides = (before: string, after: string, language = 'en') => {
  const changes = wordDiff(before, after, language)
  const of = (side: 'before' | 'after') =>
    changes.map((change) => (change.kind === 'same' ? change.text : change[side])).join('')
  return { changes, before: of('before'), after: of('after') }
}

it('finds changed words, and omits nothing on either side', () => {
  const { changes, before, after } = sides('We walk to the old harbour.', 'We stroll to the harbour.')

  expect(changes.filter(({ kind }) => kind === 'changed')).toEqual([
    { kind: 'changed', before: 'walk', after: 'stroll' },
    { kind: 'changed', before: 'old ', after: '' },
  ])
  expect([before, after]).toEqual(['We walk to the old harbour.', 'We stroll to the harbour.'])
})

it('shows neighbouring words as one change', () => {
  expect(sides('You can read it.', 'Have a look at it.').changes.filter(({ kind }) => kind === 'changed')).toHaveLength(
    1,
  )
})

it('segments languages without spaces', () => {
  const { changes } = sides('欢迎来到老港口。', '欢迎来到新港口。', 'zh')

  expect(changes.some((change) => change.kind === 'same' && change.text.includes('欢迎'))).toBe(true)
})

it('reports no change for equal texts', () => {
  expect(sides('The same.', 'The same.').changes).toEqual([{ kind: 'same', text: 'The same.' }])
})
