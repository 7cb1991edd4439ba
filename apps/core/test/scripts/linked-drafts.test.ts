import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Draft, DraftWithPhotos, LinkedDraft, LinkedScript, LinkedScriptRequest } from '@vitrine/contract'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createSafeFetch } from '../../src/platform/safe-fetch/safe-fetch.ts'
import { type TestApp, testApp } from '../app.ts'
import type { TenantTx } from '../../src/platform/db/open.ts'
import type { Client } from '../client.ts'
import { checked } from '../uploads.ts'

const hotel = {
  '@context': 'https://schema.org',
  '@graph': [
    { '@type': 'BreadcrumbList', itemListElement: [] },
    {
      '@type': 'Hotel',
      name: 'Casa do Faro',
      description:
        'Casa do Faro has twelve rooms above the old harbour. Every room looks onto the water. ' +
        'Breakfast is served until noon, on the terrace when it is warm.',
      address: { '@type': 'PostalAddress', streetAddress: 'Rua do Porto 4', addressLocality: 'Viana' },
      telephone: '+351 258 000 000',
      email: 'mailto:hello@casa.example',
      image: ['/terrace.jpg', { '@type': 'ImageObject', url: '/room.jpg', caption: 'A room' }],
      offers: { '@type': 'Offer', price: '1250.5', priceCurrency: 'EUR' },
    },
  ],
}
const jsonLd = (data: unknown) => `<script type="application/ld+json">${JSON.stringify(data)}</script>`
const home = `<div itemscope itemtype="https://schema.org/SingleFamilyResidence">
  <h1 itemprop="name">14 Alder Lane</h1>
  <meta itemprop="numberOfBedrooms" content="3"><span itemprop="numberOfBathroomsTotal">1.5</span>
  <div itemprop="floorSize" itemscope><meta itemprop="value" content="140"><meta itemprop="unitCode" content="MTK"></div>
  <div itemprop="address" itemscope itemtype="https://schema.org/PostalAddress">
    <span itemprop="streetAddress">14 Alder Lane</span><span itemprop="addressLocality">Leeds</span>
  </div>
  <div itemprop="offers" itemscope itemtype="https://schema.org/Offer">
    <meta itemprop="price" content="425,000"><meta itemprop="priceCurrency" content="GBP">
  </div>
  <p itemprop="description">A family home with a garden that faces the evening sun.</p></div>`
const walk = 'El paseo empieza en la plaza y baja despacio hasta el puerto viejo. '.repeat(16)
const meta = (name: string, content: string) => `<meta property="${name}" content="${content}">`
const page = (head: string, body = '', language = 'en') =>
  `<html lang="${language}"><head>${head}</head><body>${body}</body></html>`
const title = (text: string) => `<title>${text}</title>`
const pages: Record<string, string> = {
  '/hotel': page(
    title('Casa do Faro | Book direct') +
      meta('theme-color', '#1A6B5C') +
      meta('og:site_name', 'Casa Hotels') +
      jsonLd(hotel),
    '<img src="/logo.png">',
  ),
  '/home': page(title('Home'), home),
  '/text': page(
    title('Paseo por el puerto') + meta('og:description', 'Un paseo.'),
    `<nav>Inicio</nav><article><h1>Paseo</h1><p>${walk}</p></article>`,
    'es',
  ),
  '/broken': page(
    title('Broken data – Harbor | Book direct') +
      meta('og:site_name', 'Harbor') +
      '<script type="application/ld+json">{"@type":"Hotel",</script>',
  ),
  '/sign-in': page(title('Welcome back'), '<form><input type="password"></form>'),
  '/nothing': '<html><body>nothing</body></html>',
}

let test: TestApp
let ana: Client
let port = 0
let hugePng: Buffer
const site = createServer((request, response) => {
  const html = pages[request.url ?? '']
  if (html) response.setHeader('content-type', 'text/html; charset=utf-8').end(html)
  else if (request.url?.endsWith('.jpg'))
    void photo().then((jpeg) => response.setHeader('content-type', 'image/jpeg').end(jpeg))
  else if (request.url === '/page.jpeg') response.setHeader('content-type', 'image/jpeg').end('<title>No photo</title>')
  else if (request.url === '/huge.png') response.setHeader('content-type', 'image/png').end(hugePng)
  else if (request.url === '/members') response.writeHead(403, { 'content-type': 'text/html' }).end('<title>No</title>')
  else if (request.url === '/endless')
    response.setHeader('content-type', 'text/html').end(`<title>x</title>${'x'.repeat(10 * 1024 * 1024)}`)
  else if (request.url === '/inside') response.writeHead(302, { location: 'http://169.254.169.254/latest' }).end()
  else response.writeHead(404, { 'content-type': 'text/html' }).end('<title>Gone</title>')
})
const photo = () =>
  sharp({ create: { width: 800, height: 600, channels: 3, background: '#369' } })
    .jpeg()
    .toBuffer()
