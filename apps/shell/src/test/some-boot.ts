import type { Boot } from '@vitrine/contract'

/** What the page of a small site says; only what components read. */
export function someBoot(changed: Partial<Boot> = {}): Boot {
  return {
    slug: 'acme',
    switches: { batches: true, newsletters: true, customerKeys: false },
    vertical: 'tourism',
    brand: { companyName: 'Acme' },
    language: 'en',
    wordFiles: {},
    freeCredits: 2,
    monthlyFreeCredits: 0,
    passwordMinimum: 8,
    sessionHours: 24,
    hasSession: true,
    hasGoogle: false,
    isPlatform: false,
    isFlagship: false,
    isDevelopment: false,
    payments: 'sandbox',
    tax: null,
    legal: { companyName: null, address: null, registration: null, governingLaw: null },
    supportEmail: 'help@acme.example',
    footer: { social: { instagram: null, facebook: null, youtube: null, linkedin: null, x: null }, credit: null },
    prices: {
      currency: 'USD',
      subscription: { id: 's', name: 'Monthly', priceCents: 9900, creditsPerPeriod: 5, periodDays: 30 },
      bundles: [{ id: 'b', name: 'Small Box', credits: 10, priceCents: 17_750, popular: false, expiryMonths: 12 }],
      plans: [],
      digitalTwinPriceCents: 41_000,
      furtherTwinDiscountPercent: 50,
      emailBlastPriceCents: 2500,
    },
    ...changed,
  } as Boot
}
