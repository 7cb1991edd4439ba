import { createHmac } from 'node:crypto'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestApp, testApp } from '../app.ts'

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
  it('is sent whole', async () => {
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
  ])('is sent in parts: %s', async (range, part, named) => {
    const { status, headers, body } = await get(link(), { range })

    expect([status, body, headers['content-range'], headers['content-length']]).toEqual([
      206,
      part,
      named,
      String(part.length),
    ])
  })

  it('states its size when the requested range is beyond it', async () => {
    const { status, headers, body } = await get(link(), { range: 'bytes=10-' })

    expect([status, body, headers['content-range']]).toEqual([416, '', 'bytes */10'])
    expect(headers['cache-control']).not.toContain('immutable')
  })

  it('returns its size for HEAD', async () => {
    const { status, headers, body } = await test.visitor('waymark').call<string>(`HEAD ${link()}`)

    expect([status, body, headers['content-length']]).toEqual([200, '', '10'])
  })

  it('is not sent again to a browser that has it', async () => {
    const { headers } = await get(link())
    const again = await get(link(), { 'if-none-match': `"older", ${String(headers.etag)}` })

    expect([again.status, again.body]).toEqual([304, ''])
  })

  it('resumes after a broken connection while it is unchanged', async () => {
    const { headers } = await get(link())
    const rest = await get(link(), { range: 'bytes=8-', 'if-range': String(headers.etag) })

    expect([rest.status, rest.body]).toEqual([206, '89'])
  })

  it.each(['"another"', 'Sun, 22 Nov 2026 21:03:44 GMT'])(
    'starts over for a browser that has parts of %s',
    async (older) => {
      const { status, body } = await get(link(), { range: 'bytes=8-', 'if-range': older })

      expect([status, body]).toEqual([200, BYTES])
    },
  )

  it('allows itself to be loaded, so that a browser can show it as a page, and nothing else', async () => {
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
  ])('with %s keeps the file name', async (_what, name) => {
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
  it('keeps its address for a while, so that browsers can cache it', () => {
    expect(link()).toBe(link())
  })

  it('is valid for six to twelve hours', () => {
    const seconds = Number(parts(link()).query.get('expires')) - Date.now() / 1000

    expect(seconds).toBeGreaterThanOrEqual(6 * 3600 - 1)
    expect(seconds).toBeLessThanOrEqual(12 * 3600)
  })

  it('expires', async () => {
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
  ])('with %s is invalid', async (_what, change) => {
    const { path, query } = parts(link('Cove.mp4'))
    change(query)
    const { status, body } = await get(`${path}?${query.toString()}`)

    expect([404, 422]).toContain(status)
    expect(body).not.toContain(BYTES)
  })

  it('with the signature of another file is invalid', async () => {
    const other = key.replace(/.{5}\.mp4$/, 'aaaaa.mp4')
    await test.deps.storage.put(other, file('other bytes'))
    const { status } = await get(`/media/${encodeURIComponent(other)}?${parts(link()).query.toString()}`)

    expect(status).toBe(404)
  })

  it('works on its own site only', async () => {
    expect((await test.visitor('keystone').call(`GET ${link()}`)).status).toBe(404)
  })

  it('to a deleted file returns 404', async () => {
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
