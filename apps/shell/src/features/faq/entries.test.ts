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
    furtherTwinDiscountPercent: 15,
  },
  freeCredits: 9,
  salesEmail: 'sales@acme.example',
  supportEmail: 'help@acme.example',
  hasGoogle: false,
  canTranslate: true,
  hasSso: false,
  twinsSpeak: false,
  sellsTwins: false,
  freeTwins: 3,
  connectedServices: [],
  labelsEveryVideo: false,
  sessionHours: 8,
} as unknown as FaqFacts

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

  it('have unique addresses', () => {
    const ids = [...faqEntries(vertical, facts).map(({ id }) => id), ...faqCategories]

    expect(new Set(ids).size).toBe(ids.length)
  })

  it('contain the tenant’s own numbers', () => {
    for (const fact of ['$61', '28 days', '7 credits', '9 free credits', 'valid for 12 months', facts.supportEmail])
      expect(answers(vertical)).toContain(fact)
  })
})

it('answers say that bundles never expire where they do not', () => {
  const prices = { ...facts.prices, bundles: [{ ...bundle, expiryMonths: null }] }

  expect(answers('tourism', { prices })).toContain('Credits from a bundle never expire.')
})

describe.each(['tourism', 'property'] as const)('the FAQ of %s about digital twins', (vertical) => {
  it('states their price where they are sold, and how many are free elsewhere', () => {
    const sold = { sellsTwins: true, freeTwins: 0 }

    expect(answers(vertical)).not.toMatch(/\$410|15%/)
    expect(answers(vertical)).toContain('You can create up to 3 from your own recordings for free.')
    expect(answers(vertical, { freeTwins: 1 })).toContain('You can create one from your own recording for free.')
    expect(answers(vertical, sold)).toContain('$410')
    expect(answers(vertical, sold)).toContain('15%')
    expect(answers(vertical, sold)).not.toMatch(/recordings? for free/)
  })

  it('is empty where they are not available', () => {
    const entries = faqEntries(vertical, { ...facts, freeTwins: 0 })

    expect(entries.map(({ category }) => category)).not.toContain('twin')
    expect(JSON.stringify(entries)).not.toMatch(/twin/i)
  })

  it('mentions the spoken consent and the review', () => {
    expect(answers(vertical)).toMatch(/read aloud as your consent.*Both are checked before you can use the twin/)
    expect(answers(vertical)).not.toContain('ready soon after')
  })

  it('says whether the lips move with the words', () => {
    const twins = { kind: 'twins', host: 'tavusapi.com' } as const

    expect(answers(vertical)).toContain('Lip movements don’t follow the words')
    expect(answers(vertical, { twinsSpeak: true })).toContain('using images from the recording')
    expect(answers(vertical, { connectedServices: [twins] })).toContain('A lip-sync service moves your lips')
  })
})

it.each(['tourism', 'property'] as const)(
  'answers mention the AI label in %s, or say that it is always on',
  (vertical) => {
    expect(answers(vertical)).toContain('turn on “Show that it was made with AI”')
    expect(answers(vertical, { labelsEveryVideo: true })).toContain('Every video here has a “Made with AI” label.')
    expect(answers(vertical)).not.toContain('add it to the script')
  },
)

it('answers mention what a finished video allows: changed facts and a new brand', () => {
  expect(answers('tourism')).not.toContain('A finished video doesn’t change')
  expect(answers('tourism')).toMatch(/price or date.*rendered again.*free/)
  expect(answers('tourism')).toContain('Rebrand')
})

it('answers claim no unmeasured speed, and five languages everywhere', () => {
  for (const vertical of ['tourism', 'property'] as const) {
    expect(answers(vertical)).not.toMatch(/less than the length|in English or Spanish/)
    expect(answers(vertical)).toContain('time left')
  }
})

it('answers say that larger bundles cost less per minute only where they do', () => {
  const small = { ...bundle, id: 's', credits: 10, priceCents: 10_000 }
  const of = (bundles: (typeof bundle)[]) => answers('property', { prices: { ...facts.prices, bundles } })

  expect(of([small, bundle])).not.toContain('The larger the bundle')
  expect(of([small, { ...bundle, priceCents: 36_000 }])).toContain('The larger the bundle')
})

it('answers mention an unbranded copy for portals', () => {
  expect(answers('property')).toContain('unbranded copy')
})

it('answers mention single sign-on only where it is available', () => {
  expect(answers('tourism')).not.toContain('single sign-on')
  expect(answers('tourism', { hasSso: true })).toContain('single sign-on')
})

it('answers mention Google only where people can sign in with it', () => {
  expect(answers('tourism')).not.toContain('Google')
  expect(answers('tourism', { hasGoogle: true })).toContain('Google')
})

it('answers never mix the words of the two trades', () => {
  expect(answers('tourism')).not.toMatch(/listing|buyer|bedroom|brokerage|estate|MLS/i)
  expect(answers('property')).not.toMatch(/guest|tour|travel|hotel|destination/i)
})

it('answers state how long a session lasts on this site', () => {
  expect(answers('tourism')).toContain('Sessions end after 8 hours of inactivity.')
})

it('answers promise translation and duration only as they are', () => {
  for (const vertical of ['tourism', 'property'] as const) {
    expect(answers(vertical)).toContain('Translate Script')
    expect(answers(vertical, { canTranslate: false })).not.toContain('Translate Script')
    expect(answers(vertical)).not.toMatch(/5 to 10 minutes|invitation/)
  }
})
