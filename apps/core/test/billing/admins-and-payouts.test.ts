import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Payments } from '../../src/ports/payments.ts'
import { type TestApp, testApp } from '../app.ts'
import { type TestPerson, createPerson } from '../people.ts'

const PASSWORD = 'three plain words'

/** A role in the team of a partner. */
const team = <const T extends 'owner' | 'admin' | 'editor' | 'analyst'>(memberRole: T) =>
  ({ role: 'partner', memberRole }) as const

let test: TestApp
let ana: TestPerson
let eve: TestPerson
let count = 0

beforeAll(async () => {
  test = await testApp({ withWorkers: false })
})
afterAll(() => test.close())
beforeEach(async () => {
  count++
  ana = await createPerson(test, 'azure-coast', `ana${count}`, team('owner'))
  eve = await createPerson(test, 'azure-coast', `eve${count}`, team('editor'))
})

describe('an owner’s session of eleven minutes', () => {
  it('sends the payment provider nothing without the password', async () => {
    const open = vi.spyOn(test.deps.payments as Payments, 'openAccount')
    expect((await ana.client.call('GET /api/whitelabel/payouts')).body.state).toBe('none')
    await age()
    await connect()

    expect(open).not.toHaveBeenCalled()
  })

  it.each([
    ['promotes nobody to admin', () => change(team('admin'))],
    ['invites no admin', () => invite(team('admin'))],
    ['connects no account for payouts', () => connect()],
  ])('%s without the password', async (_what, attempt) => {
    await age()
    const { status, body } = await attempt()
    expect([status, body.code, body.methods]).toEqual([403, 'reauthentication-needed', ['password']])
    await reauthenticate()

    expect((await attempt()).status).toBeLessThan(300)
  })

  it('disconnects no account for payouts without the password', async () => {
    await connect()
    const attempt = () => ana.client.call('POST /api/whitelabel/stripe/disconnect')
    await age()
    expect((await attempt()).body.code).toBe('reauthentication-needed')
    expect((await ana.client.call('GET /api/whitelabel/payouts')).body.state).not.toBe('off')
    await reauthenticate()

    expect((await attempt()).body.state).toBe('off')
  })

  it('enables a disabled admin only with the password, and disables one without it', async () => {
    await change(team('admin'))
    await age()
    expect((await change({ disabled: true })).status).toBe(200)
    expect((await change({ disabled: false })).body.code).toBe('reauthentication-needed')
    await reauthenticate()

    expect((await change({ disabled: false })).status).toBe(200)
  })

  it('changes lower roles and demotes an admin without the password', async () => {
    await change(team('admin'))
    await age()
    for (const body of [team('editor'), team('analyst'), team('editor')]) expect((await change(body)).status).toBe(200)

    expect((await invite(team('editor'))).status).toBe(201)
  })
})

function change(body: object) {
  return ana.client.call('PATCH /api/whitelabel/users/:id', { params: { id: eve.id }, body })
}

function invite(role: object) {
  const body = { email: `helper${count}@mail.example`, ...role }
  return ana.client.call('POST /api/whitelabel/invitations', { body })
}

function connect() {
  return ana.client.call('POST /api/whitelabel/stripe/connect')
}

async function reauthenticate(): Promise<void> {
  expect((await ana.client.call('POST /auth/reauthenticate', { body: { password: PASSWORD } })).status).toBe(200)
}

/** Makes the sessions of the owner eleven minutes old. */
async function age(): Promise<void> {
  const change = `update session set created_at = now() - interval '11 minutes', reauthenticated_at = null`
  await test.deps.db.execute(`${change} where user_id = $1`, [ana.id])
}
