import { createHmac } from 'node:crypto'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestApp, testApp } from './app.ts'

const BYTES = '0123456789'

let test: TestApp
let key: string

beforeAll(async () => {
  test = await testApp({ withWorkers: false })
  const tenant = await test.features.tenants.withSlug('waymark')
  key = `${tenant?.id}/videos/${crypto.randomUUID()}/${crypto.randomUUID()}.mp4`
  await test.deps.storage.put(key, file(BYTES))
})
afterAll(() => test.close())

describe('a video', () => {
  it('comes whole', async () => {
    const { status, headers, body } = await get(link())

    expect([status, body]).toEqual([200, BYTES])
    expect(headers).toMatchObject({ 'content-type': 'video/mp4', 'content-length': '10', 'accept-ranges': 'bytes' })
    expect(headers['content-disposition']).toBeUndefined()
  })

  it.each([
    ['bytes=2-4', '234', 'bytes 2-4/10'],
    ['bytes=8-', '89', 'bytes 8-9/10'],
    ['bytes=-1', '9', 'bytes 9-9/10'],
    ['bytes=0-999', BYTES, 'bytes 0-9/10'],
  ])('comes in parts: %s', async (range, part, named) => {
    const { status, headers, body } = await get(link(), { range })

    expect([status, body, headers['content-range'], headers['content-length']]).toEqual([
      206,
      part,
      named,
      String(part.length),
    ])
  })

  it('says where it ends to whoever asks beyond', async () => {
    const { status, headers, body } = await get(link(), { range: 'bytes=10-' })

    expect([status, body, headers['content-range']]).toEqual([416, '', 'bytes */10'])
    expect(headers['cache-control']).not.toContain('immutable')
  })

  it('tells its size without coming', async () => {
    const { status, headers, body } = await test.visitor('waymark').call<string>(`HEAD ${link()}`)

    expect([status, body, headers['content-length']]).toEqual([200, '', '10'])
  })

  it('does not come again to whoever has it', async () => {
    const { headers } = await get(link())
    const again = await get(link(), { 'if-none-match': `"older", ${String(headers.etag)}` })

    expect([again.status, again.body]).toEqual([304, ''])
  })

  it('goes on after a broken line while it is the same', async () => {
    const { headers } = await get(link())
    const rest = await get(link(), { range: 'bytes=8-', 'if-range': String(headers.etag) })

    expect([rest.status, rest.body]).toEqual([206, '89'])
  })

  it.each(['"another"', 'Sun, 22 Nov 2026 21:03:44 GMT'])('begins anew for whoever has parts of %s', async (older) => {
    const { status, body } = await get(link(), { range: 'bytes=8-', 'if-range': older })

    expect([status, body]).toEqual([200, BYTES])
  })

  it('may load itself, so that a browser can show it as a page, and nothing else', async () => {
    expect((await get(link())).headers['content-security-policy']).toBe(
      "default-src 'none'; media-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'none'",
    )
  })

  it('stays out of shared caches', async () => {
    expect((await get(link())).headers['cache-control']).toContain('private')
  })
})

describe('a download', () => {
  it.each([
    ['a plain name', 'Cove.mp4'],
    ['letters of the world', 'Ünïcode 海 🏝.mp4'],
    ['quotes and a backslash', `say "hi" \\ it's (1)*.mp4`],
    ['a new line and a header', 'a\r\nSet-Cookie: x=y\n.mp4'],
  ])('with %s keeps it', async (_what, name) => {
    const { status, headers } = await get(link(name))
    const disposition = String(headers['content-disposition'])
    const [, plain = '', encoded = ''] =
      /^attachment; filename="([^"\\]*)"; filename\*=UTF-8''([\w.!#$&+^`|~%-]+)$/.exec(disposition) ?? []

    expect(status).toBe(200)
    expect(plain).toMatch(/^[\x20-\x7e]+$/)
    expect(decodeURIComponent(encoded)).toBe(name)
    expect(headers['set-cookie']).toBeUndefined()
  })
})

describe('a link', () => {
  it('shows the same address for a while, so that browsers keep what they have', () => {
    expect(link()).toBe(link())
  })

  it('lives for six hours at least and twelve at most', () => {
    const seconds = Number(parts(link()).query.get('expires')) - Date.now() / 1000

    expect(seconds).toBeGreaterThanOrEqual(6 * 3600 - 1)
    expect(seconds).toBeLessThanOrEqual(12 * 3600)
  })

  it('ends', async () => {
    const past = Math.floor(Date.now() / 1000) - 1
    const { status, body } = await get(signed(key, past))

    expect([status, (JSON.parse(body) as { code: string }).code]).toEqual([403, 'link-expired'])
  })

  it.each([
    ['a later end', (query: URLSearchParams) => query.set('expires', String(Number(query.get('expires')) + 1))],
    ['an end that is no number', (query: URLSearchParams) => query.set('expires', '1e99')],
    ['another signature', (query: URLSearchParams) => query.set('signature', 'x'.repeat(43))],
    ['no signature', (query: URLSearchParams) => query.delete('signature')],
    ['an empty signature', (query: URLSearchParams) => query.set('signature', '')],
    ['another name', (query: URLSearchParams) => query.set('download', 'invoice.exe')],
  ])('with %s is worth nothing', async (_what, change) => {
    const { path, query } = parts(link('Cove.mp4'))
    change(query)
    const { status, body } = await get(`${path}?${query.toString()}`)

    expect([404, 422]).toContain(status)
    expect(body).not.toContain(BYTES)
  })

  it('to another file with this one’s signature is worth nothing', async () => {
    const other = key.replace(/.{5}\.mp4$/, 'aaaaa.mp4')
    await test.deps.storage.put(other, file('other bytes'))
    const { status } = await get(`/media/${encodeURIComponent(other)}?${parts(link()).query.toString()}`)

    expect(status).toBe(404)
  })

  it('works on its own site only', async () => {
    expect((await test.visitor('keystone').call(`GET ${link()}`)).status).toBe(404)
  })

  it('to a file that is gone is 404', async () => {
    const gone = signed(key.replace(/\/[^/]*$/, '/gone.mp4'), Math.floor(Date.now() / 1000) + 60)

    expect((await get(gone)).status).toBe(404)
  })
})

function link(download?: string): string {
  return test.features.media.link(key, download)
}

/** A link with an end of our choice, as only the holder of the key can make it. */
function signed(to: string, expires: number): string {
  const signature = createHmac('sha256', test.deps.config.secretKey)
    .update(`media\n${to}\n${expires}\n`)
    .digest('base64url')
  return `/media/${encodeURIComponent(to)}?expires=${expires}&signature=${signature}`
}

function get(address: string, headers: Record<string, string> = {}) {
  return test.visitor('waymark').call<string>(`GET ${address}`, { headers }).then(asText)
}

function asText<T extends { body: unknown }>(reply: T): T & { body: string } {
  return { ...reply, body: typeof reply.body === 'string' ? reply.body : JSON.stringify(reply.body) }
}

function parts(address: string) {
  const { pathname, searchParams } = new URL(address, 'http://waymark.localhost')
  return { path: pathname, query: searchParams }
}

function file(content: string): string {
  const path = join(mkdtempSync(join(tmpdir(), 'vitrine-media-')), 'video')
  writeFileSync(path, content)
  return path
}
