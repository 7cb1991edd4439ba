import { createHash } from 'node:crypto'
import type { Session } from '@vitrine/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type TestApp, testApp } from '../app.ts'
import type { Client } from '../client.ts'

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0'

let test: TestApp

beforeAll(async () => {
  test = await testApp({ withWorkers: false })
})
afterAll(() => test.close())

it('lists a person’s sessions, this browser first', async () => {
  const here = await test.customer('waymark', 'shown')
  await signInAgain('shown')
  const sessions = await list(here)

  expect(sessions.map(({ isCurrent, browser }) => [isCurrent, browser])).toEqual([
    [true, 'Unknown browser'],
    [false, 'Firefox on Linux'],
  ])
  expect(sessions[1]).toMatchObject({ address: '127.0.0.1' })
})

it('shows neither the token of a session nor its hash', async () => {
  const here = await test.customer('waymark', 'hidden')
  const text = JSON.stringify(await list(here))
  const token = /session=([\w-]+)/.exec(here.cookie)?.[1] ?? ''

  expect(text).not.toContain(token)
  expect(text.replaceAll('-', '')).not.toContain(hashOf(here).slice(0, 16))
})

it('ends one session and leaves the others', async () => {
  const here = await test.customer('waymark', 'picky')
  const [first, second] = [await signInAgain('picky'), await signInAgain('picky')]
  const id = (await list(first)).find(({ isCurrent }) => isCurrent)?.id ?? ''

  expect((await here.call('DELETE /auth/sessions/:id', { params: { id } })).status).toBe(200)
  expect((await first.call('GET /auth/user')).status).toBe(401)
  expect((await second.call('GET /auth/user')).status).toBe(200)
  expect((await here.call('DELETE /auth/sessions/:id', { params: { id } })).status).toBe(404)
})

it('ends all sessions but this one', async () => {
  const here = await test.customer('waymark', 'thorough')
  const others = [await signInAgain('thorough'), await signInAgain('thorough')]
  const neighbour = await test.customer('waymark', 'neighbour')
  const { body } = await here.call('DELETE /auth/sessions')

  expect(body).toEqual({ ended: 2, endedKeys: 0 })
  for (const other of others) expect((await other.call('GET /auth/user')).status).toBe(401)
  for (const client of [here, neighbour]) expect((await client.call('GET /auth/user')).status).toBe(200)
})

it.each(['waymark', 'keystone'])('cannot end a session of another person on %s', async (tenant) => {
  const owner = await test.customer('waymark', `owner-on-${tenant}`)
  const intruder = await test.customer(tenant, 'intruder')
  const id = (await list(owner))[0]?.id ?? ''
  const { status, body } = await intruder.call('DELETE /auth/sessions/:id', { params: { id } })

  expect([status, body.code]).toEqual([404, 'not-found'])
  expect((await owner.call('GET /auth/user')).status).toBe(200)
})

it('expired sessions are not listed', async () => {
  const here = await test.customer('waymark', 'tidy')
  const late = await signInAgain('tidy')
  await test.deps.db.execute(`update session set expires_at = now() - interval '1 second' where id = $1`, [
    hashOf(late),
  ])

  expect(await list(here)).toHaveLength(1)
})

it('records when a session was last used', async () => {
  const here = await test.customer('waymark', 'seen')
  const change = `update session set last_seen_at = now() - interval '3 hours' where id = $1`
  await test.deps.db.execute(change, [hashOf(here)])
  await here.call('GET /auth/user')
  const [session] = await list(here)

  expect(Date.now() - Date.parse(session?.lastSeenAt ?? '')).toBeLessThan(60_000)
})

async function signInAgain(username: string): Promise<Client> {
  const client = test.visitor('waymark')
  const body = { username, password: 'three plain words' }
  await client.call('POST /auth/login', { body, headers: { 'user-agent': firefox } })
  return client
}

async function list(client: Client): Promise<Session[]> {
  return (await client.call<Session[]>('GET /auth/sessions')).body
}

function hashOf(client: Client): string {
  return createHash('sha256')
    .update(/session=([\w-]+)/.exec(client.cookie)?.[1] ?? '')
    .digest('hex')
}
