import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { addTenant, testDatabase } from '../../../test/database.ts'
import type { TestDatabase } from '../../../test/database.ts'
import { type FaultProxy, openFaultProxy, throughProxy } from '../../../test/servers/fault-proxy.ts'
import { until } from '../../../test/until.ts'
import { isConnectionLost } from './unavailable.ts'
import { type Db, openDatabase } from './open.ts'

let it: TestDatabase
let tenantId: string
let proxy: FaultProxy
let db: Db
let notices: string[]

beforeAll(async () => {
  it = await testDatabase()
  tenantId = await addTenant(it.db)
})
beforeEach(async ({ skip }) => {
  if (!it.databaseUrl) return skip('the embedded database is never away')
  const { hostname, port } = new URL(it.databaseUrl)
  proxy = await openFaultProxy({ host: hostname, port: Number(port || 5432) })
  notices = []
  const onNotice = (line: string) => void notices.push(line)
  db = await openDatabase({ databaseUrl: throughProxy(it.databaseUrl, proxy), dataDir: '', onNotice })
})
afterEach(async () => {
  await db?.close()
  await proxy?.close()
})
afterAll(() => it.close())

const ask = () => db.inTenant(tenantId, (tx) => tx.selectFrom('tenant').select('id').execute())
const failureOf = (work: Promise<unknown>) =>
  work.then(
    () => undefined,
    (error: unknown) => error,
  )

test('a connection that is cut within a transaction fails only that transaction', async () => {
  const failing = db.inTenant(tenantId, async (tx) => {
    await tx.selectFrom('tenant').select('id').execute()
    proxy.cut()
    // The client hears of it here, while nobody waits for an answer.
    await new Promise((resolve) => setTimeout(resolve, 100))
    await tx.selectFrom('tenant').select('id').execute()
  })
  expect(isConnectionLost(await failureOf(failing))).toBe(true)
  expect(await ask()).toEqual([{ id: tenantId }])
})

test('mass disconnections fail what they cut, and nothing afterwards', async () => {
  await db.listen('anything', () => {})
  for (let round = 0; round < 10; round++) {
    const asked = Array.from({ length: 30 }, async (_, index) => {
      await new Promise((resolve) => setTimeout(resolve, index))
      return failureOf(ask())
    })
    await it.db.execute(`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()`)
    const failures = (await Promise.all(asked)).filter((error) => error !== undefined)
    expect(failures.filter((error) => !isConnectionLost(error))).toEqual([])
  }
  await until(async () => (await failureOf(ask())) === undefined)
})

test('everything fails at once while the server hangs, and works with its first answer', async () => {
  let resumed = 0
  await db.listen(
    'anything',
    () => {},
    () => resumed++,
  )
  await ask()
  proxy.set('hang')
  // This one was under way when the server went silent.
  expect(isConnectionLost(await failureOf(ask()))).toBe(true)
  const again = await Promise.all(Array.from({ length: 20 }, () => failureOf(ask())))
  expect(again.every(isConnectionLost)).toBe(true)
  expect(notices).toEqual(['database: the connection was lost, connecting again'])

  proxy.set('pass')
  await until(() => resumed === 1)
  expect(await ask()).toEqual([{ id: tenantId }])
  expect(notices).toEqual([notices[0], expect.stringMatching(/^database: connected again after \d+\.\d s$/)])
})

test('everything over a silent pooler fails at once, and works with its first answer', async () => {
  const databaseUrl = throughProxy(it.databaseUrl ?? '', proxy)
  const pooled = await openDatabase({ databaseUrl, listenUrl: it.databaseUrl, dataDir: '' })
  const askPooled = () => pooled.inTenant(tenantId, (tx) => tx.selectFrom('tenant').select('id').execute())
  try {
    await askPooled()
    proxy.set('hang')
    expect(isConnectionLost(await failureOf(askPooled()))).toBe(true)
    await until(async () => isConnectionLost(await failureOf(askPooled())))

    proxy.set('pass')
    await until(async () => (await failureOf(askPooled())) === undefined)
  } finally {
    await pooled.close()
  }
})

test('connections dropped by a firewall are not waited for, even when new ones succeed', async () => {
  await db.listen('anything', () => {})
  await Promise.all([ask(), ask()])
  proxy.set('hang')
  proxy.set('pass')
  expect(isConnectionLost(await failureOf(ask()))).toBe(true)
  await until(async () => (await failureOf(ask())) === undefined)
})

test('the time is the server’s, not the machine’s', async () => {
  const changed = vi.spyOn(Date, 'now').mockReturnValue(Date.parse('2031-01-01T00:00:00Z'))
  const late = await openDatabase({ databaseUrl: it.databaseUrl, dataDir: '' }).finally(() => changed.mockRestore())
  const away = Math.abs(late.clock.now().getTime() - Date.now())
  await late.close()

  expect(away).toBeLessThan(60_000)
})

test('listeners get a gap event after messages were lost in an outage', async () => {
  const heard: string[] = []
  let resumed = 0
  await db.listen(
    'news',
    (payload) => heard.push(payload),
    () => resumed++,
  )
  proxy.set('refuse')
  await until(async () => isConnectionLost(await failureOf(ask())))
  await it.db.execute(`notify news, 'unheard'`)
  proxy.set('pass')
  await until(() => resumed === 1)
  await it.db.execute(`notify news, 'heard'`)
  await until(() => heard.length > 0)
  expect(heard).toEqual(['heard'])
})
