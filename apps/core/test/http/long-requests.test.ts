import { connect } from 'node:net'
import type { Draft, Language } from '@vitrine/contract'
import { problems } from '@vitrine/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { translateProblem } from '../../src/platform/http/problem-messages.ts'
import { createThreadPool } from '../../src/platform/thread-pool/thread-pool.ts'
import { TASK_LIMIT_MS, type TestApp, testApp } from '../app.ts'
import type { Client } from '../client.ts'
import { listen, readAnswer } from '../raw-http.ts'

const SCRIPT = 'Every morning begins by the water and ends under a wide sky. '.repeat(900)
const estimate = (client: Client, script = SCRIPT, headers = {}) =>
  client.call<{ wordCount: number; code?: string; message?: string }>('POST /api/estimate-script', {
    body: { script },
    headers,
  })

describe('a long request', () => {
  let test: TestApp
  let ana: Client
  let cem: Client
  let port: number
  beforeAll(async () => {
    // One thread, so that turns are seen in the order of answers.
    const running = { person: 1, tenant: 1, all: 1 }
    const threads = createThreadPool({
      limits: { running, waiting: { person: 8, tenant: 10, all: 20 } },
      timeLimitMs: TASK_LIMIT_MS,
    })
    test = await testApp({ withWorkers: false, threads })
    ana = await test.customer('waymark', 'ana')
    cem = await test.customer('keystone', 'cem')
    port = await listen(test.app)
  })
  afterAll(() => test.close())

  it('is answered like a short one', async () => {
    const short = await estimate(ana, SCRIPT.slice(0, 61 * 10))
    const long = await estimate(ana, SCRIPT)

    expect([short.status, short.body.wordCount]).toEqual([200, 120])
    expect([long.status, long.body.wordCount]).toEqual([200, 10_800])
  })

  it('does not delay other requests', async () => {
    let turns = 0
    let isLong = true
    const turn = () => {
      turns++
      if (isLong) setImmediate(turn)
    }
    turn()
    const long = Promise.all([1, 2, 3, 4].map(() => estimate(ana))).finally(() => (isLong = false))
    const others = await Promise.all([1, 2, 3].map(() => cem.call('GET /api/user')))
    await long

    expect(others.map(({ status }) => status)).toEqual([200, 200, 200])
    // Read on the event loop, four long scripts leave it two.
    expect(turns).toBeGreaterThan(20)
  })

  it('of one tenant does not wait for those of another', async () => {
    const order: string[] = []
    const mine = Array.from({ length: 8 }, () => estimate(ana).then(() => order.push('ana')))
    const other = estimate(cem).then(() => order.push('cem'))
    await Promise.all([...mine, other])

    expect(order).toHaveLength(9)
    expect(order.indexOf('cem')).toBeLessThan(6)
  })

  it('is refused with the same messages as a short one', async () => {
    const draft = (characters: number) => ({
      version: 0,
      content: { script: 'x'.repeat(characters), contentIds: 'none' },
    })
    const save = async (characters: number) => {
      const sent = { params: { id: crypto.randomUUID() }, body: draft(characters) }
      const { status, body } = await ana.call('PUT /api/drafts/:id', sent)
      return [status, body.code, body.message, body.fields]
    }

    expect(await save(50_000)).toEqual(await save(5))
    expect((await save(50_000))[1]).toBe('invalid')
  })

  it.each([
    ['no JSON', `{"script":"${'x'.repeat(30_000)}`],
    ['a key for the prototype', `{"script":"${'x'.repeat(30_000)}","__proto__":{"a":1}}`],
    ['half of a character', `{"script":"${'x'.repeat(30_000)}\\ud83d"}`],
    ['lists in lists', `{"script":"x","extra":${'['.repeat(20_000)}${']'.repeat(20_000)}}`],
  ])('with %s is not parsed', async (_what, body) => {
    const headers = { 'content-type': 'application/json' }
    const answer = await ana.call('POST /api/estimate-script', { headers, body })

    expect([answer.status, answer.body.code]).toEqual([400, 'bad-request'])
  })

  it('keeps every character of its content', async () => {
    const script = 'Göteborg 好 🌊 نشانی "\\'.repeat(2500)
    const id = crypto.randomUUID()
    const { status } = await ana.call('PUT /api/drafts/:id', {
      params: { id },
      body: { version: 0, content: { script } },
    })
    const { body } = await ana.call<Draft>('GET /api/drafts/:id', { params: { id } })

    expect(status).toBe(200)
    expect(body.content.script).toBe(script)
  })

  it('matches its idempotency key only with the same bytes', async () => {
    const owner = await test.demo('waymark', 'owner')
    const { body: key } = await owner.call<{ secret: string }>('POST /api/keys', {
      body: { name: 'A program', scopes: ['videos:write'], days: 1 },
    })
    const headers = { authorization: `Bearer ${key.secret}`, 'idempotency-key': 'once' }
    const send = (script: string) => estimate(test.visitor('waymark'), script, headers)
    const [first, again, other] = [await send(SCRIPT), await send(SCRIPT), await send(SCRIPT.replace('E', 'e'))]

    expect([first.status, again.status, other.status, other.body.code]).toEqual([200, 200, 409, 'key-reused'])
  })

  it('that exceeds its call’s limit is refused by its Content-Length, before authentication', async () => {
    const answer = await announced('POST /api/estimate-script', 400_000)

    expect([answer.status, answer.headers.connection]).toEqual([413, 'close'])
    expect((await announced('POST /api/estimate-script', 370_000)).status).toBe(401)
    expect((await announced('POST /auth/login', 50_000)).status).toBe(413)
  })

  it('is not read to its end when it is refused for another reason', async () => {
    const answer = await announced('POST /api/estimate-script', 300_000)

    expect([answer.status, answer.headers.connection]).toEqual([401, 'close'])
  })

  /** A request of which the body never comes; readAnswer returns when the server has closed the connection. */
  async function announced(key: string, bytes: number) {
    const socket = connect(port, '127.0.0.1')
    const answer = readAnswer(socket)
    const head = ['Host: waymark.localhost', 'Content-Type: application/json', `Content-Length: ${bytes}`]
    socket.write([`${key} HTTP/1.1`, ...head, '', 'x'.repeat(1000)].join('\r\n'))
    return answer
  }
})

