import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import type { Upload } from '@vitrine/contract'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createSafeFetch } from '../../src/platform/safe-fetch/safe-fetch.ts'
import { type TestApp, testApp } from '../app.ts'
import type { Client } from '../client.ts'
import { until } from '../until.ts'
import { checked } from '../uploads.ts'

const PAGE = `<!doctype html><html><head><title>Not this</title>
  <meta property="og:title" content="Harbour &amp; lanterns &#8211; a walk"><meta name="description" content='Forty lamps at dusk.'>
  <meta property="og:image" content="/lamp.png"><script>alert(1)</script></head><body>Hello</body></html>`

let test: TestApp
let ana: Client
let port = 0
const heard: string[] = []
/** The screenshot that the browser takes of any page; undefined while there is none. */
let screen: Buffer | undefined
/** The pages that the browser has shown, in order. */
const shown: string[] = []
const site = createServer((request, response) => {
  heard.push(request.url ?? '')
  if (request.url?.startsWith('/page')) response.setHeader('content-type', 'text/html; charset=utf-8').end(PAGE)
  else if (request.url === '/lamp.png')
    void picture().then((png) => response.setHeader('content-type', 'image/png').end(png))
  else if (request.url === '/bad-picture')
    response
      .setHeader('content-type', 'text/html')
      .end('<title>A page</title><meta property="og:image" content="http://10.0.0.1/x.png">')
  else if (request.url === '/empty') response.setHeader('content-type', 'text/html').end('<p>no title</p>')
  else if (request.url === '/file') response.setHeader('content-type', 'application/zip').end('PK')
  else if (request.url === '/inside') response.writeHead(302, { location: 'http://169.254.169.254/latest' }).end()
  else response.writeHead(404, { 'content-type': 'text/html' }).end('<title>Gone</title>')
})
const picture = () =>
  sharp({ create: { width: 600, height: 400, channels: 3, background: '#c60' } })
    .png()
    .toBuffer()

beforeAll(async () => {
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve))
  port = (site.address() as AddressInfo).port
  const safeFetch = createSafeFetch({
    ports: [port, 80],
    resolve: async (name) => [name === 'site.test' ? '127.0.0.1' : name.replace(/^\[|\]$/g, '')],
    isAllowed: (address) => address === '127.0.0.1',
  })
  const screenshotter = {
    capture: async (url: string) => {
      shown.push(new URL(url).search)
      await pause(300)
      return screen
    },
    close: async () => {},
  }
  test = await testApp({ safeFetch, screenshotter, withRealMediaProcessor: true })
  ana = await test.customer('waymark', 'ana')
})
afterAll(async () => {
  await test.close()
  site.close()
})

const capture = (path: string) =>
  ana.call<Upload>('POST /api/capture', { body: { url: `http://site.test:${port}${path}` } })

describe('a captured web page', () => {
  it('becomes a picture with its title, words and preview, marked as our layout', async () => {
    const { status, body } = await capture('/page')
    const upload = await checked(ana, body.id)

    expect(status).toBe(201)
    expect(upload).toMatchObject({
      kind: 'content',
      name: 'Harbour & lanterns – a walk',
      status: 'ready',
      isExact: false,
    })
    expect(upload.pictures).toMatchObject([{ caption: 'site.test' }])
    expect(heard).toContain('/lamp.png')
  })

  it('becomes a screenshot where a browser is installed', async () => {
    screen = await picture()
    const { body } = await capture('/page')
    screen = undefined

    expect(await checked(ana, body.id)).toMatchObject({
      name: 'Harbour & lanterns – a walk',
      isExact: true,
      pictures: [{ caption: 'site.test' }],
    })
  })

  it('waits for one page of another tenant at most, however many that captures', async () => {
    const kim = await test.customer('keystone', 'kim')
    const of = (client: Client, name: string) =>
      client.call('POST /api/capture', { body: { url: `http://site.test:${port}/page?${name}` } })
    shown.length = 0
    const before = [of(ana, 'ana-1'), of(ana, 'ana-2'), of(ana, 'ana-3')]
    await until(() => shown.length > 0)
    const statuses = (await Promise.all([...before, of(kim, 'kim')])).map(({ status }) => status)

    expect(statuses).toEqual([201, 201, 201, 201])
    expect(shown.indexOf('?kim')).toBe(1)
  })

  it('is refused to a person whose pages wait already', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => capture('/page')))

    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201, 503]))
  })

  it('has no preview from an internal address', async () => {
    const { body } = await capture('/bad-picture')

    expect(await checked(ana, body.id)).toMatchObject({ status: 'ready', name: 'A page' })
  })

  it.each([
    ['a private address', 'http://10.0.0.8/', 422, 'page-private'],
    ['a cloud metadata address', 'http://169.254.169.254/latest/meta-data', 422, 'page-private'],
    ['IPv6 around a private address', 'http://[::ffff:10.0.0.1]/', 422, 'page-private'],
    ['a name and a password', 'http://user:secret@site.test/', 422, 'page-private'],
    ['a file URL', 'file:///etc/passwd', 422, 'invalid'],
  ])('is refused for %s', async (_name, url, status, code) => {
    const answer = await ana.call('POST /api/capture', { body: { url } })

    expect([answer.status, answer.body.code]).toEqual([status, code])
  })

  it.each([
    ['a redirect to an internal address', '/inside', 'page-private'],
    ['a file', '/file', 'page-unusable'],
    ['an empty page', '/empty', 'page-unusable'],
    ['a missing page', '/gone', 'page-unusable'],
  ])('fails for %s', async (_name, path, code) => {
    expect((await capture(path)).body).toMatchObject({ code })
  })
})
