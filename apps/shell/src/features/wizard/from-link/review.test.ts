import type { LinkedDraft } from '@vitrine/contract'
import { expect, it } from 'vitest'
import { emptyDraft } from '../wizard.ts'
import { approvedContent, isOutdated, missingFacts, reviewOf, withFact } from './review.ts'

const source = { source: 'structured-data', property: 'Hotel.x' } as const
const draft: LinkedDraft = {
  id: '01a20850-4279-71f5-94d4-496c44f8ef21',
  version: 1,
  updatedAt: '2026-01-01T00:00:00.000Z',
  content: {
    ...emptyDraft,
    title: 'Casa',
    propertyAddress: 'Rua 4',
    facts: { price: '€90', dates: 'May' },
    closing: { isOn: true, line: 'Book', button: '', phone: '1', email: 'a@b.c', url: 'https://casa.example/' },
  },
  page: { url: 'https://casa.example/', siteName: 'Casa', colour: null },
  trade: 'tour',
  length: 'medium',
  facts: [
    { name: 'title', value: 'Casa', ...source },
    { name: 'place', value: 'Rua 4', ...source },
    { name: 'price', value: '€90', ...source },
    { name: 'dates', value: 'May', ...source },
    { name: 'phone', value: '1', ...source },
  ],
  photos: Array.from({ length: 12 }, (_, index) => ({ url: `https://casa.example/${index}.jpg`, description: '' })),
  writer: 'rules',
}

it('preselects as many photos as a video takes, without rights', () => {
  expect(reviewOf(draft)).toMatchObject({ hasRights: false })
  expect(reviewOf(draft).photos).toHaveLength(10)
})

it('shows corrected facts in the video, and hides removed ones', () => {
  const review = reviewOf(draft)
  const facts = withFact(withFact(withFact(review.facts, 'price', ' €95 '), 'dates', undefined), 'phone', undefined)

  expect(approvedContent(draft, { ...review, facts })).toMatchObject({
    title: 'Casa',
    facts: { price: '€95' },
    closing: { isOn: true, line: 'Book', phone: '' },
  })
  expect(approvedContent(draft, { ...review, facts }).facts).not.toHaveProperty('dates')
})

it('detects a script written from other facts', () => {
  const review = reviewOf(draft)

  expect(isOutdated(review)).toBe(false)
  expect(isOutdated({ ...review, facts: withFact(review.facts, 'price', '€90 ') })).toBe(false)
  expect(isOutdated({ ...review, facts: withFact(review.facts, 'price', undefined) })).toBe(true)
})

it('lists what a page of its trade leaves open', () => {
  expect(missingFacts(draft)).toEqual(['duration'])
})
