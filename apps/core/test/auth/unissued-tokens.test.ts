import { randomBytes } from 'node:crypto'
import type { NewApiKey, SupportAccess } from '@vitrine/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createFeatures } from '../../src/features.ts'
import { buildServer } from '../../src/server.ts'
import { type TestApp, testApp } from '../app.ts'
import { type Client, createClient } from '../client.ts'
import { createPerson } from '../people.ts'
import { transactionCounter } from '../transactions.ts'

const READ = 'GET /api/videos'
const KINDS = ['session', 'support session', 'API key'] as const
type Kind = (typeof KINDS)[number]

const counter = transactionCounter()
let test: TestApp
/** Valid tokens of `azure-coast`, by kind. */
let issued: Record<Kind, Record<string, string>>

beforeAll(async () => {
  test = await testApp({ withWorkers: false, wrapDb: counter.wrapDb })
  const owner = await createPerson(test, 'azure-coast', 'key-owner', { role: 'partner', memberRole: 'owner' })
  const ines = await createPerson(test, 'azure-coast', 'visited', { role: 'customer', memberRole: 'member' })
  const cookie = ines.client.cookie
  const body = { name: 'figures', scopes: ['videos:read'], days: 30 }
  const { secret } = (await owner.client.call<NewApiKey>('POST /api/keys', { body })).body
  const visit = await visitOf(owner.client, ines)
  issued = {
    session: { cookie },
    'support session': { cookie: visit },
    'API key': { authorization: `Bearer ${secret}` },
  }
})
afterAll(() => test.close())

describe.each(KINDS)('the %s token', (kind) => {
  it('opens the account that it was issued for', async () => {
    expect((await read(test.visitor('azure-coast'), issued[kind])).status).toBe(200)
  })

  it('that was made up is refused without a transaction, also in the form of an issued one', async () => {
    const random = randomBytes(60).toString('base64url')
    for (const value of ['x', 'made-up', random.slice(0, 32), random.slice(0, 54), random, 'a'.repeat(4000)]) {
      for (const one of [value, `key_${value}`]) expect(await problem(kind, withValue(kind, one))).toBe(401)
    }
  })

  it('with one character changed is refused without a transaction', async () => {
    const value = valueOf(issued[kind])
    for (const at of [5, value.length - 5]) {
      const other = value[at] === 'A' ? 'B' : 'A'
      expect(await problem(kind, withValue(kind, value.slice(0, at) + other + value.slice(at + 1)))).toBe(401)
    }
  })

  it('of another site is refused without a transaction', async () => {
    const elsewhere = test.visitor('keystone')
    expect(await problem(kind, issued[kind], elsewhere)).toBe(401)
  })

  it('of another secret key is refused without a transaction', async () => {
    const deps = { ...test.deps, config: { ...test.deps.config, secretKey: 'the secret of another installation' } }
    const app = await buildServer(deps, createFeatures(deps))
    const client = createClient(app, test.visitor('azure-coast').host)

    expect(await problem(kind, issued[kind], client)).toBe(401)
    await app.close()
  })

  it('that was made up is refused without a transaction on pages and at sign-out too', async () => {
    const headers = withValue(kind, 'made-up')
    const visitor = test.visitor('azure-coast')
    expect((await counter.none(() => visitor.call('GET /auth-demo', { headers }))).status).toBe(200)
    expect((await counter.none(() => visitor.call('POST /auth/logout', { headers }))).status).toBe(200)
  })
})

it('a session stays valid beside a made-up token of a support session', async () => {
  const cookie = `support=made-up; ${issued.session.cookie}`

  expect((await read(test.visitor('azure-coast'), { cookie })).status).toBe(200)
})

async function problem(kind: Kind, headers: Record<string, string>, client = test.visitor('azure-coast')) {
  // The tenant has to be cached first.
  await read(client, {})
  const { status, body } = await counter.none(() => read(client, headers))
  expect(body.code).toBe(kind === 'API key' ? 'key-invalid' : 'not-signed-in')
  return status
}

function withValue(kind: Kind, value: string): Record<string, string> {
  if (kind === 'API key') return { authorization: `Bearer ${value}` }
  return { cookie: `${kind === 'session' ? 'session' : 'support'}=${value}` }
}

function valueOf(headers: Record<string, string>): string {
  return /[\w-]+$/.exec(headers.cookie ?? headers.authorization ?? '')?.[0] ?? ''
}

function read(client: Client, headers: Record<string, string>) {
  return client.call(READ, { headers })
}

/** Lets the owner into the person's account and returns the cookie of that visit alone. */
async function visitOf(owner: Client, person: { id: string; client: Client }): Promise<string> {
  const body = { reason: 'The video stays dark' }
  await person.client.call('POST /api/support', { body })
  const request = 'POST /api/whitelabel/users/:id/act-as'
  const { body: access } = await owner.call<SupportAccess>(request, { params: { id: person.id }, body })
  const pass = access.url?.split('#')[1]
  expect((await owner.call('POST /auth/support', { body: { pass } })).status).toBe(200)
  return owner.cookie.split('; ').find((pair) => pair.startsWith('support=')) ?? ''
}
