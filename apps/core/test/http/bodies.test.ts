import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestApp, testApp } from '../app.ts'
import type { Client } from '../client.ts'
import { listen, sendRaw } from '../raw-http.ts'

let test: TestApp
let ana: Client
let port: number

beforeAll(async () => {
  test = await testApp({ withWorkers: false })
  ana = await test.customer('waymark', 'ana')
  port = await listen(test.app)
})
afterAll(() => test.close())

const JSON_TYPE = { 'content-type': 'application/json' }

describe('a request body', () => {
  it.each([
    ['half of JSON', '{"script":'],
    ['nothing at all', ''],
    ['words', 'hello'],
    ['JSON with a comma too many', '{"script":"x",}'],
    ['a key for the prototype', '{"script":"x","__proto__":{"role":"operator"}}'],
    ['a key for the constructor’s prototype', '{"script":"x","constructor":{"prototype":{"role":"operator"}}}'],
    ['a NUL', '{"script":"one \\u0000 two"}'],
    ['half of a character', '{"script":"one \\ud83d two"}'],
  ])('of %s is not parsed', async (_what, text) => {
    const { status, body, headers } = await estimate(text)

    expect([status, body.code]).toEqual([400, 'bad-request'])
    expect(headers['content-type']).toBe('application/problem+json; charset=utf-8')
  })

  it.each([
    ['null', 'null'],
    ['a list', '[]'],
    ['a number', '5'],
    ['a script that is no text', '{"script":{"length":3}}'],
    ['a list in a list in a list', '['.repeat(30) + ']'.repeat(30)],
  ])('of %s names the field', async (_what, text) => {
    const { status, body } = await estimate(text)

    expect([status, body.code]).toEqual([422, 'invalid'])
    expect((body.fields as { field: string }[])[0]).toMatchObject({
      field: expect.stringMatching(/^(script)?$/),
      message: expect.any(String),
    })
  })

  it('may contain the escape of a NUL character as text', async () => {
    expect((await estimate(JSON.stringify({ script: 'Write \\u0000 for nothing.' }))).status).toBe(200)
  })

  it.each([
    ['lists', '['.repeat(33) + ']'.repeat(33)],
    ['a field that the call does not know', `{"script":"x","extra":${'['.repeat(100_000)}${']'.repeat(100_000)}}`],
    ['a script of 40 objects', `{"script":${'{"a":'.repeat(40)}1${'}'.repeat(40)}}`],
  ])('is refused for its nesting depth in %s', async (_what, text) => {
    const { status, body } = await estimate(text)

    expect([status, body.code]).toEqual([400, 'bad-request'])
    expect(body.message).toContain('32 levels')
  })

  it('may contain any number of brackets in its texts', async () => {
    const script = `One "quoted" \\ word. ${'[{'.repeat(1000)}`

    expect((await estimate(JSON.stringify({ script }))).status).toBe(200)
  })

  it.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'application/xml',
    '',
  ])('of the type %j is refused', async (type) => {
    const { status, body } = await ana.call('POST /api/estimate-script', {
      headers: { 'content-type': type },
      body: '{"script":"x"}',
    })

    expect([status, body.code]).toEqual([415, 'wrong-media-type'])
  })

  it('loses fields that the call does not know', async () => {
    const extra = { role: 'operator', credits: 900, id: 'x', tenantId: 'y' }
    const { body } = await test
      .visitor('waymark')
      .call<{ user: { role: string; credits: number } }>('POST /auth/register', {
        body: { username: 'extra', password: 'three plain words', ...extra },
      })

    expect([body.user.role, body.user.credits]).toEqual(['customer', 3])
    expect(({} as { role?: string }).role).toBeUndefined()
  })

  it('with half a surrogate pair is refused before the database is queried', async () => {
    const { body: avatars } = await ana.call<{ id: string }[]>('GET /api/avatars')
    const draft = `{"script":"One.","avatarId":"${avatars[0]?.id}","metadata":{"price":"\\ud800"}}`
    const { status } = await ana.call('POST /api/videos', { headers: JSON_TYPE, body: draft })

    expect(status).toBe(400)
  })
})

describe('an invalid field', () => {
  it.each([
    ['{}', 'This field is required.'],
    ['{"script":5}', 'This must be text.'],
    ['{"script":null}', 'This must be text.'],
  ])('of %s has a message that says what to change', async (text, message) => {
    expect((await estimate(text)).body).toMatchObject({ fields: [{ field: 'script', message }] })
  })

  it.each([
    ['limit=0', 'Use at least 1.'],
    ['sort=best', 'Use one of these: newest, oldest, title, status.'],
  ])('of a query with %s has a message that says what to change', async (query, message) => {
    expect((await ana.call(`GET /api/videos?${query}`)).body.message).toBe(message)
  })

  it('has a message in the language of the request', async () => {
    const headers = { 'accept-language': 'es', ...JSON_TYPE }
    const { body } = await ana.call('POST /api/estimate-script', { headers, body: '{}' })

    expect(body.fields).toEqual([{ field: 'script', message: 'Este campo es obligatorio.' }])
  })
})