/** Of 42 megapixels, in a few kilobytes. */
const huge = () =>
  sharp({ create: { width: 7000, height: 6000, channels: 3, background: '#000' } })
    .png()
    .toBuffer()
const at = (path: string) => `http://site.test:${port}${path}`
const inTenant = async <Result>(work: (tx: TenantTx) => Promise<Result>) => {
  const tenant = await test.features.tenants.withSlug('waymark')
  return test.deps.db.inTenant(tenant?.id ?? '', work)
}
const begin = (path: string, more: object = {}, client = ana) =>
  client.call<LinkedDraft>('POST /api/drafts/from-link', { body: { url: at(path), length: 'medium', ...more } })
const read = (id: string, client = ana) => client.call<Draft>('GET /api/drafts/:id', { params: { id } })

beforeAll(async () => {
  hugePng = await huge()
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve))
  port = (site.address() as AddressInfo).port
  const safeFetch = createSafeFetch({
    ports: [port, 80],
    resolve: async (name) => [name === 'site.test' ? '127.0.0.1' : name.replace(/^\[|\]$/g, '')],
    isAllowed: (address) => address === '127.0.0.1',
  })
  test = await testApp({ safeFetch, withRealMediaProcessor: true })
  ana = await test.customer('waymark', 'ana')
})
afterAll(async () => {
  await test.close()
  site.close()
})

describe('a draft from a link', () => {
  it('has the facts of structured data, each with its source, and a first script', async () => {
    const { status, body } = await begin('/hotel')

    expect(status).toBe(201)
    expect(body.facts).toEqual(
      expect.arrayContaining([
        { name: 'title', value: 'Casa do Faro', source: 'structured-data', property: 'Hotel.name' },
        { name: 'place', value: 'Rua do Porto 4, Viana', source: 'structured-data', property: 'Hotel.address' },
        { name: 'price', value: '€1,250.50', source: 'structured-data', property: 'Hotel.offers.price' },
        { name: 'email', value: 'hello@casa.example', source: 'structured-data', property: 'Hotel.email' },
      ]),
    )
    expect(body.page).toEqual({ url: at('/hotel'), siteName: 'Casa Hotels', colour: '#1a6b5c' })
    expect(body.photos).toEqual([
      { url: at('/terrace.jpg'), description: '' },
      { url: at('/room.jpg'), description: 'A room' },
    ])
    expect(body.content).toMatchObject({
      title: 'Casa do Faro',
      propertyAddress: 'Rua do Porto 4, Viana',
      language: 'en',
      screenShareUrl: at('/hotel'),
      facts: { price: '€1,250.50' },
      closing: { isOn: true, phone: '+351 258 000 000', email: 'hello@casa.example' },
    })
    expect(body.content.script).toMatch(/^Welcome to Casa do Faro\.\n\nCasa do Faro has twelve rooms/)
    expect((await read(body.id)).body.content).toEqual(body.content)
  })

  it('reads microdata and the site’s trade', async () => {
    const keystone = await test.customer('keystone', 'kim')
    const { body } = await begin('/home', {}, keystone)

    expect(body.content).toMatchObject({
      propertyAddress: '14 Alder Lane, Leeds',
      facts: { price: '£425,000', bedrooms: '3', bathrooms: '1.5', area: '140 m²' },
    })
    expect(body.content.script).toContain('It has 3 bedrooms and 1.5 bathrooms.')
    expect((await read(body.id)).status).toBe(404)
  })

  it('uses the text of a page without data, in the language of the page', async () => {
    const { body } = await begin('/text')

    expect(body.content).toMatchObject({ title: 'Paseo por el puerto', language: 'es' })
    expect(body.facts).toContainEqual(expect.objectContaining({ name: 'description', source: 'page-text' }))
    expect(body.content.script).toContain('El paseo empieza en la plaza')
  })

  it('does not mix languages: sentences that cannot be translated are omitted', async () => {
    const { body } = await begin('/text', { language: 'en' })

    expect(body.content.language).toBe('en')
    expect(body.content.script).not.toContain('plaza')
  })

  it('is shorter where a short one is wanted', async () => {
    const [short, long] = [await begin('/text', { length: 'short' }), await begin('/text', { length: 'long' })]

    expect(short.body.content.script.length).toBeLessThan(long.body.content.script.length / 2)
  })

  it('is created although the page’s data is malformed', async () => {
    expect((await begin('/broken')).body.content).toMatchObject({ title: 'Broken data' })
  })

  it.each([
    ['/nothing', 422, 'page-without-facts'],
    ['/gone', 422, 'page-unusable'],
    ['/inside', 422, 'page-private'],
    ['/members', 422, 'page-needs-sign-in'],
    ['/sign-in', 422, 'page-needs-sign-in'],
    ['/endless', 422, 'page-too-large'],
  ])('%s is refused', async (path, status, code) => {
    const refused = await begin(path)
    expect([refused.status, (refused.body as unknown as { code: string }).code]).toEqual([status, code])
  })
})

