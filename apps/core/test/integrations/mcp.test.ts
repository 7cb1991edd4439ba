import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client'
import type { ApiKeyRecord, NewApiKey, Scope, Video } from '@vitrine/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestApp, testApp } from '../app.ts'
import { type TestPerson, createPerson } from '../people.ts'
import { until } from '../until.ts'

const SCRIPT = 'Welcome to the quay. Three rooms look over the water, and the kitchen is new.'
const ALL: Scope[] = ['videos:read', 'videos:write']

interface VideoLinks {
  videoUrl: string
  unbrandedUrl: string
  moreShapes: { shape: string; state: string; downloadUrl: string | null }[]
}

let test: TestApp
let owner: TestPerson

beforeAll(async () => {
  test = await testApp()
  owner = await createPerson(test, 'azure-coast', 'olga', { role: 'partner', memberRole: 'owner' })
})
afterAll(() => test.close())

describe('an agent with an API key', () => {
  it('finds a server with the tenant’s name, and its tools', async () => {
    const agent = await connect(await make(ALL))
    const { tools } = await agent.listTools()

    expect(agent.getServerVersion()?.name).toBe('Azure Coast')
    expect(JSON.stringify([agent.getServerVersion(), tools])).not.toMatch(/vitrine|waymark/i)
    expect(tools.map(({ name }) => name)).toEqual([
      'list_presenters',
      'improve_script',
      'estimate_video',
      'create_video',
      'get_video',
      'get_video_links',
      'share_video',
      'list_videos',
    ])
  })

  it('writes a script, creates a video once, follows and downloads it', async () => {
    const agent = await connect(await make(ALL))
    const { presenters } = await use<{ presenters: { id: string }[] }>(agent, 'list_presenters')
    const { script } = await use<{ script: string }>(agent, 'improve_script', { script: SCRIPT })
    const { creditsNeeded } = await use<{ creditsNeeded: number }>(agent, 'estimate_video', { script })
    const formats = { moreShapes: ['9:16'], unbrandedCopy: true, music: true, musicMood: 'warm' }
    const title = 'The quay'
    const order = { script, presenterId: presenters[0]?.id, title, idempotencyKey: 'order-1042', ...formats }
    const video = await use<Video>(agent, 'create_video', order)
    const again = await use<Video>(agent, 'create_video', order)

    expect(video).toMatchObject({ title: 'The quay', creditsHeld: creditsNeeded })
    expect(again.id).toBe(video.id)
    await until(async () => (await use<Video>(agent, 'get_video', { videoId: video.id })).status === 'ready')
    expect(test.renderer.jobs.find((job) => job.title === title)?.sound).toMatchObject({
      music: true,
      musicMood: 'warm',
    })
    const linksOf = () => use<VideoLinks>(agent, 'get_video_links', { videoId: video.id })
    await until(async () => (await linksOf()).moreShapes.every(({ state }) => state === 'done'))
    const links = await linksOf()
    const file = new URL(links.videoUrl)
    const { statusCode } = await test.app.inject({ url: file.pathname + file.search, headers: { host: file.host } })
    const { shareUrl } = await use<{ shareUrl: string }>(agent, 'share_video', { videoId: video.id })
    const { videos } = await use<{ videos: Video[] }>(agent, 'list_videos', { search: 'quay' })

    expect([file.hostname, statusCode]).toEqual(['azure-coast.localhost', 200])
    expect(links.moreShapes).toMatchObject([{ shape: '9:16', downloadUrl: expect.stringMatching(/format=9%3A16$/) }])
    expect(links.unbrandedUrl).toMatch(/^http:\/\/azure-coast\.localhost/)
    expect(shareUrl).toMatch(/^http:\/\/azure-coast\.localhost(:\d+)?\/v\//)
    expect(videos.map(({ id }) => id)).toEqual([video.id])
  })

  it('gets the message of the problem when a call is refused', async () => {
    const agent = await connect(await make(ALL))

    expect(await refused(agent, 'get_video', { videoId: crypto.randomUUID() })).toMatchObject({ code: 'not-found' })
    expect(await refused(agent, 'create_video', { script: SCRIPT, presenterId: 'nobody' })).toMatchObject({
      code: 'avatar-unknown',
      message: 'This presenter isn’t available. Choose another one.',
    })
    expect(await refused(agent, 'share_video', { videoId: '../stats' })).toMatchObject({ code: 'not-found' })
  })

  it('is limited to the scopes of its key', async () => {
    const agent = await connect(await make(['videos:read']))

    expect(await refused(agent, 'create_video', await order(agent))).toMatchObject({ code: 'key-refused' })
    await expect(connect(await make(['videos:write']))).rejects.toThrow(/key-refused/)
  })

  it('is refused on another site, with a revoked key, and without one', async () => {
    const key = await make(ALL)
    const agent = await connect(key)
    await expect(connect(key, 'keystone.localhost')).rejects.toThrow(/key-invalid/)
    await owner.client.call('DELETE /api/keys/:id', { params: { id: key.id } })
    await expect(agent.callTool({ name: 'list_presenters', arguments: {} })).rejects.toThrow(/key-invalid/)

    const { status, body } = await owner.client.call('POST /mcp', { body: ping() })
    expect([status, body.code]).toEqual([401, 'key-required'])
    expect((await test.visitor('azure-coast').call('POST /mcp', { body: ping() })).status).toBe(401)
  })
})

describe('the credit limit of a key', () => {
  it('limits tools and calls alike, and is shown with the amount used', async () => {
    const agentKey = await make(ALL, { credits: 1, period: 'month' })
    const agent = await connect(agentKey)
    const video = await use<Video>(agent, 'create_video', await order(agent))
    expect(video.creditsHeld).toBeLessThanOrEqual(1)
    await spendRest(agentKey, agent)
    const message = 'This API key has reached its credit limit: this video needs 0.5, the key has 0 left.'

    expect(await refused(agent, 'create_video', await order(agent))).toMatchObject({
      code: 'key-limit-reached',
      message,
    })
    const headers = { authorization: `Bearer ${agentKey.secret}` }
    const { presenterId: avatarId, ...draft } = await order(agent)
    const call = await test.visitor('azure-coast').call('POST /api/videos', { headers, body: { ...draft, avatarId } })
    expect([call.status, call.body.code]).toEqual([402, 'key-limit-reached'])
    expect(await recordOf(agentKey)).toMatchObject({ creditLimit: { credits: 1, period: 'month' }, creditsUsed: 1 })

    const person = await owner.client.call('POST /api/videos', { body: { ...draft, avatarId } })
    expect(person.status).toBe(201)
  })

  it('is not exceeded by concurrent requests', async () => {
    const agent = await connect(await make(ALL, { credits: 1, period: 'total' }))
    const draft = await order(agent)
    const answers = await Promise.all(
      [1, 2, 3, 4, 5].map(() => agent.callTool({ name: 'create_video', arguments: draft })),
    )

    expect(answers.filter(({ isError }) => !isError)).toHaveLength(2)
  })
})

describe('a protocol message', () => {
  it.each([
    ['1 MB', JSON.stringify({ ...ping(), filler: 'x'.repeat(1024 * 1024) }), 413],
    ['bad JSON', '{"jsonrpc": "2.0", ', 400],
    ['a batch', JSON.stringify([ping(), ping()]), 422],
    ['another version', JSON.stringify({ ...ping(), jsonrpc: '1.0' }), 422],
  ])('is refused when it is invalid: %s', async (_, payload, status) => {
    const { secret } = await make(ALL)
    const headers = { host: 'azure-coast.localhost', 'content-type': 'application/json' }
    const response = await test.app.inject({
      method: 'POST',
      url: '/mcp',
      headers: { ...headers, authorization: `Bearer ${secret}` },
      payload,
    })

    expect(response.statusCode).toBe(status)
  })

  it.each(['2025-03-26', '2025-11-25'])('is answered for protocol version %s', async (protocolVersion) => {
    const { secret } = await make(ALL)
    const params = { protocolVersion, capabilities: {}, clientInfo: { name: 'older', version: '1' } }
    const headers = { authorization: `Bearer ${secret}` }
    const { status, body } = await test.visitor('azure-coast').call('POST /mcp', {
      headers,
      body: { ...ping(), method: 'initialize', params },
    })

    expect([status, body]).toMatchObject([200, { result: { protocolVersion, serverInfo: { name: 'Azure Coast' } } }])
  })

  it('cannot keep a request open', async () => {
    const { secret } = await make(ALL)
    const _meta = {
      'io.modelcontextprotocol/protocolVersion': '2026-07-28',
      'io.modelcontextprotocol/clientInfo': { name: 'a', version: '1' },
      'io.modelcontextprotocol/clientCapabilities': {},
    }
    const headers = { 'mcp-protocol-version': '2026-07-28', 'mcp-method': 'subscriptions/listen' }
    const { body } = await test.visitor('azure-coast').call('POST /mcp', {
      headers: { authorization: `Bearer ${secret}`, ...headers },
      body: { ...ping(), method: 'subscriptions/listen', params: { _meta, notifications: { toolsListChanged: true } } },
    })

    expect(body.error).toMatchObject({ code: expect.any(Number), message: expect.any(String) })
  })

  it('has no stream to listen to', async () => {
    const { secret } = await make(ALL)
    const headers = { authorization: `Bearer ${secret}`, accept: 'text/event-stream' }

    expect((await test.visitor('azure-coast').call('GET /mcp', { headers })).status).toBe(405)
  })
})

function ping() {
  return { jsonrpc: '2.0', id: 1, method: 'ping' }
}

async function make(scopes: Scope[], creditLimit?: { credits: number; period: 'month' | 'total' }) {
  const body = { name: 'Agent', scopes, days: 1, ...(creditLimit ? { creditLimit } : {}) }
  const { status, body: made } = await owner.client.call<NewApiKey>('POST /api/keys', { body })
  expect(status).toBe(201)
  return made
}

async function recordOf({ id }: NewApiKey) {
  const { body } = await owner.client.call<ApiKeyRecord[]>('GET /api/keys')
  return body.find((key) => key.id === id)
}

/** The protocol's own client, whose requests go to the application without a network. */
async function connect({ secret }: NewApiKey, host = 'azure-coast.localhost'): Promise<Client> {
  const client = new Client({ name: 'test-agent', version: '1.0.0' })
  const transport = new StreamableHTTPClientTransport(new URL(`http://${host}/mcp`), {
    requestInit: { headers: { authorization: `Bearer ${secret}` } },
    fetch: async (url, init) => {
      const response = await test.app.inject({
        method: (init?.method ?? 'GET') as 'POST',
        url: new URL(url).pathname,
        headers: { ...Object.fromEntries(new Headers(init?.headers)), host },
        ...(typeof init?.body === 'string' ? { payload: init.body } : {}),
      })
      const isEmpty = [202, 204].includes(response.statusCode)
      return new Response(isEmpty ? null : response.body, {
        status: response.statusCode,
        headers: response.headers as Record<string, string>,
      })
    },
  })
  await client.connect(transport)
  return client
}

async function use<T>(agent: Client, name: string, args: Record<string, unknown> = {}): Promise<T> {
  const { isError, structuredContent, content } = await agent.callTool({ name, arguments: args })
  expect([isError ?? false, content]).toEqual([false, content])
  return structuredContent as T
}

async function refused(agent: Client, name: string, args: Record<string, unknown>): Promise<unknown> {
  const { isError, content } = await agent.callTool({ name, arguments: args })
  const [said] = content as { text: string }[]
  expect(isError).toBe(true)
  return JSON.parse(said?.text ?? '')
}

async function order(agent: Client) {
  const { presenters } = await use<{ presenters: { id: string }[] }>(agent, 'list_presenters')
  return { script: SCRIPT, presenterId: presenters[0]?.id ?? '' }
}

async function spendRest(key: NewApiKey, agent: Client): Promise<void> {
  while (((await recordOf(key))?.creditsUsed ?? 1) < 1) await use(agent, 'create_video', await order(agent))
}
