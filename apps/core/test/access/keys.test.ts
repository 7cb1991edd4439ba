import { type ApiKey, api } from '@vitrine/contract/api'
import { type ApiKeyRecord, type Call, type NewApiKey, type Scope, languages, scopes } from '@vitrine/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { docsMessages } from '../../src/platform/http/documentation/docs-messages.ts'
import { type TestApp, testApp } from '../app.ts'
import type { Client } from '../client.ts'
import { type TestPerson, auditEntriesAbout, createPerson } from '../people.ts'

const calls = (Object.entries(api) as [ApiKey, Call][]).filter(([, { access }]) => access !== 'anyone')

interface OpenapiPaths {
  paths: Record<string, object>
}

let test: TestApp
let owner: TestPerson
let now = Date.now()

beforeAll(async () => {
  test = await testApp({ withWorkers: false, clock: { now: () => new Date(now) } })
  owner = await createPerson(test, 'azure-coast', 'olga', { role: 'partner', memberRole: 'owner' })
})
afterAll(() => test.close())

describe('an API key', () => {
  it('shows its secret once, is stored as a hash, and is listed with its last use', async () => {
    const { secret, id } = await make(['figures:read'])
    await ask(secret, 'GET /api/whitelabel/analytics')
    const { body: list } = await owner.client.call<ApiKeyRecord[]>('GET /api/keys')
    const { rows } = await test.deps.db.execute('select row_to_json(api_key)::text as row from api_key')

    expect(list.find((key) => key.id === id)).toMatchObject({ scopes: ['figures:read'], madeBy: 'olga' })
    expect(list.find((key) => key.id === id)?.lastUsedAt).not.toBeNull()
    expect(JSON.stringify([list, rows])).not.toContain(secret.slice(12))
    expect((await auditEntriesAbout(test, owner.id)).at(-1)).toMatchObject({ action: 'key-made' })
  })

  it('is invalid on another site, after its end, once revoked, or without its owner’s role', async () => {
    const { secret, id } = await make(['people:read'])
    const list = 'GET /api/whitelabel/users'
    expect((await ask(secret, list)).status).toBe(200)
    expect((await ask(secret, list, test.visitor('keystone'))).body).toMatchObject({ code: 'key-invalid' })
    expect((await ask('key_wrong', list)).body).toMatchObject({ code: 'key-invalid' })

    await test.deps.db.execute(`update app_user set member_role = 'analyst' where id = $1`, [owner.id])
    expect((await ask(secret, list)).status).toBe(403)
    await test.deps.db.execute(`update app_user set member_role = 'owner' where id = $1`, [owner.id])
    await owner.client.call('DELETE /api/keys/:id', { params: { id } })
    expect((await ask(secret, list)).body).toMatchObject({ code: 'key-invalid' })

    const short = await make(['people:read'])
    now += 24 * 3_600_000 + 1
    expect((await ask(short.secret, list)).body).toMatchObject({ code: 'key-invalid' })
  })

  it('can be revoked by its maker and by admins of the site, but not by the rest of the team', async () => {
    const analyst = await createPerson(test, 'azure-coast', 'anton', { role: 'partner', memberRole: 'analyst' })
    const { secret, id } = await make(['figures:read'])
    const own = await made(analyst.client, ['figures:read'])
    const other = await made(analyst.client, ['figures:read'])

    expect((await revoke(analyst.client, id)).body).toMatchObject({ code: 'not-found' })
    expect((await ask(secret, 'GET /api/whitelabel/analytics')).status).toBe(200)
    expect((await revoke(analyst.client, own.id)).status).toBe(200)
    expect((await revoke(owner.client, other.id)).status).toBe(200)
  })

  it('is one of fifty of its maker, however many others have', async () => {
    const anna = await createPerson(test, 'azure-coast', 'anna', { role: 'partner', memberRole: 'analyst' })
    await test.deps.db.execute(
      `insert into api_key (tenant_id, id, user_id, name, prefix, secret_hash, scopes, created_at, expires_at)
       select tenant_id, gen_random_uuid(), id, 'many', 'key_', 'hash ' || n, '[]', now(), now() + interval '300 days'
       from app_user, generate_series(1, 49) n where id = $1`,
      [anna.id],
    )
    await anna.client.call('POST /auth/reauthenticate', { body: { password: 'three plain words' } })
    const body = { name: 'Website', scopes: ['figures:read'], days: 1 }
    const answers = await Promise.all([1, 2, 3].map(() => anna.client.call('POST /api/keys', { body })))

    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409, 409])
    expect((await make(['figures:read'])).secret).toMatch(/^key_/)
  })

  it.each(scopes)('with scope %s alone cannot make calls of another scope', async (scope) => {
    const { secret } = await make([scope])
    const visitor = test.visitor('azure-coast')
    for (const [key, call] of calls) {
      const isMeant = call.scope === scope
      if (isMeant) continue
      const { status, body } = await ask(secret, key, visitor)
      expect([key, status, body.code]).toEqual(
        call.access === 'operator' ? [key, 404, 'not-found'] : [key, 403, 'key-refused'],
      )
    }
    const [own] = calls.find(([, call]) => call.scope === scope) ?? []
    expect((await ask(secret, own ?? 'GET /api/keys', visitor)).body.code).not.toBe('key-refused')
  })

  it('cannot reach passwords, money, keys or support sessions, whatever its scopes', () => {
    const open = calls.filter(([, call]) => typeof call.scope === 'string').map(([key]) => key)

    for (const part of ['/auth/', '/api/keys', '/act-as', '/api/billing', '/api/admin', '/api/security'])
      expect(open.filter((key) => key.includes(part))).toEqual([])
    expect(open).toContain('POST /api/videos')
  })

  it('needs no origin header', async () => {
    const { secret } = await make(['people:write'])
    const headers = {
      authorization: `Bearer ${secret}`,
      origin: 'https://elsewhere.example',
      'sec-fetch-site': 'cross-site',
    }
    const body = { email: 'new@mail.example', role: 'customer', memberRole: 'member' }
    const key = 'POST /api/whitelabel/invitations'

    expect((await test.visitor('azure-coast').call(key, { headers, body })).status).toBe(201)
    expect((await owner.client.call(key, { headers: { origin: headers.origin }, body })).status).toBe(403)
  })
})

