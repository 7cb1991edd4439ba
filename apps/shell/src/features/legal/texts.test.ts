import { type LegalDocument, legalDocuments } from '@vitrine/contract'
import { describe, expect, it } from 'vitest'
import type { LegalFacts } from './facts.ts'
import { legalTexts, versionAsked } from './texts.ts'

const facts: LegalFacts = {
  brand: {
    version: 1,
    companyName: 'Azure Coast',
    logoDarkUrl: null,
    logoUrl: '/logo.svg',
    colours: { primary: '#000000', secondary: '#000000', accent: '#000000' },
    sheetUrl: null,
    fontFamily: 'Inter',
  },
  legal: { companyName: 'Azure Coast Media Ltd', address: null, registration: null, governingLaw: null },
  prices: {
    currency: 'USD',
    subscription: { id: 'monthly', name: 'Monthly', priceCents: 9900, creditsPerPeriod: 3, periodDays: 30 },
    bundles: [{ id: 'a', name: 'A', credits: 10, priceCents: 17750, popular: false, expiryMonths: null }],
    digitalTwinPriceCents: 35000,
    furtherTwinDiscountPercent: 10,
    emailBlastPriceCents: null,
    plans: [],
  },
  freeCredits: 3,
  monthlyFreeCredits: 0,
  supportEmail: 'help@azure-coast.example',
  salesEmail: 'hello@azure-coast.example',
  hasGoogle: false,
  sellsTwins: true,
  sessionHours: 8,
}

const documents = Object.keys(legalDocuments) as LegalDocument[]

it.each(documents)('%s has a text for every version, with headings that links can name', (document) => {
  for (const { version } of legalDocuments[document].versions) {
    const sections = legalTexts[document][version]?.(facts) ?? []
    expect(sections.length).toBeGreaterThan(3)
    expect(new Set(sections.map(({ id }) => id)).size).toBe(sections.length)
  }
})

describe('the terms', () => {
  it('say what the tenant’s own settings and prices are', () => {
    const text = termsOf(facts)

    expect(text).toContain('You must be at least 18 years old.')
    expect(text).toContain('between you and Azure Coast Media Ltd')
    expect(text).toContain('New users receive 3 credits free of charge.')
    expect(text).toContain('One credit is one minute of video. We charge in steps of half a credit')
    expect(text).toContain('costs $99.00 and includes 3 credits every 30 days')
    expect(text).toContain('Credits from a bundle never expire.')
    expect(text).toContain('its credits are returned to your account automatically')
    expect(text).toContain('30 days’ notice of material changes')
    expect(text).toContain('help@azure-coast.example')
  })

  it('name how long a session lasts on this site', () => {
    const told = ['terms', 'privacy', 'cookies'].map((name) =>
      JSON.stringify(legalTexts[name as LegalDocument][1]?.(facts)),
    )

    for (const text of told) expect(text).toContain('8 hours')
  })

  it('name the price of a digital twin only where one is sold', () => {
    expect(termsOf(facts)).toContain('A digital twin costs $350.00 one-time.')
    expect(termsOf({ ...facts, sellsTwins: false })).not.toContain('$350')
  })

  it('follow the settings when these are others', () => {
    const [bundle] = facts.prices.bundles
    if (!bundle) throw new Error('there is a bundle')
    const bundles = [{ ...bundle, expiryMonths: 12 }]
    const legal = { ...facts.legal, companyName: null, governingLaw: 'England and Wales' }
    const text = termsOf({
      ...facts,
      legal,
      freeCredits: 0,
      monthlyFreeCredits: 1,
      prices: { ...facts.prices, bundles },
    })

    expect(text).not.toContain('New users receive')
    expect(text).toContain('Every calendar month, each user receives 1 additional credit')
    expect(text).toContain('Credits from a bundle are valid for 12 months.')
    expect(text).toContain('between you and Azure Coast about')
    expect(text).toContain('These terms are governed by the law of England and Wales.')
  })
})

it('what the address asks for is shown where it exists, else what counts', () => {
  const now = new Date('2026-11-21')

  expect(versionAsked('terms', '1', now).version).toBe(1)
  for (const asked of [null, '99', 'x']) expect(versionAsked('terms', asked, now).version).toBe(1)
})

function termsOf(given: LegalFacts): string {
  return JSON.stringify(legalTexts.terms[1]?.(given))
}
