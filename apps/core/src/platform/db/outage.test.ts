import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { addTenant, testDatabase } from '../../../test/database.ts'
import type { TestDatabase } from '../../../test/database.ts'
import { type FaultProxy, openFaultProxy, throughProxy } from '../../../test/fault-proxy.ts'
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

test('a connection that is cut between two statements of a transaction fails that transaction alone', async () => {
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

test('mass disconnections at any moment fail what they cut and nothing that comes after', async () => {
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

test('while the server hangs, everything fails at once, and works again with the first answer', async () => {
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

test('where only the way over a pooler goes silent, what uses it fails at once, and works again with the first answer', async () => {
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

test('connections that a firewall forgot are not waited for, although new ones get through', async () => {
  await db.listen('anything', () => {})
  await Promise.all([ask(), ask()])
  proxy.set('hang')
  proxy.set('pass')
  expect(isConnectionLost(await failureOf(ask()))).toBe(true)
  await until(async () => (await failureOf(ask())) === undefined)
})

test('the time is that of the server, not of the machine', async () => {
  const changed = vi.spyOn(Date, 'now').mockReturnValue(Date.parse('2031-01-01T00:00:00Z'))
  const late = await openDatabase({ databaseUrl: it.databaseUrl, dataDir: '' }).finally(() => changed.mockRestore())
  const away = Math.abs(late.clock.now().getTime() - Date.now())
  await late.close()

  expect(away).toBeLessThan(60_000)
})

test('what was sent while the server refused is told to those who listen, as a gap', async () => {
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
