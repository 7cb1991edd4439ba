import type { Avatar } from '@vitrine/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { newId } from '../../src/platform/ids/ids.ts'
import { type TestApp, testApp } from '../app.ts'
import type { Client } from '../client.ts'
import { type Statement, recording } from '../recorded-statements.ts'
import { BYTES } from '../uploads.ts'
import { makeTwin } from '../uploads.ts'

const statements: Statement[] = []
let test: TestApp
let tenantTables: string[]

beforeAll(async () => {
  test = await testApp({ wrapDb: recording(statements) })
  const { rows } = await test.deps.db.execute(
    `select distinct table_name from information_schema.columns where table_schema = 'public' and column_name = 'tenant_id'`,
  )
  tenantTables = rows.map(({ table_name }) => String(table_name))
  await useEverything()
})
afterAll(() => test.close())

it('every statement on a tenant’s rows names the tenant', () => {
  const onRows = statements.filter(({ sql }) => tenantTables.some((table) => sql.includes(`"${table}"`)))

  expect(onRows.length).toBeGreaterThan(100)
  expect([...new Set(onRows.filter((statement) => !namesItsTenant(statement)).map(({ sql }) => sql))]).toEqual([])
})

it('statements on most tables were checked', () => {
  const seen = tenantTables.filter((table) => statements.some(({ sql }) => sql.includes(`"${table}"`)))

  expect(seen.length / tenantTables.length).toBeGreaterThan(0.6)
})

/** The wall of the database stands behind this; here only what the code itself says counts. */
function namesItsTenant({ sql, parameters, tenantId }: Statement): boolean {
  if (sql.startsWith('insert')) return parameters.includes(tenantId)
  const compared = [...sql.matchAll(/"tenant_id" = \$(\d+)/g)].map(([, place]) => parameters[Number(place) - 1])
  return compared.includes(tenantId)
}

/** The ways of one person through the product, and those of the operator who watches. */
async function useEverything(): Promise<void> {
  const ana = test.visitor('waymark')
  const login = { username: 'ana', password: 'three plain words' }
  await ana.call('POST /auth/register', { body: { ...login, email: 'ana@example.org' } })
  await ana.call('POST /auth/login', { body: login })
  await ana.call('POST /auth/login', { body: { ...login, password: 'wrong' } })
  await ana.call('POST /auth/forgot-password', { body: { email: 'ana@example.org' } })
  for (const key of ['GET /auth/user', 'GET /auth/profile', 'GET /auth/sessions', 'GET /api/videos/stats'])
    await ana.call(key)
  await ana.call('PATCH /auth/profile', { body: { displayName: 'Ana' } })
  await ana.call('PATCH /auth/change-password', {
    body: { currentPassword: 'wrong', newPassword: 'three plain words' },
  })
  await makeVideos(ana)
  await makeTwin(ana, 'Ana')
  await buyThings(ana)
  await ana.call('DELETE /auth/sessions')
  await ana.call('POST /auth/logout')
  const owner = await test.demo('azure-coast', 'owner')
  for (const key of ['GET /api/whitelabel/users', 'GET /api/audit', 'GET /api/whitelabel/invitations'])
    await owner.call(key)
  await owner.call('POST /api/whitelabel/users/import', {
    query: { name: 'x.csv' },
    body: Buffer.from('email\nx@mail.example'),
    ...BYTES,
  })
  await owner.call('GET /api/whitelabel/users/import')
  const written = { subject: 's', text: 't' }
  const { body: newsletter } = await owner.call<{ id: string }>('POST /api/whitelabel/newsletters', { body: written })
  await owner.call('POST /api/whitelabel/newsletters/:id/send', { params: { id: newsletter.id } })
  await ownSite(owner)
}

