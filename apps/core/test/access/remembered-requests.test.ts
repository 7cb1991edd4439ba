import type { NewApiKey } from '@vitrine/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type TestApp, testApp } from '../app.ts'
import { type TestPerson, createPerson } from '../people.ts'

let test: TestApp
let owner: TestPerson
let secret: string
let keyId: string

beforeAll(async () => {
  test = await testApp({ withWorkers: false })
  owner = await createPerson(test, 'azure-coast', 'olga', { role: 'partner', memberRole: 'owner' })
  const body = { name: 'Program', scopes: ['people:write'], days: 30 }
  const { body: made } = await owner.client.call<NewApiKey>('POST /api/keys', { body })
  secret = made.secret
  keyId = made.id
})
afterAll(() => test.close())

it('of a person’s named requests the newest 5,000 are remembered', async () => {
  await remember(6000)
  expect((await invite('newest')).status).toBe(201)

  expect(await countOf('true')).toBe(5000)
  expect(await countOf(`key in ('newest', 'n1')`)).toBe(2)
  const again = await invite('newest')
  expect([again.status, again.headers['idempotency-replayed']]).toEqual([201, 'true'])
})

it('of large responses the newest 10 MB are kept, and the request behind an older one is not repeated', async () => {
  await test.deps.db.execute('delete from idempotency_key')
  await remember(15, 1024 * 1024)
  const first = await invite('after')

  expect([first.status, await countOf('true'), await countOf('response is not null')]).toEqual([201, 16, 10])
  const old = await invite('n15')
  expect(old.body).toMatchObject({ code: 'key-reused' })
})

/** Stores requests of the key, `n1` the newest, with responses that cannot be compressed. */
async function remember(count: number, bytes = 0): Promise<void> {
  const text = `(select string_agg(md5(random()::text), '') from generate_series(1, $4::int / 32))`
  await test.deps.db.execute(
    `insert into idempotency_key (tenant_id, caller_id, user_id, key, request_hash, response, created_at)
     select tenant_id, $2, id, 'n' || n, 'hash', jsonb_build_object('value', ${text}), now() - n * interval '1 second'
     from app_user, generate_series(1, $3) n where id = $1`,
    [owner.id, keyId, count, bytes],
  )
}

function invite(name: string) {
  const headers = { authorization: `Bearer ${secret}`, 'idempotency-key': name }
  const body = { email: `${name}@mail.example`, role: 'customer', memberRole: 'member' }
  return test.visitor('azure-coast').call('POST /api/whitelabel/invitations', { headers, body })
}

async function countOf(condition: string): Promise<number> {
  const { rows } = await test.deps.db.execute(
    `select count(*)::int as n from idempotency_key where caller_id = $1 and ${condition}`,
    [keyId],
  )
  return Number(rows[0]?.n)
}
