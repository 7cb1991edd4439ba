import { readFileSync } from 'node:fs'
import type { LinkedTrade, SpokenLanguage, Vertical } from '@vitrine/contract'
import { describe, expect, it } from 'vitest'
import { processMs } from '../../../test/processor-time.ts'
import { writeScript } from './first-script.ts'
import { type LinkedPage, readLink } from './read-link.ts'
import { factsByName } from './service.ts'

const MEGABYTE = 1024 * 1024

const fixture = (name: string) => readFileSync(new URL(`../../../test/linked-pages/${name}.html`, import.meta.url))
const read = (html: string | Buffer, language?: SpokenLanguage, vertical: Vertical = 'tourism'): LinkedPage =>
  readLink({
    page: { url: 'https://page.example/a/b', contentType: 'text/html; charset=utf-8', body: Buffer.from(html) },
    language,
    vertical,
  })
const valuesIn = (page: LinkedPage) =>
  Object.fromEntries(Object.entries(factsByName(page.facts)).map(([name, value]) => [name, value?.replace(/\s/g, ' ')]))
const scriptOf = (page: LinkedPage, language: SpokenLanguage = 'en') =>
  writeScript({ trade: page.trade, language, length: 'long', facts: valuesIn(page) })
const data = (value: unknown) =>
  `<title>A page</title><script type="application/ld+json">${typeof value === 'string' ? value : JSON.stringify(value)}</script>`

describe('a page of each trade', () => {
  it('of a home states price, size and number of rooms', () => {
    const page = read(fixture('listing'), 'en', 'property')

    expect(page).toMatchObject({ trade: 'listing', siteName: 'Marlow & Finch', colour: '#7a1f3d', language: 'en' })
    expect(valuesIn(page)).toMatchObject({
      place: '14 Alder Lane, Otley, West Yorkshire',
      price: '£425,000',
      bedrooms: '3',
      bathrooms: '1.5',
      area: '104.5 m²',
      yearBuilt: '1908',
    })
    expect(page.photos.map(({ url }) => url)).toEqual([
      'https://page.example/photos/front-1600.jpg',
      'https://page.example/photos/garden-1600.jpg',
      'https://page.example/photos/kitchen-1600.jpg',
    ])
    expect(scriptOf(page).split('\n\n')).toEqual([
      'Welcome to 14 Alder Lane, Otley, West Yorkshire.',
      expect.stringMatching(/^A terraced house with its original fireplaces\. .* a short walk away\.$/),
      'It has 3 bedrooms and 1.5 bathrooms. It is offered at £425,000. The floor area is 104.5 m². ' +
        'It was built in 1908. Get in touch and see it for yourself.',
    ])
  })

  it('of a hotel states how to reach it, in the page’s language', () => {
    const page = read(fixture('hotel'))

    expect(page).toMatchObject({ trade: 'hotel', language: 'es' })
    expect(valuesIn(page)).toMatchObject({
      title: 'Casa del Faro',
      place: 'Calle del Puerto 4, Llanes',
      price: '90–140 €',
      roomCount: '12',
      checkIn: '15:00',
      phone: '+34 985 000 000',
      email: 'hola@casa.example',
    })
    expect(scriptOf(page, 'es')).toMatch(/^Te damos la bienvenida a Casa del Faro\.\n\nDoce habitaciones/)
  })

  it('of a tour states when it is and how long it takes', () => {
    const page = read(fixture('tour'))

    expect(page.trade).toBe('tour')
    expect(valuesIn(page)).toMatchObject({
      dates: 'May 8 – 14, 2027',
      duration: '7 days',
      price: '€1,290',
      validUntil: 'Mar 31, 2027',
    })
    expect(scriptOf(page)).toMatch(/^Join us for Seven days in the Caldera valley\./)
  })

  it('of an offer states until when it is valid', () => {
    const page = read(fixture('offer'))

    expect(page.trade).toBe('offer')
    expect(scriptOf(page)).toContain('It is offered at $349.50. The offer is valid until Feb 28, 2027.')
  })

  it('of a restaurant states opening hours, and its text the rest', () => {
    const page = read(fixture('general'))

    expect(page.trade).toBe('general')
    expect(valuesIn(page).opening).toBe('Tue – Thu 12:00 PM – 10:00 PM; Fri, Sat 12:00 PM – 11:30 PM')
    expect(page.facts).toContainEqual(expect.objectContaining({ name: 'description', source: 'page-text' }))
  })
})

