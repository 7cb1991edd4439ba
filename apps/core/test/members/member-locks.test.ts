import type { Invitation, TeamMember } from '@vitrine/contract'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { type TestApp, testApp } from '../app.ts'
import type { Client } from '../client.ts'
import { mailsTo } from '../outbox.ts'
import { type TestPerson, createPerson } from '../people.ts'
import { rowLocks } from '../row-locks.ts'

const ADMIN = { role: 'partner', memberRole: 'admin' } as const
const EDITOR = { role: 'partner', memberRole: 'editor' } as const
const CUSTOMER = { role: 'customer', memberRole: 'member' } as const

let test: TestApp
let owner: TestPerson
let tenantId: string
let count = 0

beforeAll(async () => {
  test = await testApp()
  owner = await createPerson(test, 'keystone', 'olga', { role: 'partner', memberRole: 'owner' })
  tenantId = (await test.features.tenants.withSlug('keystone'))?.id ?? ''
})
afterAll(() => test.close())

// The embedded database does one thing after the other, so nobody ever waits for a lock there.
describe.runIf(inject('databases').empty.engine === 'postgres')('an invitation in two transactions at once', () => {
  it('can be accepted by a member while its owner sends it again', async () => {
    const { member, email, token } = await invited(owner)
    const statuses = await meeting(
      email,
      () => accept(member.client, token),
      () => invite(owner.client, email, ADMIN),
    )

    expect(statuses).toEqual([200, 201])
  })

  it('can be accepted by a member while the admin who sent it is disabled', async () => {
    const admin = await createPerson(test, 'keystone', `admin${count++}`, ADMIN)
    const { member, email, token } = await invited(admin)
    const statuses = await meeting(
      email,
      () => accept(member.client, token),
      () => disable(admin),
    )

    expect(statuses).toEqual([200, 200])
  })

  it('can be sent again by an owner who did not send it before, while a member accepts it', async () => {
    const admin = await createPerson(test, 'keystone', `admin${count++}`, ADMIN)
    const { member, email, token } = await invited(admin)
    const [sent, accepted] = await meeting(
      email,
      () => invite(owner.client, email, EDITOR),
      () => accept(member.client, token),
    )

    // The link of the earlier email opens nothing any more.
    expect([sent, accepted]).toEqual([201, 400])
  })
})

/** Starts two calls that both come to wait, the first one before the second, while the invitation is held. */
async function meeting(email: string, ...calls: (() => Promise<{ status: number }>)[]): Promise<number[]> {
  const { hold, waiting } = rowLocks(test)
  const unlock = await hold(tenantId, 'select from invitation where email = $1 for update', [email])
  const answers: Promise<{ status: number }>[] = []
  for (const call of calls) {
    answers.push(call())
    await waiting(answers.length)
  }
  await unlock()
  return (await Promise.all(answers)).map(({ status }) => status)
}

/** A member of the site, whom somebody has invited into the team. */
async function invited({ client }: TestPerson) {
  const member = await createPerson(test, 'keystone', `member${count++}`, CUSTOMER)
  const email = `member${count}@example.com`
  await test.deps.db.execute('update app_user set email = $1, email_verified_at = now() where id = $2', [
    email,
    member.id,
  ])
  await invite(client, email, EDITOR)
  const [mail] = await mailsTo(test, 'keystone', email, 1)
  return { member, email, token: /accept-invitation\?token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '' }
}

function invite(client: Client, email: string, role: object) {
  return client.call<Invitation>('POST /api/whitelabel/invitations', { body: { email, ...role } })
}

function accept(client: Client, token: string) {
  return client.call('POST /auth/accept-invitation', { body: { token } })
}

function disable({ id }: TestPerson) {
  const path = 'PATCH /api/whitelabel/users/:id'
  return owner.client.call<TeamMember>(path, { params: { id }, body: { disabled: true } })
}
