import type { EffectiveRole, TeamMember } from '@vitrine/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestApp, testApp } from '../app.ts'
import type { Client } from '../client.ts'
import { type TestPerson, auditEntriesAbout, createPerson } from '../people.ts'

const MEMBER = { role: 'customer', memberRole: 'member' } as const
const ANALYST = { role: 'partner', memberRole: 'analyst' } as const
const EDITOR = { role: 'partner', memberRole: 'editor' } as const
const ADMIN = { role: 'partner', memberRole: 'admin' } as const
const OWNER = { role: 'partner', memberRole: 'owner' } as const

let test: TestApp
let owner: TestPerson
let admin: TestPerson
let count = 0

beforeAll(async () => {
  test = await testApp({ withWorkers: false })
  owner = await createPerson(test, 'keystone', 'olga', OWNER)
  admin = await createPerson(test, 'keystone', 'adam', ADMIN)
})
afterAll(() => test.close())

const CALLS: [key: string, body?: object][] = [
  ['GET /api/whitelabel/users'],
  ['PATCH /api/whitelabel/users/:id', { memberRole: 'analyst' }],
  ['GET /api/whitelabel/invitations'],
  ['POST /api/whitelabel/invitations', { email: 'new@mail.example', role: 'partner', memberRole: 'analyst' }],
  ['DELETE /api/whitelabel/invitations/:id'],
  ['GET /api/audit'],
]

describe.each(CALLS)('%s', (key, body) => {
  const ask = (client: Client, id: string, headers: Record<string, string> = {}) =>
    client.call(key, { params: { id }, headers, ...(body ? { body } : {}) })

  it('refuses visitors, expired sessions and disabled people', async () => {
    const [late, gone] = [await createMember(ADMIN), await createMember(ADMIN)]
    await test.deps.db.execute(`update session set expires_at = now() - interval '1 second' where user_id = $1`, [
      late.id,
    ])
    await test.deps.db.execute('update app_user set disabled_at = now() where id = $1', [gone.id])

    for (const client of [test.visitor('keystone'), late.client, gone.client])
      expect((await ask(client, admin.id)).status).toBe(401)
  })

  it('refuses people of another tenant, whatever their role there, and sessions on another host', async () => {
    const elsewhere = await createPerson(test, 'azure-coast', `else${count++}`, OWNER)
    const intruder = test.visitor('keystone')
    intruder.cookie = elsewhere.client.cookie
    const wrongHost = test.visitor('azure-coast')
    wrongHost.cookie = admin.client.cookie

    for (const client of [intruder, wrongHost]) expect((await ask(client, admin.id)).status).toBe(401)
  })

  it.runIf(key.includes(':id'))('does not find people of another tenant', async () => {
    const elsewhere = await createPerson(test, 'azure-coast', `else${count++}`, OWNER)

    expect((await ask(elsewhere.client, admin.id)).status).toBe(404)
  })

  it.each([MEMBER, { role: 'customer', memberRole: 'owner' } as const, ANALYST, EDITOR])(
    'refuses $role $memberRole',
    async (effectiveRole) => {
      const lower = await createMember(effectiveRole)

      expect((await ask(lower.client, admin.id)).status).toBe(403)
      expect((await auditEntriesAbout(test, lower.id)).at(-1)).toMatchObject({
        action: 'refused',
        detail: { call: key },
      })
    },
  )

  it.runIf(!key.startsWith('GET '))('refuses a forged origin', async () => {
    const origin = { origin: 'https://evil.example' }

    expect((await ask(owner.client, admin.id, origin)).status).toBe(403)
    const { body: people } = await owner.client.call<{ items: TeamMember[] }>('GET /api/whitelabel/users')
    expect(people.items.find((person) => person.id === admin.id)?.memberRole).toBe('admin')
  })
})

async function createMember(effectiveRole: EffectiveRole): Promise<TestPerson> {
  return createPerson(test, 'keystone', `person${count++}`, effectiveRole)
}
