import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import type { LiveMessage, NewApiKey, Scope } from '@vitrine/contract'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { WebSocket } from 'ws'
import { type TestApp, testApp } from '../app.ts'
import { type TestPerson, createPerson } from '../people.ts'
import { listen } from '../raw-http.ts'
import { until } from '../until.ts'

type NewEvent = Parameters<TestApp['deps']['events']['publish']>[1]

/** One event of every type that a page of a person can hear. */
const TYPES = [
  'video_status_update',
  'queue_update',
  'avatar_status_update',
  'upload_status_update',
  'batch_update',
  'import_update',
  'credits_update',
  'support_update',
] as const

let test: TestApp
let port: number
let owner: TestPerson
const open: WebSocket[] = []

beforeAll(async () => {
  test = await testApp({ withWorkers: false })
  port = await listen(test.app)
  owner = await createPerson(test, 'azure-coast', 'olga', { role: 'partner', memberRole: 'owner' })
})
afterEach(() => open.splice(0).forEach((socket) => socket.terminate()))
afterAll(() => test.close())

describe('the socket of an API key', () => {
  it.each([
    [['videos:read'], ['video_status_update', 'queue_update', 'avatar_status_update', 'upload_status_update']],
    [['people:read'], ['import_update']],
    [['figures:read'], ['credits_update']],
    [['videos:write', 'people:write', 'site:read', 'site:write'], []],
  ] as [Scope[], string[]][])('with the scopes %j receives %j', async (scopes, expected) => {
    const { heard } = await program(scopes)
    const person = await page()
    for (const type of TYPES) await publish({ type, userId: owner.id, refId: crypto.randomUUID() })
    await until(() => TYPES.every((type) => person.heard.some((message) => message.type === type)))
    await pause(200)

    expect(heard.map(({ type }) => type).toSorted()).toEqual(expected.toSorted())
  })

  it('without videos:read gets no messages about videos', async () => {
    const [without, withIt, person] = [await program(['people:read']), await program(['videos:read']), await page()]
    const [tenant] = [await test.features.tenants.withSlug('azure-coast')]
    const videoId = crypto.randomUUID()
    await publish({ type: 'video_status_update', userId: owner.id, refId: videoId })
    test.deps.events.progress(tenant?.id ?? '', {
      userId: owner.id,
      videoId,
      percent: 30,
      stage: 'speaking',
      secondsLeft: null,
    })
    for (const { heard } of [person, withIt])
      await until(() => heard.some(({ type }) => type === 'processing_progress'))
    await pause(200)

    expect(without.heard).toEqual([])
  })

  it('is closed when its key is revoked', async () => {
    const [ended, other, person] = [await program(['videos:read']), await program(['videos:read']), await page()]
    // The socket may be closed before the call is answered.
    const closed = once(ended.socket, 'close') as Promise<[number]>
    await owner.client.call('DELETE /api/keys/:id', { params: { id: ended.key.id } })
    const [code] = await closed

    expect(code).toBe(4401)
    for (const { socket } of [other, person]) expect(socket.readyState).toBe(WebSocket.OPEN)
  })

  it('is refused for an invalid key', async () => {
    const socket = connect({ authorization: 'Bearer key_wrong' })
    const [, answer] = (await once(socket, 'unexpected-response')) as [unknown, { statusCode: number }]

    expect(answer.statusCode).toBe(401)
  })
})

async function program(scopes: Scope[]) {
  const body = { name: 'Website', scopes, days: 1 }
  const { body: key } = await owner.client.call<NewApiKey>('POST /api/keys', { body })
  return { key, ...(await hearing({ authorization: `Bearer ${key.secret}` })) }
}

function page() {
  return hearing({ cookie: owner.client.cookie })
}

async function hearing(headers: Record<string, string>) {
  const socket = connect(headers)
  const heard: LiveMessage[] = []
  socket.on('message', (text: Buffer) => heard.push(JSON.parse(text.toString()) as LiveMessage))
  await once(socket, 'open')
  return { socket, heard }
}

function connect(headers: Record<string, string>): WebSocket {
  const host = `azure-coast.localhost:${port}`
  const socket = new WebSocket(`ws://127.0.0.1:${port}/ws`, { headers: { host, ...headers } })
  socket.on('error', () => undefined)
  open.push(socket)
  return socket
}

async function publish(event: NewEvent): Promise<void> {
  const tenant = await test.features.tenants.withSlug('azure-coast')
  await test.deps.db.inTenant(tenant?.id ?? '', (tx) => test.deps.events.publish(tx, event))
}
