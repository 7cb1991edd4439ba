import type { PaymentStart } from '@vitrine/contract'
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest'
import type { TenantTx } from '../../src/platform/db/open.ts'
import { type TestApp, testApp } from '../app.ts'
import { paymentOf, report, useCard } from '../buyer.ts'
import type { Client } from '../client.ts'
import { PATIENT } from '../until.ts'

// The embedded database does one thing after the other, so nobody ever waits for a lock there.
const isServer = inject('databases').empty.engine === 'postgres'
const FREE_NUMBERS = `select pg_try_advisory_xact_lock(hashtextextended('invoices ' || $1, 0)) as is_free`
const FREE_RECEIVERS = `select from newsletter_recipient where newsletter_id = $1 for update skip locked`
const MONTH_MS = 31 * 24 * 3_600_000

let test: TestApp
let tenantId: string
let now = new Date('2026-03-01T10:00:00Z')
const faults: Error[] = []

beforeAll(async () => {
  const isMeant = ({ message }: Error) => message.startsWith('a mail of a newsletter was not taken')
  const hear = (error: Error) => void (isMeant(error) || faults.push(error))
  test = await testApp({ clock: { now: () => now }, report: hear })
  tenantId = (await test.features.tenants.withSlug('waymark'))?.id ?? ''
})
afterAll(async () => {
  await test.close()
  if (faults.length > 0) throw new AggregateError(faults, 'the application reported errors')
})

const idOf = async (client: Client) => (await client.call<{ id: string }>('GET /api/user')).body.id

/** Does something while a transaction of its own holds locks. */
async function whileHeld<T>(lock: (tx: TenantTx) => Promise<unknown>, work: () => Promise<T>): Promise<T> {
  const [isHeld, isOver] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const held = test.deps.db.inTenant(tenantId, async (tx) => {
    await lock(tx)
    isHeld.resolve()
    await isOver.promise
  })
  await Promise.race([isHeld.promise, held])
  try {
    return await work()
  } finally {
    isOver.resolve()
    await held
  }
}

/** Resolves once a query waits for a lock of this database. */
async function waitForBlockedQuery(): Promise<void> {
  const waiting = `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
  await vi.waitFor(async () => expect((await test.deps.db.execute(waiting)).rows).not.toEqual([]), PATIENT)
}

async function subscribe(client: Client): Promise<void> {
  const { body: start } = await client.call<PaymentStart>('POST /api/create-subscription', { body: {} })
  await useCard(client, start)
  await report(client, paymentOf(start))
}

describe.runIf(isServer)('a transaction that waits for a person’s account', () => {
  it('holds no invoice number when it books a renewal', async () => {
    const client = await test.customer('waymark', 'renewing')
    await subscribe(client)
    const userId = await idOf(client)
    const isFree = await whileHeld(
      (tx) => test.features.ledger.openAccount(tx, userId),
      async () => {
        now = new Date(now.getTime() + MONTH_MS)
        await test.deps.testPayments?.advance(tenantId)
        await waitForBlockedQuery()
        return (await test.deps.db.execute(FREE_NUMBERS, [tenantId])).rows[0]?.is_free
      },
    )

    expect(isFree).toBe(true)
    await vi.waitFor(async () => {
      const { body } = await client.call<unknown[]>('GET /api/billing/history')
      expect(body).toHaveLength(2)
    }, PATIENT)
  })
})

describe.runIf(isServer)('a transaction that takes credits below the limit', () => {
  it('does not wait for the person’s settings', async () => {
    const client = await test.customer('waymark', 'choosing')
    const userId = await idOf(client)
    const {
      billing: { autoTopUps },
      ledger,
    } = test.features
    const look = (tx: TenantTx) =>
      ledger
        .setAvailable(tx, { userId, halfCredits: 0, sourceRef: 'a test' })
        .then(() => autoTopUps.topUpIfLow(tx, userId, 10))
    const first = await whileHeld(
      (tx) => tx.selectFrom('app_user').select('id').where('id', '=', userId).forNoKeyUpdate().execute(),
      () =>
        Promise.race([
          test.deps.db.inTenant(tenantId, look).then(() => 'done'),
          waitForBlockedQuery().then(() => 'waits'),
        ]),
    )

    expect(first).toBe('done')
  })
})

describe.runIf(isServer)('a batch of a newsletter that ends', () => {
  it('holds no recipient while it waits for the newsletter', async () => {
    const owner = await test.demo('waymark', 'owner')
    const reader = await idOf(await test.customer('waymark', 'reading'))
    await test.deps.db.execute(
      `update app_user set email = 'reading@example.com', email_verified_at = now(), newsletter_since = now() where id = $1`,
      [reader],
    )
    const body = { subject: 'Spring is here', text: 'Come and see.' }
    const { id } = (await owner.call<{ id: string }>('POST /api/whitelabel/newsletters', { body })).body
    const free = Promise.withResolvers<number>()
    const send = vi.spyOn(test.deps.mailer, 'send').mockImplementationOnce(async () => {
      const isHeld = Promise.withResolvers<void>()
      const seen = whileHeld(
        (tx) => tx.selectFrom('newsletter').select('id').where('id', '=', id).forUpdate().execute(),
        async () => {
          isHeld.resolve()
          await waitForBlockedQuery()
          const { rows } = await test.deps.db.execute(FREE_RECEIVERS, [id])
          return rows.length
        },
      )
      seen.then(free.resolve, free.reject)
      await Promise.race([isHeld.promise, seen])
      // A mail that is not taken ends the turn with its receiver to be noted.
      throw new Error('the mail server is away')
    })
    await owner.call('POST /api/whitelabel/newsletters/:id/send', { params: { id } })

    expect(await free.promise).toBe(1)
    send.mockRestore()
  })
})
