import type { Boot } from '@vitrine/contract'
import { faqEntries } from '../features/faq/entries.ts'

/** Something a search engine may know of the page, in the words of schema.org. */
export type Fact = Record<string, unknown>

const writers: Record<string, (boot: Boot, origin: string) => Fact[]> = {
  '/': siteFacts,
  '/faq': answerFacts,
  '/pricing': priceFacts,
}

/** The facts of a public page: only what it says in words as well, from the same settings, prices and answers. */
export function factsOf(path: string, boot: Boot, origin: string): Fact[] {
  return (writers[path]?.(boot, origin) ?? []).map((fact) => ({ '@context': 'https://schema.org', ...fact }))
}

function siteFacts({ brand, words, language, supportEmail }: Boot, origin: string): Fact[] {
  const owner = {
    '@type': 'Organization',
    '@id': `${origin}/#organization`,
    name: brand.companyName,
    url: `${origin}/`,
    logo: origin + brand.logoUrl,
    email: supportEmail,
  }
  const site = {
    '@type': 'WebSite',
    name: brand.companyName,
    url: `${origin}/`,
    description: words.promiseDetail,
    inLanguage: language,
    publisher: { '@id': owner['@id'] },
  }
  return [owner, site]
}

function answerFacts(boot: Boot): Fact[] {
  const mainEntity = faqEntries(boot.vertical, boot).map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  }))
  return [{ '@type': 'FAQPage', inLanguage: boot.language, mainEntity }]
}

function priceFacts({ brand, prices, words }: Boot, origin: string): Fact[] {
  const { bundles, subscription, currency } = prices
  const offers = [subscription, ...bundles].map(({ name, priceCents }) => ({
    '@type': 'Offer',
    name,
    price: (priceCents / 100).toFixed(2),
    priceCurrency: currency,
    url: `${origin}/pricing`,
  }))
  const product = { '@type': 'Product', name: brand.companyName, description: words.promiseDetail, offers }
  return [{ ...product, brand: { '@type': 'Brand', name: brand.companyName }, image: origin + brand.logoUrl }]
}