describe('too many long requests at once', () => {
  let test: TestApp
  let ana: Client
  beforeAll(async () => {
    const one = { person: 1, tenant: 1, all: 1 }
    const threads = createThreadPool({
      limits: { running: one, waiting: { person: 0, tenant: 0, all: 0 } },
      timeLimitMs: TASK_LIMIT_MS,
    })
    test = await testApp({ withWorkers: false, threads })
    ana = await test.customer('waymark', 'ana')
  })
  afterAll(() => test.close())

  it.each(['en', 'es', 'zh', 'hi', 'fa'] as Language[])(
    'are refused for a moment, with a message in %s',
    async (language) => {
      const { status, body, headers } = await estimate(ana, SCRIPT, { 'accept-language': language })

      expect([status, body.code, headers['retry-after']]).toEqual([503, 'busy', '5'])
      expect(body.message).toBe(translateProblem(language, problems.busy))
      expect(translateProblem('es', problems.busy)).toContain('textos largos')
    },
  )

  it('do not affect short ones', async () => {
    expect((await estimate(ana, 'One short sentence.')).status).toBe(200)
  })

  it('create no video and charge nothing', async () => {
    const { body: avatars } = await ana.call<{ id: string }[]>('GET /api/avatars')
    const body = { script: SCRIPT.slice(0, 6000), avatarId: avatars[0]?.id }
    const { status } = await ana.call('POST /api/videos', { body })

    expect(status).toBe(503)
    expect((await ana.call<unknown[]>('GET /api/videos')).body).toEqual([])
  })
})
