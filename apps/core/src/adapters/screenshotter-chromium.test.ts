import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { type RequestListener, type Server, createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createChromiumScreenshotter } from './screenshotter-chromium.ts'

const path = [process.env.CHROMIUM_PATH, '/usr/bin/chromium'].find((place) => place && existsSync(place)) ?? ''
// Longer than the path of a socket may be.
const workFolder = mkdtempSync(join(tmpdir(), `vitrine-screenshotter-${'long-'.repeat(20)}`))

/** Spellings of internal addresses. All lead to the canary server at PORT. */
const SPELLINGS =
  `127.0.0.1:PORT 127.1:PORT 2130706433:PORT 0x7f000001:PORT 0177.0.0.1:PORT 0:PORT 0.0.0.0:PORT localhost:PORT
  sub.localhost:PORT [::1]:PORT [::]:PORT [::ffff:127.0.0.1]:PORT [::ffff:7f00:1]:PORT ①②⑦.⓪.⓪.①:PORT rebound.test:PORT
  127.0.0.1.:PORT`.split(/\s+/)

const heard: string[] = []
let page = ''
let site: Server
let canary: Server
let sitePort = 0

/** Chromium takes seconds to start and loads the machine. */
const isFull = process.env.TEST_SCOPE === 'full' && path !== ''

beforeAll(async () => {
  canary = await listen('::', (request, response) => {
    heard.push(`${request.headers.host}${request.url}`)
    response.setHeader('access-control-allow-origin', '*').end('canary')
  })
  site = await listen('127.0.0.2', (_request, response) => {
    response.setHeader('content-type', 'text/html; charset=utf-8').end(page)
  })
  sitePort = (site.address() as AddressInfo).port
})
afterAll(() => {
  site.close()
  canary.close()
  rmSync(workFolder, { recursive: true, force: true })
})

const open = (limitMs = 200_000, canaryPort = (canary.address() as AddressInfo).port) =>
  createChromiumScreenshotter({
    path,
    isConfined: process.getuid?.() !== 0,
    workFolder,
    limitMs,
    rules: {
      // Only the address is checked here, not the port.
      ports: [80, 443, sitePort, canaryPort],
      resolve: async (name) => [
        name === 'site.test' ? '127.0.0.2' : name === 'rebound.test' ? '127.0.0.1' : bare(name),
      ],
      isAllowed: (address) => address === '127.0.0.2',
    },
  })

describe.runIf(isFull)('a screenshot of a web page', () => {
  it('shows what a browser shows, scripts included', async () => {
    page = '<body style="margin:0;background:#00f"><script>document.body.style.background = "#f00"</script>'
    const picture = await open().capture(`http://site.test:${sitePort}/`)
    const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true })

    expect([info.width, info.height]).toEqual([1280, 720])
    expect([...data.subarray(0, 3)]).toEqual([255, 0, 0])
  })

  it('requests no internal address, in any spelling and from any element', async () => {
    const { port } = canary.address() as AddressInfo
    const hosts = SPELLINGS.map((spelling) => spelling.replace('PORT', String(port)))
    page = hosts.map((host) => asking(host)).join('') + '<p>done</p>'
    const picture = await open().capture(`http://site.test:${sitePort}/`)

    expect(picture).toBeDefined()
    expect(heard).toEqual([])
  })

  it('is undefined for a page that never finishes', async () => {
    page = '<script>for (;;) {}</script>'

    expect(await open(5000).capture(`http://site.test:${sitePort}/`)).toBeUndefined()
  })
})

/** Returns markup that requests a host in every way a page can. */
function asking(host: string): string {
  const name = encodeURIComponent(host)
  return `<img src="http://${host}/img-${name}"><iframe src="http://${host}/frame-${name}"></iframe>
    <link rel="stylesheet" href="http://${host}/style-${name}"><link rel="preconnect" href="http://${host}">
    <script>fetch('http://${host}/fetch-${name}').catch(() => {});
      fetch('http://${host}/post-${name}', { method: 'POST', mode: 'no-cors', body: 'x' }).catch(() => {});
      navigator.sendBeacon('http://${host}/beacon-${name}');
      try { new WebSocket('ws://${host}/socket-${name}') } catch {}</script>`
}

const bare = (name: string) => name.replace(/^\[|\]$/g, '')

async function listen(host: string, listener: RequestListener): Promise<Server> {
  const server = createServer(listener)
  await new Promise<void>((resolve) => server.listen(0, host, resolve))
  return server
}
