import { type LegalDocument, legalDocuments } from '@vitrine/contract'
import { describe, expect, it } from 'vitest'
import type { LegalFacts } from './facts.ts'
import { cookiesTexts } from './cookies.ts'
import { ethicsTexts } from './ethics.ts'
import { privacyTexts } from './privacy.ts'
import { termsTexts } from './terms.ts'
import { type LegalTexts, versionAsked } from './texts.ts'

const legalTexts: Record<LegalDocument, LegalTexts> = {
  terms: termsTexts,
  privacy: privacyTexts,
  cookies: cookiesTexts,
  ethics: ethicsTexts,
}

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
    sellsEmailBlast: false,
    emailBlastPriceCents: null,
    plans: [],
  },
  freeCredits: 3,
  monthlyFreeCredits: 0,
  supportEmail: 'help@azure-coast.example',
  salesEmail: 'hello@azure-coast.example',
  hasGoogle: false,
  hasSso: false,
  connectedServices: [],
  payments: 'sandbox',
  tax: null,
  sellsTwins: true,
  freeTwins: 0,
  canTranslate: false,
  sessionHours: 8,
}

const documents = Object.keys(legalDocuments) as LegalDocument[]

it.each(documents)('%s has a text for every version, with linkable headings', (document) => {
  for (const { version } of legalDocuments[document].versions) {
    const sections = legalTexts[document][version]?.(facts) ?? []
    expect(sections.length).toBeGreaterThan(3)
    expect(new Set(sections.map(({ id }) => id)).size).toBe(sections.length)
  }
})

