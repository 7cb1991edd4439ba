import { expect, it } from 'vitest'
import { addedTerms } from './added-terms.ts'

it('adds what an SPF record lacks and keeps the rest', () => {
  const terms = addedTerms('v=spf1  mx Include:all.test -all', 'v=spf1 include:ours.test mx include:all.test -all')
  expect(terms.filter(({ isAdded }) => isAdded)).toEqual([{ term: 'include:ours.test', isAdded: true }])
  expect(terms.map(({ term }) => term).join(' ')).toBe('v=spf1 include:ours.test mx include:all.test -all')
})
