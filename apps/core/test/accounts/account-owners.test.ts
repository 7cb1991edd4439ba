import type { TeamMember } from '@vitrine/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestApp, testApp } from '../app.ts'
import type { Client } from '../client.ts'
import { createPerson } from '../people.ts'

const MEMBER = { role: 'customer', memberRole: 'member' } as const

let test: TestApp
let owner: Client

beforeAll(async () => {
  test = await testApp({ withWorkers: false })
  owner = await test.demo('keystone', 'owner')
})
afterAll(() => test.close())

describe('the owner of a customer account', () => {
  const HELD = { role: 'customer', memberRole: 'owner' } as const

  it('is a role that can no longer be granted or invited', async () => {
    const bo = await createPerson(test, 'keystone', 'bo-holm', MEMBER)
    const answers = [
      await change(bo.id, { memberRole: 'owner' }),
      await owner.call('POST /api/whitelabel/invitations', { body: { email: 'new@mail.example', ...HELD } }),
    ]

    for (const { status, body } of answers)
      expect([status, body]).toMatchObject([
        422,
        { code: 'invalid', fields: [{ field: 'memberRole', message: expect.stringMatching(/: member\.$/) }] },
      ])
  })

  it('keeps the role, and can be disabled, enabled and given another role', async () => {
    const held = await createPerson(test, 'keystone', 'held', HELD)
    expect((await change(held.id, { disabled: true })).body).toMatchObject({ ...HELD, disabled: true })
    expect((await change(held.id, { ...HELD, disabled: false })).body).toMatchObject(HELD)

    expect((await change(held.id, { memberRole: 'member' })).body).toMatchObject(MEMBER)
  })
})

function change(id: string, body: object) {
  return owner.call<TeamMember>('PATCH /api/whitelabel/users/:id', { params: { id }, body })
}
