import type { Profile, User } from '@vitrine/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestApp, testApp } from '../app.ts'
import type { Client } from '../client.ts'
import { personIn } from '../rows/people-data.ts'

let test: TestApp
let ana: Client

beforeAll(async () => {
  test = await testApp({ withWorkers: false })
  ana = await test.customer('waymark', 'ana')
})
afterAll(() => test.close())

describe('language, time zone, colours and digits', () => {
  it('are stored with the account, one by one, and returned with the signed-in person', async () => {
    await change({ language: 'fa', timeZone: 'Asia/Tehran' })
    await change({ digits: 'latin' })
    const { body: profile } = await change({ theme: 'dark' })
    const { body } = await ana.call<{ user: User }>('GET /auth/user')

    expect(profile).toMatchObject({
      language: 'fa',
      timeZone: 'Asia/Tehran',
      theme: 'dark',
      digits: 'latin',
      username: 'ana',
    })
    expect(body.user).toMatchObject({ language: 'fa', timeZone: 'Asia/Tehran', theme: 'dark', digits: 'latin' })
  })

  it.each([
    ['language', 'de'],
    ['timeZone', 'Mars/Olympus'],
    ['timeZone', '+03:30'],
    ['theme', 'sepia'],
    ['digits', 'roman'],
  ])('are rejected when invalid: %s %s', async (name, value) => {
    const { status, body } = await change({ [name]: value })

    expect([status, (body as unknown as { fields: { field: string }[] }).fields[0]?.field]).toEqual([422, name])
  })

  it('fall back to the browser’s when they are sent empty', async () => {
    await change({ language: 'es', timeZone: 'Europe/Lisbon', theme: 'light' })
    const { body } = await change({ language: null, timeZone: '', theme: null, digits: '' })

    expect(body).toMatchObject({ language: null, timeZone: null, theme: null, digits: null })
  })

  it('are not logged, unlike a new name', async () => {
    const before = await lines()
    await change({ theme: 'light' })
    expect(await lines()).toBe(before)
    await change({ theme: 'dark', displayName: 'Ana' })
    expect(await lines()).toBe(before + 1)
  })
})

function change(body: Record<string, unknown>) {
  return ana.call<Profile>('PATCH /auth/profile', { body })
}

async function lines(): Promise<number> {
  const { person } = await personIn(test, ana)
  const text = `select count(*)::int as n from audit_log where action = 'profile-changed' and actor_id = $1`
  return Number((await test.deps.db.execute(text, [person.id])).rows[0]?.n)
}
