import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { BrandDraft, BrandKit } from '@vitrine/contract'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createSafeFetch } from '../../src/platform/safe-fetch/safe-fetch.ts'
import { type TestApp, testApp } from '../app.ts'
import type { Client } from '../client.ts'

const HARBOUR = `<!doctype html><html><head><title>Boats and days out | Harbour &amp; Sons</title>
  <meta name="theme-color" content="#0B6E69"><link rel="stylesheet" href="/main.css">
  <link rel="icon" href="/favicon.ico"><link rel="apple-touch-icon" href="/touch.png" sizes="180x180">
  <script>document.title = 'never run'</script></head><body><header>
  <a class="site-logo" href="/"><svg viewBox="0 0 40 20"><script>fetch('/stolen')</script>
  <rect width="40" height="20" fill="#0b6e69"/></svg></a></header></body></html>`
const CSS = `:root { --brand-primary: rgb(11, 110, 105); --accent: hsl(35, 100%, 60%) }
  body { font-family: "Open Sans", sans-serif; color: #202a44 } .card { background: #fff; background: #27406b }`
const QUAY =
  '<title>Welcome</title><meta property="og:site_name" content="The Quay"><link rel="icon" href="/touch.png">'
const GREY = '<style>body { color: #333; background: #fafafa }</style><p>Nothing much</p>'

let test: TestApp
let owner: Client
let port = 0
const heard: string[] = []
const pages: Record<string, [type: string, body: string]> = {
  '/': ['text/html; charset=utf-8', HARBOUR],
  '/main.css': ['text/css', CSS],
  '/quay': ['text/html', QUAY],
  '/grey': ['text/html', GREY],
  '/file': ['application/zip', 'PK'],
}
const site = createServer((request, response) => {
  const path = request.url ?? ''
  heard.push(path)
  const [type, body] = pages[path] ?? []
  if (path === '/touch.png')
    return void picture().then((png) => response.setHeader('content-type', 'image/png').end(png))
  if (path === '/inside') return response.writeHead(302, { location: 'http://169.254.169.254/latest' }).end()
  if (!type) return response.writeHead(404, { 'content-type': 'text/html' }).end('<title>Gone</title>')
  return response.setHeader('content-type', type).end(body)
})
const picture = () =>
  sharp({ create: { width: 180, height: 180, channels: 3, background: '#c60' } })
    .png()
    .toBuffer()

beforeAll(async () => {
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve))
  port = (site.address() as AddressInfo).port
  const safeFetch = createSafeFetch({
    ports: [port, 80],
    resolve: async (name) => [name === 'harbour.test' ? '127.0.0.1' : name],
    isAllowed: (address) => address === '127.0.0.1',
  })
  test = await testApp({ safeFetch, withWorkers: false })
  owner = await test.demo('azure-coast', 'owner')
})
afterAll(async () => {
  await test.close()
  site.close()
})

interface Read {
  draft: BrandDraft
  found: Record<'colours' | 'font' | 'logo' | 'name', boolean>
  preview: { url: string }
  code: string
}
const read = (path: string, client = owner) =>
  client.call<Read>('POST /api/whitelabel/branding/from-website', {
    body: { url: `http://harbour.test:${port}${path}` },
  })

describe('a brand from a website', () => {
  it('gets name, colours, font and logo as pixels, in the draft and behind a preview link', async () => {
    const { status, body } = await read('/')

    expect([status, body.found]).toEqual([200, { name: true, logo: true, colours: true, font: true }])
    expect(body.draft.design).toMatchObject({
      companyName: 'Harbour & Sons',
      colours: { primary: '#0b6e69', secondary: '#27406b', accent: '#ffaa33' },
      fontFamily: 'Open Sans',
    })
    const { body: svg } = await test.visitor('azure-coast').call<string>(`GET ${body.draft.logoUrl}`)
    expect(svg.replace(/base64,[\w+/=]*/, '')).toMatch(/^<svg [^<>]*><image [^<>]*\/><\/svg>$/)
    const { pathname, search } = new URL(body.preview.url)
    const { body: page } = await test.visitor('azure-coast').call<string>(`GET ${pathname}${search}`)
    expect(page).toContain('Harbour &amp; Sons')
    expect(heard).not.toContain('/stolen')
  })

  it('keeps draft values that the site does not state, and takes an icon when there is no logo', async () => {
    const { body } = await read('/quay')

    expect(body.found).toEqual({ name: true, logo: true, colours: false, font: false })
    expect(body.draft.design).toMatchObject({ companyName: 'The Quay', colours: { primary: '#0b6e69' } })
    const { body: bare } = await read('/grey')
    expect(bare.found).toEqual({ name: true, logo: false, colours: false, font: false })
    expect(bare.draft.design.companyName).toBe('Harbour')
    expect(bare.draft.design.logoId).toBe(body.draft.design.logoId)
  })

  it('is not public before it is published', async () => {
    const { body } = await test.visitor('azure-coast').call<{ brand: { companyName: string } }>('GET /api/branding')

    expect(body.brand.companyName).toBe('Azure Coast')
  })

  it.each([
    ['/file', 'brand-site-unreadable'],
    ['/gone', 'brand-site-unreadable'],
    ['/inside', 'page-private'],
  ])('is not read from %s: %s', async (path, code) => {
    expect((await read(path)).body.code).toBe(code)
  })

  it('is read from public addresses only, for people who may change the brand', async () => {
    const asked = async (url: string) =>
      (await owner.call('POST /api/whitelabel/branding/from-website', { body: { url } })).body.code
    expect(await asked('http://127.0.0.2/')).toBe('page-private')
    expect(await asked('nothing')).toBe('invalid')
    const customer = await test.demo('azure-coast', 'customer')

    expect((await read('/', customer)).status).toBe(403)
  })
})

describe('a brand kit from a website', () => {
  const readKit = (client: Client, url: string) =>
    client.call<{ kit: BrandKit; found: object; code: string }>('POST /api/brand-kits/from-website', { body: { url } })

  it('gets what its page shows and its address as contact, and is not created twice', async () => {
    const customer = await test.demo('azure-coast', 'customer')
    const { status, body } = await readKit(customer, `http://harbour.test:${port}/`)

    expect([status, body.found]).toEqual([201, { name: true, logo: true, colours: true, font: true }])
    expect(body.kit).toMatchObject({
      name: 'Harbour & Sons',
      colours: { primary: '#0b6e69', secondary: '#27406b', accent: '#ffaa33' },
      fontFamily: 'Open Sans',
      url: `http://harbour.test:${port}`,
      isDefault: true,
    })
    const { body: svg } = await test.visitor('azure-coast').call<string>(`GET ${body.kit.logoUrl}`)
    expect(svg).toMatch(/^<svg [^<>]*><image [^<>]*\/><\/svg>$/)
    expect((await readKit(customer, `http://harbour.test:${port}/`)).body.code).toBe('brand-kit-name-taken')
    expect((await readKit(customer, 'http://127.0.0.2/')).body.code).toBe('page-private')
    expect((await readKit(customer, `http://harbour.test:${port}/gone`)).body.code).toBe('brand-site-unreadable')
  })
})