describe('a script', () => {
  const trades: LinkedTrade[] = ['listing', 'hotel', 'tour', 'offer', 'general']
  const languages: SpokenLanguage[] = ['en', 'es', 'zh', 'hi', 'fa']

  it.each(trades.flatMap((trade) => languages.map((language) => [trade, language] as const)))(
    'for the trade %s in %s omits what is unknown',
    (trade, language) => {
      const script = writeScript({ trade, language, length: 'medium', facts: { title: 'Linden Court' } })

      expect(script).toContain('Linden Court')
      expect(script).not.toMatch(/undefined|\{|NaN|\d/)
    },
  )

  it.each(['short', 'medium', 'long'] as const)('has the length %s, with its closing sentence', (length) => {
    const facts = { title: 'Linden Court', price: '€90', description: 'The rooms look onto the garden. '.repeat(60) }
    const script = writeScript({ trade: 'hotel', language: 'en', length, facts })
    const words = script.split(/\s+/).length

    expect(words).toBeLessThan({ short: 60, medium: 130, long: 260 }[length])
    expect(script).toMatch(/website\.$/)
  })

  it('states no count that is not a number', () => {
    const facts = { place: 'Alder Lane', bedrooms: 'three', bathrooms: '' }

    expect(writeScript({ trade: 'listing', language: 'en', length: 'long', facts })).not.toContain('bedroom')
  })
})

describe('a hostile page', () => {
  it.each([
    ['a price of 1e308', { price: 1e308 }],
    ['a price of 1e21', { price: '1e21' }],
    ['a price below nothing', { price: '-250000' }],
    ['a span of prices', { price: '100-200' }],
    ['a price that is a thing', { price: { '@type': 'Thing', name: { name: 'x' } } }],
    ['a price that is a list of lists', { price: [[[[5]]]] }],
    ['a currency that is none', { price: '5', priceCurrency: '€€' }],
  ])('with %s yields no price', (_name, offer) => {
    const page = read(data({ '@type': 'Hotel', name: 'x', offers: { priceCurrency: 'EUR', ...offer } }))

    expect(valuesIn(page).price).toBeUndefined()
  })

  it('with wrong types everywhere still yields its title', () => {
    const wrong = [5, true, null, [], {}, [[]], { '@type': 7 }]
    const names = ['address', 'offers', 'floorSize', 'image', 'startDate', 'telephone', 'openingHours', 'mainEntity']
    for (const value of wrong) {
      const hotel = { '@type': 'Hotel', name: 'Linden', ...Object.fromEntries(names.map((name) => [name, value])) }
      expect(valuesIn(read(data(hotel))).title).toBe('Linden')
    }
  })

  it('with tags, control characters and direction marks yields plain text', () => {
    const name = 'Lin\u0000den\u202E <script>alert(1)</script>\u0007Court\uD800 <b>& more</b>'
    const { title = '' } = valuesIn(read(data({ '@type': 'Hotel', name }).replaceAll('</script>"', '<\\/script>"')))

    expect(title).not.toMatch(/[<>\p{Cc}\p{Cs}\u202e]/u)
  })

  it.each([
    ['lists', '['.repeat(10_000) + ']'.repeat(10_000)],
    ['things', '{"@type":"Hotel","about":'.repeat(10_000) + '1' + '}'.repeat(10_000)],
    ['graphs', '{"@graph":[{"@type":"Hotel","name":"x"},'.repeat(5000) + '1' + ']}'.repeat(5000)],
  ])('with %s nested ten thousand deep is read', (_name, json) => {
    expect(valuesIn(read(data(json))).title).toBeDefined()
  })

  it('with 500 photos yields 24 of them, with web addresses only', () => {
    const images = Array.from({ length: 500 }, (_, index) => `https://page.example/${index}.jpg`)
    const bad = [
      'javascript:alert(1)',
      'data:image/png;base64,AAAA',
      'file:///etc/passwd',
      `https://x.example/${'a'.repeat(3000)}`,
    ]
    const { photos } = read(data({ '@type': 'Hotel', name: 'x', image: [...bad, ...images] }))

    expect(photos).toHaveLength(24)
    expect(photos.every(({ url }) => url.startsWith('https://page.example/'))).toBe(true)
  })

  it('that only asks for a password is recognised', () => {
    expect(read('<title>Welcome back</title><form><input type="Password"></form>').asksToSignIn).toBe(true)
    expect(read(`${data({ '@type': 'Hotel', name: 'x' })}<input type="password">`).asksToSignIn).toBe(false)
  })

  it.each([
    ['data of 10 MB', data({ '@type': 'Hotel', name: 'x', description: 'word '.repeat(2 * MEGABYTE) })],
    [
      'a page of 2 MB',
      `${fixture('general').toString()}<p>${'We cook over a wood fire. '.repeat((2 * MEGABYTE) / 26)}</p>`,
    ],
    ['2 MB of small data', data({ '@type': 'Hotel', name: 'x' }).repeat((2 * MEGABYTE) / 90)],
    ['2 MB of pictures', '<img src="/a.jpg" srcset="/a.jpg 1w, /b.jpg 2w">'.repeat((2 * MEGABYTE) / 48)],
  ])('of %s is read in time', async (_name, html) => {
    expect(await processMs(async () => read(html))).toBeLessThan(15_000)
  })
})