describe('a script of corrected facts', () => {
  const write = (more: object) =>
    ana.call<LinkedScript>('POST /api/drafts/linked-script', {
      body: { trade: 'hotel', language: 'en', length: 'medium', facts: {}, ...more } as LinkedScriptRequest,
    })

  it('states corrected facts, and omits removed ones', async () => {
    const { status, body } = await write({ facts: { title: 'Casa Nova', price: '€95', place: '' } })

    expect(status).toBe(200)
    expect(body).toEqual({
      script: 'Welcome to Casa Nova.\n\nThe price is €95. Book your stay on our website.',
      writer: 'rules',
    })
  })

  it('rejects facts that are too long or unknown', async () => {
    expect((await write({ facts: { price: '9'.repeat(41) } })).status).toBe(422)
    expect((await write({ facts: { title: 'Casa', secret: 'x' } })).body.script).not.toContain('x.')
  })
})

describe('photos from a page', () => {
  it('are stored with the right to use them: what was confirmed, when, and the source', async () => {
    const { body } = await begin('/hotel')
    const { body: added } = await ana.call<DraftWithPhotos>('POST /api/drafts/:id/photos', {
      params: { id: body.id },
      body: { urls: [at('/room.jpg')], hasRights: true },
    })
    const rows = await inTenant((tx) =>
      tx.selectFrom('upload').select('rights').where('id', 'in', added.draft.content.contentIds).execute(),
    )

    expect(rows).toEqual([
      {
        rights: {
          text: 'I have the right to use the photos from this page in videos.',
          at: expect.stringMatching(/^\d{4}-/),
          address: expect.any(String),
          url: at('/room.jpg'),
        },
      },
    ])
    const lines = await inTenant((tx) =>
      tx.selectFrom('audit_log').select('detail').where('subject', '=', body.id).execute(),
    )
    expect(lines).toEqual([{ detail: { photos: 1 } }])
  })

  it('that are no pictures, or too large to decode, are left out of the video', async () => {
    const { body } = await begin('/hotel')
    const { body: added } = await ana.call<DraftWithPhotos>('POST /api/drafts/:id/photos', {
      params: { id: body.id },
      body: { urls: [at('/page.jpeg'), at('/huge.png')], hasRights: true },
    })
    expect(added.failed).toEqual([{ url: at('/page.jpeg'), message: expect.stringContaining('no JPEG, PNG') }])
    const [id = ''] = added.draft.content.contentIds
    expect(await checked(ana, id)).toMatchObject({
      status: 'failed',
      errorMessage: expect.stringContaining('40 megapixels'),
    })
  })

  it('are added to the draft once the right was confirmed, and failures are named', async () => {
    const { body } = await begin('/hotel')
    const add = (more: object) =>
      ana.call<DraftWithPhotos>('POST /api/drafts/:id/photos', {
        params: { id: body.id },
        body: { urls: [at('/terrace.jpg'), at('/gone.png'), 'http://10.0.0.1/x.jpg'], hasRights: true, ...more },
      })

    expect((await add({ hasRights: false })).status).toBe(422)
    const { status, body: added } = await add({})
    expect(status).toBe(200)
    expect(added.draft.content.contentIds).toHaveLength(1)
    expect(added.failed.map(({ url }) => url)).toEqual([at('/gone.png'), 'http://10.0.0.1/x.jpg'])
  })

  it('of another person’s draft are refused', async () => {
    const { body } = await begin('/hotel')
    const ben = await test.customer('waymark', 'ben')
    const { status } = await ben.call('POST /api/drafts/:id/photos', {
      params: { id: body.id },
      body: { urls: [at('/terrace.jpg')], hasRights: true },
    })

    expect(status).toBe(404)
  })
})
