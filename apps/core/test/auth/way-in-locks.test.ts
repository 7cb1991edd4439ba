import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { type TestApp, testApp } from '../app.ts'
import { mailsTo } from '../outbox.ts'
import { rowLocks } from '../row-locks.ts'

let test: TestApp
let tenantId: string

beforeAll(async () => {
  test = await testApp()
  tenantId = (await test.features.tenants.withSlug('waymark'))?.id ?? ''
})
afterAll(() => test.close())

// The embedded database does one thing after the other, so nobody ever waits for a lock there.
describe.runIf(inject('databases').empty.engine === 'postgres')('a change of address', () => {
  it('does not fail beside a new password by a link', async () => {
    const client = await test.customer('waymark', 'resetting')
    await change(client, 'resetting@example.com')
    await test.visitor('waymark').call('POST /auth/forgot-password', { body: { email: 'resetting@example.com' } })
    const token = await linkTo('resetting@example.com', /reset-password\?token=([\w-]+)/)
    const { hold, waiting } = rowLocks(test)
    const unlock = await hold(tenantId, 'delete from password_reset where user_id = $1', [await idOf(client)])
    const body = { token, password: 'four quite plain words' }
    const reset = test.visitor('waymark').call('POST /auth/reset-password', { body })
    await waiting(1)
    const removed = change(client, null)
    await waiting(2)
    await unlock()

    expect([(await reset).status, (await removed).status].filter((status) => status >= 500)).toEqual([])
  })

  it('succeeds beside the confirmation of the former address', async () => {
    const client = await test.customer('waymark', 'confirming')
    await change(client, 'confirming@example.com')
    const token = await linkTo('confirming@example.com', /verify-email\?token=([\w-]+)/)
    const { hold, waiting } = rowLocks(test)
    const unlock = await hold(tenantId, 'delete from email_verification where user_id = $1', [await idOf(client)])
    const confirmed = client.call('POST /auth/verify-email', { body: { token } })
    await waiting(1)
    const changed = change(client, 'other@example.com')
    await waiting(2)
    await unlock()

    expect([(await confirmed).status, (await changed).status]).toEqual([200, 200])
  })
})

type Client = Awaited<ReturnType<TestApp['customer']>>

const idOf = async (client: Client) => (await client.call<{ id: string }>('GET /api/user')).body.id

function change(client: Client, email: string | null) {
  return client.call('PATCH /auth/profile', { body: { email } })
}

/** Returns the token of the newest link of this kind in the emails to an address. */
async function linkTo(email: string, kind: RegExp): Promise<string> {
  for (let mails = 1; ; mails++) {
    const found = (await mailsTo(test, 'waymark', email, mails)).map(({ text }) => kind.exec(text)?.[1]).find(Boolean)
    if (found) return found
  }
}