describe('the API documentation page', () => {
  it('names the host’s tenant only, and loads scripts and styles of this site alone', async () => {
    const { status, body, headers } = await test.visitor('azure-coast').call<string>('GET /api/docs')
    const text = String(body)

    expect(status).toBe(200)
    expect(text).toContain('<bdi>Azure Coast</bdi> API')
    expect(text).not.toMatch(/vitrine|waymark/i)
    expect(text).toMatch(/@font-face\s*\{[^}]*Inter Variable/)
    expect(text).toMatch(/<script type="module" src="\/assets\/api-reference-[\w-]+\.js">/)
    expect(text).toMatch(/<link rel="stylesheet" href="\/assets\/api-reference-[\w-]+\.css">/)
    expect(headers['content-security-policy']).toMatch(/script-src 'self'; style-src 'self'(?: 'sha256-[\w+/=]+'){2};/)
  })

  it('lists exactly the calls that a key may make', async () => {
    const page = await test.visitor('azure-coast').call<string>('GET /api/docs')
    const query = { for: /data-document="\/api\/openapi\.json\?for=(\w+)"/.exec(String(page.body))?.[1] ?? '' }
    const { body } = await test.visitor('azure-coast').call<OpenapiPaths>('GET /api/openapi.json', { query })
    for (const [key, call] of calls) {
      const [method = '', path = ''] = key.split(' ')
      const isShown = method.toLowerCase() in (body.paths[path.replace(/:(\w+)/g, '{$1}')] ?? {})
      expect([key, isShown]).toEqual([key, typeof call.scope === 'string'])
    }
  })
})