describe('the terms', () => {
  it('state the tenant’s own settings and prices', () => {
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

  it('state how long a session lasts on this site', () => {
    const told = ['terms', 'privacy', 'cookies'].map((name) =>
      JSON.stringify(legalTexts[name as LegalDocument][1]?.(facts)),
    )

    for (const text of told) expect(text).toContain('8 hours')
  })

  it('state the price of a digital twin only where one is sold', () => {
    expect(termsOf(facts)).toContain('A digital twin costs $350.00 one-time.')
    expect(termsOf({ ...facts, sellsTwins: false })).not.toContain('$350')
  })

  it('follow changed settings', () => {
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

describe('prices in the terms', () => {
  it.each([
    ['USD', '$99.00', 'US dollars'],
    ['EUR', '€99.00', 'euros'],
    ['GBP', '£99.00', 'British pounds'],
    ['CAD', 'CA$99.00', 'Canadian dollars'],
    ['AUD', 'A$99.00', 'Australian dollars'],
  ] as const)('are in the currency of the site: %s', (currency, price, name) => {
    const text = termsOf({ ...facts, prices: { ...facts.prices, currency } })

    expect(text).toContain(`The monthly subscription costs ${price}`)
    expect(text).toContain(`Prices are in ${name}.`)
    expect(text.includes('US dollars')).toBe(currency === 'USD')
  })

  it('state which tax they contain, and add none', () => {
    const tax = { name: 'VAT', basisPoints: 2000, number: null }

    expect(termsOf({ ...facts, tax })).toContain('They include VAT of 20%.')
    expect(termsOf(facts)).not.toMatch(/VAT|Taxes may be added/)
  })

  it('mention the email blast where it is sold', () => {
    const prices = { ...facts.prices, sellsEmailBlast: true }

    expect(termsOf({ ...facts, prices })).toContain('Ordering it charges nothing')
    expect(termsOf(facts)).not.toContain('email blast')
  })
})

describe('the privacy policy', () => {
  const servers = [
    { kind: 'writer', host: 'api.openai.com' },
    { kind: 'translator', host: null },
    { kind: 'speech', host: 'api.elevenlabs.io' },
    { kind: 'twins', host: 'tavusapi.com' },
  ] as const

  it('says that scripts stay here when nothing is connected', () => {
    expect(textOf('privacy', facts)).toContain('Your scripts are not sent to another company to create a video.')
  })

  it('names every connected service and what it receives', () => {
    const text = textOf('privacy', { ...facts, connectedServices: [...servers] })

    expect(text).not.toContain('not sent to another company')
    for (const host of ['api.openai.com', 'api.elevenlabs.io', 'tavusapi.com']) expect(text).toContain(host)
    expect(text).toContain('A translation service in our own network: scripts that you translate.')
    expect(text).toMatch(/lip-sync service \(tavusapi\.com\): the recordings of a digital twin/)
  })

  it('says that the language model translates when no other service does', () => {
    const connectedServices = servers.slice(0, 1)

    expect(textOf('privacy', { ...facts, canTranslate: true, connectedServices })).toContain('rewrite, translate or')
    expect(textOf('privacy', { ...facts, canTranslate: true, connectedServices: servers.slice(0, 2) })).not.toContain(
      'rewrite, translate or',
    )
  })

  it('covers viewers of shared videos, and people who leave a question', () => {
    const text = textOf('privacy', facts)

    expect(text).toContain('Views are counted without cookies')
    expect(text).toMatch(/leave a question.*name, message and email address or phone number/)
  })

  it('names Stripe, Google and the company’s sign-in only where they are used', () => {
    expect(textOf('privacy', facts)).not.toMatch(/Stripe|Google|single sign-on/)
    const all = textOf('privacy', { ...facts, payments: 'stripe', hasGoogle: true, hasSso: true })
    for (const name of ['Stripe', 'Google', 'single sign-on']) expect(all).toContain(name)
  })
})

describe('the cookie policy', () => {
  it('names every cookie that the site sets', () => {
    for (const name of ['session', 'device', 'share', 'support', 'language', 'theme'])
      expect(textOf('cookies', facts)).toContain(`"${name}: `)
  })

  it('describes the cookie of an external sign-in by provider', () => {
    expect(textOf('cookies', facts)).not.toContain('"oauth: ')
    expect(textOf('cookies', { ...facts, hasGoogle: true })).toContain('oauth: keeps track of a sign-in with Google')
    expect(textOf('cookies', { ...facts, hasSso: true })).toContain('with your company’s single sign-on')
    expect(textOf('cookies', { ...facts, hasSso: true })).not.toContain('Google')
    expect(textOf('cookies', { ...facts, hasGoogle: true, hasSso: true })).toContain(
      'with Google or your company’s single sign-on',
    )
  })

  it('does not claim to be complete where Stripe’s form sets its own cookies', () => {
    expect(textOf('cookies', facts)).toContain('No third-party cookies')
    const text = textOf('cookies', { ...facts, payments: 'stripe' })
    expect(text).not.toContain('No third-party cookies')
    expect(text).toContain('__stripe_mid')
  })
})

describe('company ethics', () => {
  it('promises what the product does: videos can be taken down, and their owners learn why', () => {
    const text = textOf('ethics', facts)

    expect(text).not.toMatch(/reply to every report|We take down videos that|disadvantaged/)
    expect(text).toContain('can close a video for everyone')
  })

  it('makes no claims about training by others', () => {
    const connectedServices = [{ kind: 'writer' as const, host: 'api.openai.com' }]

    expect(textOf('ethics', facts)).toContain('Your scripts are not used to train AI models.')
    expect(textOf('ethics', { ...facts, connectedServices })).toContain('We do not train AI models with your scripts.')
  })
})

it('the version in the URL is shown when it exists, otherwise the one in force', () => {
  const now = new Date('2026-11-21')

  expect(versionAsked('terms', '1', now).version).toBe(1)
  for (const asked of [null, '99', 'x']) expect(versionAsked('terms', asked, now).version).toBe(1)
})

function termsOf(given: LegalFacts): string {
  return textOf('terms', given)
}

function textOf(document: LegalDocument, given: LegalFacts): string {
  return JSON.stringify(legalTexts[document][1]?.(given))
}
