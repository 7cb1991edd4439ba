import { randomUUID } from 'node:crypto'
import { hostname } from 'node:os'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { type TestDatabase, testDatabase } from '../../../test/database.ts'
import { VERSION } from './node-facts.ts'
import { renewNode } from './node-store.ts'
import { readNodes, startHeartbeat } from './nodes.ts'
import { PATIENT } from '../../../test/until.ts'

let database: TestDatabase

beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.close())

const report = (error: Error) => {
  throw error
}
const nodes = () => readNodes(database.db)
const start = (role: 'web' | 'worker') => startHeartbeat({ db: database.db, role, report })
const silence = (minutes: number) =>
  database.db.execute(`update node set seen_at = now() - $1 * interval '1 minute' where role = 'worker'`, [minutes])

it('every running process is listed with host, role, version and memory until it stops', async () => {
  const [endWeb, endWorker] = [start('web'), start('worker')]
  await vi.waitFor(async () => expect(await nodes()).toHaveLength(2), PATIENT)

  const facts = { host: hostname(), version: VERSION, isGone: false }
  expect(await nodes()).toEqual(
    expect.arrayContaining([expect.objectContaining({ ...facts, role: 'web' }), expect.objectContaining(facts)]),
  )
  expect((await nodes()).every(({ memoryBytes }) => memoryBytes > 1_000_000)).toBe(true)
  await Promise.all([endWeb(), endWorker()])
  expect(await nodes()).toEqual([])
})

it('a killed process is shown as gone after minutes, and removed after an hour', async () => {
  // One heartbeat, as of a process that was killed after it.
  const killed = { id: randomUUID(), host: 'killed', role: 'worker', version: VERSION, memory_bytes: 1 } as const
  await renewNode(database.db, { ...killed, started_at: new Date() }, 60)
  await silence(3)
  expect(await nodes()).toMatchObject([{ role: 'worker', isGone: true }])

  await silence(61)
  const end = start('web')
  await vi.waitFor(async () => expect(await nodes()).toMatchObject([{ role: 'web', isGone: false }]), PATIENT)
  await end()
})