/** Calls of a partner about their site. */
async function ownSite(owner: Client): Promise<void> {
  for (const name of [
    'dashboard',
    'analytics',
    'status',
    'videos',
    'prices',
    'usage',
    'usage/lines',
    'invoices',
    'payouts',
    'domains',
    'mail/sender',
    'mail/texts?language=en',
    'mail/preview?template=welcome&language=en',
    'branding/versions',
    'branding/draft',
    'avatars',
    'speech-service',
    'twin-service',
  ])
    await owner.call(`GET /api/whitelabel/${name}`)
  await owner.call('PATCH /api/whitelabel/branding', { body: { companyName: 'Azure Coast Tours' } })
  const { body: domain } = await owner.call<{ id: string }>('POST /api/whitelabel/domains', {
    body: { host: 'videos.azure-tours.example' },
  })
  await owner.call('POST /api/whitelabel/domains/:id/check', { params: { id: domain.id } })
  const sender = { name: 'Azure Coast', address: 'hello@mail.azure-tours.example' }
  await owner.call('PUT /api/whitelabel/mail/sender', { body: sender })
  await owner.call('POST /api/whitelabel/mail/sender/check')
  await owner.call('DELETE /api/whitelabel/mail/sender')
  const presenterVoices = [{ presenterId: null, voice: 'built-in' }]
  await owner.call('PUT /api/whitelabel/voices', { body: { voices: [], presenterVoices } })
  await owner.call('PUT /api/whitelabel/avatars', { body: { avatars: [] } })
  const emailText = { template: 'welcome', language: 'en' }
  const texts = { subject: 'Hello {name}', opening: 'Welcome.', closing: '', version: 0 }
  await owner.call('PUT /api/whitelabel/mail/texts', { body: { ...emailText, ...texts } })
  await owner.call('POST /api/whitelabel/mail/texts/reset', { body: { ...emailText, version: 1 } })
  await owner.call('POST /api/whitelabel/mail/test', { body: emailText })
}

/** Creates a share link, a view and a question. */
async function shareVideo(ana: Client, id: string): Promise<void> {
  const params = { id }
  const { body: link } = await ana.call<{ shareUrl: string }>('POST /api/videos/:id/share', { params })
  const token = new URL(link.shareUrl).pathname.split('/').at(-1) ?? ''
  const viewer = test.visitor('waymark')
  await viewer.call('GET /v/:token', { params: { token } })
  await viewer.call('POST /v/:token/plays', { params: { token }, body: { kind: 'start' } })
  for (const key of ['GET /api/videos/:id/analytics', 'GET /api/videos/:id/share']) await ana.call(key, { params })
  await ana.call('GET /api/leads')
  await ana.call('POST /api/optimize-script', { body: { script: 'Come and see the harbour in the morning light.' } })
}

async function buyThings(ana: Client): Promise<void> {
  const pay = async (key: string, body: object) => {
    const { body: start } = await ana.call<{ clientSecret: string; orderId: string }>(key, { body })
    const card = { clientSecret: start.clientSecret, cardNumber: '4242424242424242' }
    await ana.call('POST /api/sandbox/confirm', { body: card })
    await ana.call('POST /api/credits/add-manual', { body: { planId: start.clientSecret.split('_secret_')[0] } })
    await ana.call('GET /api/orders/:id', { params: { id: start.orderId } })
  }
  await pay('POST /api/credits/refill', { amount: 177.5, credits: 10 })
  await pay('POST /api/create-subscription', {})
  for (const key of ['GET /api/billing/history', 'GET /api/billing/subscription', 'GET /api/credits/ledger'])
    await ana.call(key)
  await ana.call('POST /api/billing/cancel-subscription')
}

async function makeVideos(ana: Client): Promise<void> {
  const { body: avatars } = await ana.call<Avatar[]>('GET /api/avatars')
  for (const mark of ['favourite', 'default']) {
    await ana.call(`PUT /api/avatars/:id/${mark}`, { params: { id: avatars[0]?.id ?? '' } })
    await ana.call(`DELETE /api/avatars/:id/${mark}`, { params: { id: avatars[0]?.id ?? '' } })
  }
  const body = { script: 'A quiet morning by the water.', avatarId: avatars[0]?.id, requestKey: newId() }
  const { body: video } = await ana.call<{ id: string }>('POST /api/videos', { body })
  await ana.finished(video.id)
  await ana.call('GET /api/videos', { query: { q: 'water', status: 'ready', sort: 'title' } })
  await shareVideo(ana, video.id)
  await ana.call('POST /api/videos/:id/retry', { params: { id: video.id } })
  await ana.call('DELETE /api/videos/:id', { params: { id: video.id } })
  await writeDrafts(ana)
}

async function writeDrafts(ana: Client): Promise<void> {
  const params = { id: newId() }
  for (const version of [0, 1])
    await ana.call('PUT /api/drafts/:id', { params, body: { version, content: { title: `t${version}` } } })
  await ana.call('PUT /api/voices/:voice/favourite', { params: { voice: 'built-in' } })
  await ana.call('GET /api/drafts', { query: { cursor: params.id } })
  await ana.call('DELETE /api/drafts/:id', { params })
}