describe('the texts of the API documentation', () => {
  it.each(languages.map(({ code }) => code))('are in the reader’s language: %s', async (language) => {
    const headers = { 'accept-language': language }
    const { body } = await test.visitor('azure-coast').call<string>('GET /api/docs', { headers })

    expect(body).toContain(`lang="${language}" dir="${language === 'fa' ? 'rtl' : 'ltr'}"`)
    const { errors, scopeName } = docsMessages(language, { company: '', host: '' })
    for (const words of [errors, ...scopes.map(scopeName)]) expect(body).toContain(words)
  })
})

describe('an idempotency key', () => {
  const key = 'POST /api/whitelabel/users/:id/credits'
  const creditGrant = () => ({ id: crypto.randomUUID(), credits: 1, reason: 'From a program' })

  it('runs a request once and replays its answer, also for many concurrent requests', async () => {
    const { secret } = await make(['people:write'])
    const body = { email: 'once@mail.example', role: 'customer', memberRole: 'member' }
    const send = () => named(secret, 'POST /api/whitelabel/invitations', 'first', body)
    const first = await send()
    const again = await Promise.all([send(), send(), send()])

    expect(again.map((answer) => [answer.status, answer.body.id])).toEqual([1, 2, 3].map(() => [201, first.body.id]))
    expect(again[0]?.headers['idempotency-replayed']).toBe('true')
    const { rows } = await test.deps.db.execute(`select 1 from invitation where email = 'once@mail.example'`)
    expect(rows).toHaveLength(1)
  })

  it('is refused for another request, and may be reused after a refusal', async () => {
    const { secret } = await make(['people:write'])
    const email = { email: 'twice@mail.example', role: 'customer', memberRole: 'member' }
    expect((await named(secret, 'POST /api/whitelabel/invitations', 'k', { ...email, role: 'nobody' })).status).toBe(
      422,
    )
    expect((await named(secret, 'POST /api/whitelabel/invitations', 'k', email)).status).toBe(201)
    expect(
      (await named(secret, 'POST /api/whitelabel/invitations', 'k', { ...email, email: 'x@y.example' })).body,
    ).toMatchObject({ code: 'key-reused' })
  })

  it('does not repeat a request that was interrupted', async () => {
    const { secret, id } = await make(['people:write'])
    await named(secret, key, 'cut', creditGrant(), owner.id)
    await test.deps.db.execute('update idempotency_key set response = null where caller_id = $1', [id])
    const { rows: kept } = await test.deps.db.execute('select request_hash from idempotency_key where caller_id = $1', [
      id,
    ])
    expect(kept).toHaveLength(1)

    const answer = await named(secret, key, 'cut', creditGrant(), owner.id)
    expect([409, answer.status]).toEqual([answer.status, 409])
  })
})

const make = (wanted: Scope[]) => made(owner.client, wanted)

async function made(client: Client, wanted: Scope[]): Promise<NewApiKey> {
  // The clock of this file jumps: the sign-in may be days old.
  await client.call('POST /auth/reauthenticate', { body: { password: 'three plain words' } })
  const { status, body } = await client.call<NewApiKey>('POST /api/keys', {
    body: { name: 'Website', scopes: wanted, days: 1 },
  })
  expect(status).toBe(201)
  return body
}

const revoke = (client: Client, id: string) => client.call('DELETE /api/keys/:id', { params: { id } })

function ask(secret: string, key: string, client: Client = test.visitor('azure-coast')) {
  const headers = { authorization: `Bearer ${secret}` }
  return client.call(key, {
    params: { id: owner.id, key: 'x', token: 'x' },
    headers,
    ...(key.startsWith('GET ') ? {} : { body: {} }),
  })
}

function named(secret: string, key: string, name: string, body: object, id = owner.id) {
  const headers = { authorization: `Bearer ${secret}`, 'idempotency-key': name }
  return test.visitor('azure-coast').call(key, { params: { id }, headers, body })
}
