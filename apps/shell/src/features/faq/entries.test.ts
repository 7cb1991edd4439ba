import { i18n } from '@lingui/core'
import type { Vertical } from '@vitrine/contract'
import { beforeAll, describe, expect, it } from 'vitest'
import { faqEntries } from './entries.ts'
import { faqCategories } from './faq-item.ts'
import type { FaqFacts } from './facts.ts'

const bundle = { id: 'b', name: 'Big Box', credits: 40, priceCents: 50_000, popular: true, expiryMonths: 12 }
const facts = {
  brand: { companyName: 'Acme' },
  words: { placeLabel: 'MLS # (Optional)' },
  prices: {
    subscription: { priceCents: 6100, creditsPerPeriod: 7, periodDays: 28 },
    bundles: [bundle],
    digitalTwinPriceCents: 41_000,
  },
  freeCredits: 9,
  salesEmail: 'sales@acme.example',
  supportEmail: 'help@acme.example',
  hasGoogle: false,
  canTranslate: true,
  sessionHours: 8,
} as FaqFacts

beforeAll(() => i18n.loadAndActivate({ locale: 'en', messages: {} }))

const answers = (vertical: Vertical, changed: Partial<FaqFacts> = {}) =>
  faqEntries(vertical, { ...facts, ...changed })
    .map(({ answer }) => answer)
    .join(' ')

describe.each(['tourism', 'property'] as const)('the questions of %s', (vertical) => {
  it('are 30 in 9 categories', () => {
    const entries = faqEntries(vertical, facts)

    expect(entries).toHaveLength(30)
    expect([...new Set(entries.map(({ category }) => category))]).toEqual(faqCategories)
  })

  it('have each an address of their own', () => {
    const ids = [...faqEntries(vertical, facts).map(({ id }) => id), ...faqCategories]

    expect(new Set(ids).size).toBe(ids.length)
  })

  it('are answered with the tenant’s own numbers', () => {
    for (const fact of ['$61', '28 days', '7 credits', '9 free credits', 'valid for 12 months', facts.supportEmail])
      expect(answers(vertical)).toContain(fact)
  })
})

it('say that bundles never expire where they do not', () => {
  const prices = { ...facts.prices, bundles: [{ ...bundle, expiryMonths: null }] }

  expect(answers('tourism', { prices })).toContain('Credits from a bundle never expire.')
})

it.each(['tourism', 'property'] as const)('sell no digital twin in %s, since nobody delivers one', (vertical) => {
  expect(answers(vertical)).not.toMatch(/\$410|our team sets/i)
  expect(answers(vertical)).toContain('You can create one from your own recording for free.')
})

it('speak of Google only where people may sign in with it', () => {
  expect(answers('tourism')).not.toContain('Google')
  expect(answers('tourism', { hasGoogle: true })).toContain('Google')
})

it('never mix the words of the two trades', () => {
  expect(answers('tourism')).not.toMatch(/listing|buyer|bedroom|brokerage|estate|MLS/i)
  expect(answers('property')).not.toMatch(/guest|tour|travel|hotel|destination/i)
})

it('name how long a session lasts on this site', () => {
  expect(answers('tourism')).toContain('Sessions end after 8 hours of inactivity.')
})

it('promise translation and a time only as they are', () => {
  for (const vertical of ['tourism', 'property'] as const) {
    expect(answers(vertical)).toContain('Translate Script')
    expect(answers(vertical, { canTranslate: false })).not.toContain('Translate Script')
    expect(answers(vertical)).not.toMatch(/5 to 10 minutes|invitation/)
  }
})
