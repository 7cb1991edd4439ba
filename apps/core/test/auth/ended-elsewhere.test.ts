import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createFeatures } from '../../src/features.ts'
import { buildServer } from '../../src/server.ts'
import { type TestApp, testApp } from '../app.ts'
import { type Client, createClient } from '../client.ts'

let test: TestApp
let otherNode: FastifyInstance
let people = 0

beforeAll(async () => {
  test = await testApp({ withWorkers: false })
  otherNode = await buildServer(test.deps, createFeatures(test.deps))
  otherNode.log.level = 'silent'
})
afterAll(async () => {
  await otherNode.close()
  await test.close()
})

const PASSWORD = 'three plain words'
const owner = () => test.demo('waymark', 'owner')
const sql = (statement: string, id: string) => test.deps.db.execute(statement, [id])

const ENDS: [string, (own: Client, id: string) => Promise<unknown>][] = [
  ['signing out', (own) => own.call('POST /auth/logout')],
  ['the person on another device', async (own) => (await elsewhere(own)).call('DELETE /auth/sessions', { body: {} })],
  ['a new password', changePassword],
  ['the owner', async (_, id) => (await owner()).call('DELETE /api/whitelabel/users/:id/sessions', { params: { id } })],
  ['disabling the person', disable],
  ['expiry', (_, id) => sql('update session set expires_at = now() where user_id = $1', id)],
]

it.each(ENDS)('a session ended by %s is rejected by another node at once', async (_, end) => {
  const { own, there, id } = await onTwoNodes()
  await end(own, id)

  expect((await there.call('GET /api/user')).status).toBe(401)
  expect((await there.call('GET /auth/user')).status).toBe(401)
})

it('a changed role applies on another node from the next request on', async () => {
  const { there, id } = await onTwoNodes()
  const roles = [
    ['partner', 'admin', 200],
    ['customer', 'member', 403],
  ] as const
  for (const [role, memberRole, status] of roles) {
    await sql(`update app_user set role = '${role}', member_role = '${memberRole}' where id = $1`, id)

    expect((await there.call('GET /api/user')).body).toMatchObject({ role, memberRole })
    expect((await there.call('GET /api/whitelabel/users')).status).toBe(status)
  }
})

/** A customer with one session, whose browser has been answered by both nodes. */
async function onTwoNodes() {
  const own = await test.customer('waymark', nameOf(++people))
  const there = createClient(otherNode, own.host)
  there.cookie = own.cookie
  const { body } = await own.call<{ id: string }>('GET /api/user')
  expect(await there.call('GET /api/user')).toMatchObject({ status: 200, body: { id: body.id } })
  return { own, there, id: body.id }
}

async function changePassword(own: Client): Promise<void> {
  const body = { currentPassword: PASSWORD, newPassword: 'four other plain words' }
  expect((await (await elsewhere(own)).call('PATCH /auth/change-password', { body })).status).toBe(200)
}

async function disable(_own: Client, id: string): Promise<void> {
  const sent = { params: { id }, body: { disabled: true } }
  expect((await (await owner()).call('PATCH /api/whitelabel/users/:id', sent)).status).toBe(200)
}

/** Another browser of the person registered last. */
async function elsewhere({ host }: Client): Promise<Client> {
  const client = test.visitor(host.split('.')[0] ?? '')
  const { status } = await client.call('POST /auth/login', { body: { username: nameOf(people), password: PASSWORD } })
  expect(status).toBe(200)
  return client
}

function nameOf(n: number): string {
  return `person-${n}`
}
