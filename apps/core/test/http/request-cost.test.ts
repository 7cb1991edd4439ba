import { AsyncLocalStorage } from 'node:async_hooks'
import { sql } from 'kysely'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest'
import { type TestApp, testApp } from '../app.ts'
import type { Client as Browser } from '../client.ts'

/** Statements of calls. Those sent in one message are one round trip. */
describe.runIf(inject('databases').empty.engine === 'postgres')('on a web node with PostgreSQL', () => {
  const asked = new AsyncLocalStorage<string[]>()
  let test: TestApp
  let [customer, owner]: Browser[] = []

  beforeAll(async () => {
    recordWhatIsAsked()
    test = await testApp({ withWorkers: false, settings: { role: 'web' } })
    customer = await test.customer('waymark', 'ana')
    owner = await test.demo('waymark', 'owner')
  })
  afterAll(async () => {
    vi.restoreAllMocks()
    await test.close()
  })

  it('a public call served from memory makes no query, not even to count it', async () => {
    expect(await costOf('GET /api/branding')).toEqual({ transactions: 0, statements: 0, roundTrips: 0 })
  })

  it.each(['GET /api/user', 'GET /auth/user'])('%s stays within its number of queries', async (call) => {
    expect(await costOf(call, customer)).toEqual({ transactions: 1, statements: 7, roundTrips: 6 })
  })

  it('a list takes one transaction for the session and one of its own', async () => {
    expect(await costOf('GET /api/videos', owner)).toEqual({ transactions: 2, statements: 8, roundTrips: 6 })
  })

  it('no statement may take more than five minutes', async () => {
    const { rows } = await test.deps.db.asSystem('a test asks for a setting', (tx) =>
      sql`show statement_timeout`.execute(tx),
    )
    expect(rows).toEqual([{ statement_timeout: '5min' }])
    expect((await test.deps.db.execute('show statement_timeout')).rows).toEqual([{ statement_timeout: '0' }])
  })

  /** Returns the cost of the second of two equal calls. The first one fills the caches of the node. */
  async function costOf(call: string, browser = test.visitor('waymark')) {
    const statements: string[] = []
    for (let n = 0; n < 2; n++) {
      statements.length = 0
      const { status } = await asked.run(statements, () => browser.call(call))
      expect(status).toBe(200)
    }
    const single = statements.flatMap((message) => message.split('; '))
    const transactions = single.filter((statement) => statement.startsWith('begin')).length
    return { transactions, statements: single.length, roundTrips: statements.length }
  }

  /** Only of the call under test: a node also asks by itself. */
  function recordWhatIsAsked(): void {
    const query = Client.prototype.query as (...input: unknown[]) => unknown
    function record(this: Client, ...input: unknown[]): unknown {
      const [first] = input
      asked.getStore()?.push(typeof first === 'string' ? first : (first as { text: string }).text)
      return query.apply(this, input)
    }
    vi.spyOn(Client.prototype, 'query').mockImplementation(record as never)
  }
})