describe('a body of 100 MB', () => {
  const megabytes = 100

  it('is refused by its Content-Length', async () => {
    const before = process.memoryUsage().rss
    const length = `Content-Length: ${megabytes * 1024 * 1024}`
    const { status, body } = await sendRaw(
      port,
      'POST /auth/login HTTP/1.1',
      'Host: waymark.localhost',
      'Content-Type: application/json',
      length,
    )

    expect([status, JSON.parse(body).code]).toEqual([413, 'too-large'])
    expect(grownBy(before)).toBeLessThan(megabytes / 2)
  })

  it('is refused during the transfer, without being stored', async () => {
    const before = process.memoryUsage().rss
    let sent = 0
    const parts = new ReadableStream<Uint8Array>({
      pull(controller) {
        if (sent++ < megabytes) controller.enqueue(new Uint8Array(1024 * 1024).fill(97))
        else controller.close()
      },
    })
    const request = { method: 'POST', headers: JSON_TYPE, body: parts, duplex: 'half' as const }
    // The server answers and hangs up; depending on who is faster, the client sees the answer or the end.
    const status = await fetch(`http://waymark.localhost:${port}/auth/login`, request).then(
      (answer) => answer.status,
      () => 413,
    )

    expect(status).toBe(413)
    expect(sent).toBeLessThan(megabytes / 2)
    expect(grownBy(before)).toBeLessThan(megabytes / 2)
  })
})

describe('an error', () => {
  it.each([
    ['an address that cannot be read', 'GET /%E0%A4%A', 404],
    ['an address with a broken escape below a call', 'GET /api/videos/%zz', 404],
    ['a path that does not exist', 'GET /api/nothing', 404],
    ['a method that a path does not know', 'PUT /api/videos', 405],
    ['an id that is none', 'GET /api/videos/..%2f..%2fetc', 404],
    ['a query of the wrong kind', 'GET /api/videos?limit=many', 422],
    ['a query that comes twice', 'GET /api/videos?q=a&q=b', 422],
    ['a NUL in a query', 'GET /api/videos?q=%00', 400],
    ['a very long parameter', `GET /api/videos/${'a'.repeat(5000)}`, 404],
  ])('of %s is a problem with its request id', async (_what, key, status) => {
    const answer = await ana.call(key)

    expect(answer.status).toBe(status)
    expect(answer.body).toMatchObject({
      status,
      code: expect.any(String),
      message: expect.any(String),
      title: expect.any(String),
    })
    expect(answer.body.requestId).toMatch(/^[0-9a-f]{16}$/)
    expect(answer.headers['x-request-id']).toBe(answer.body.requestId)
    expect(JSON.stringify(answer.body)).not.toMatch(/at .*\.[jt]s|node_modules|FST_|fastify/i)
  })

  it('of an internal fault reveals no internals', async () => {
    await test.deps.db.execute('alter table video rename to video_away')
    const { status, body } = await ana.call('GET /api/videos')
    await test.deps.db.execute('alter table video_away rename to video')

    expect([status, body.code]).toEqual([500, 'internal'])
    expect(JSON.stringify(body)).not.toMatch(/relation|video|select|stack/i)
    expect(Object.keys(body).sort()).toEqual(['code', 'message', 'requestId', 'status', 'title', 'type'])
  })

  it('without a session names the authentication scheme for API clients', async () => {
    const { status, headers } = await test.visitor('waymark').call('GET /api/videos')

    expect([status, headers['www-authenticate']]).toEqual([401, 'Bearer'])
    expect((await ana.call('GET /api/whitelabel/users')).headers['www-authenticate']).toBeUndefined()
  })

  it('has a different request id each time', async () => {
    const [first, second] = [await ana.call('GET /api/x'), await ana.call('GET /api/x')]

    expect(first.body.requestId).not.toBe(second.body.requestId)
  })

  it.each([
    ['bytes that are no HTTP', ['HELLO'], 400, 'bad-request'],
    ['a method that nobody knows', ['FETCH / HTTP/1.1', 'Host: waymark.localhost'], 400, 'bad-request'],
    ['headers without an end', ['GET / HTTP/1.1', `X: ${'a'.repeat(20_000)}`], 431, 'headers-too-large'],
  ])('of %s is a problem too, and names no software', async (_what, lines, status, code) => {
    const answer = await sendRaw(port, ...lines)

    expect([answer.status, answer.headers['content-type']]).toEqual([status, 'application/problem+json; charset=utf-8'])
    expect(JSON.parse(answer.body)).toMatchObject({ status, code, requestId: answer.headers['x-request-id'] })
    expect(answer.body).not.toMatch(/fastify|node|stack/i)
  })

  it('of a malformed path has the same restrictive headers', async () => {
    const { headers } = await ana.call('GET /%zz')

    expect(headers['content-security-policy']).toBe("default-src 'none'; frame-ancestors 'none'")
    expect(headers['x-content-type-options']).toBe('nosniff')
  })
})

function estimate(text: string) {
  return ana.call('POST /api/estimate-script', { headers: JSON_TYPE, body: text })
}

function grownBy(before: number): number {
  return (process.memoryUsage().rss - before) / 1024 / 1024
}
