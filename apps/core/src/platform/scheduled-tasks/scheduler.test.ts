import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { systemClock } from '../time/clock.ts'
import type { Db, SystemTx } from '../db/open.ts'
import { startScheduler } from './scheduler.ts'

const EVERY_MS = 600_000
const FIRST_MS = 60_000

/** Gives work no transaction: the questions of these tasks need none. */
const db: Pick<Db, 'asSystem'> = {
  asSystem: (_reason, work) => work(Object.assign({} as SystemTx, { tenantId: null })),
}
const parts = { db, clock: systemClock, beginRun: async () => 0 }

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('every step runs in every tenant despite failures, which are reported, and runs again', async () => {
  const [done, reported]: [string[], Error[]] = [[], []]
  const cause = new Error('the provider is away')
  const step = (name: string, fails = false) => {
    const run = async (tenantId: string) => {
      done.push(`${tenantId} ${name}`)
      if (fails) throw cause
    }
    return [name, { run }] as const
  }
  const end = startScheduler({
    firstAfterMilliseconds: FIRST_MS,
    everyMilliseconds: EVERY_MS,
    ...parts,
    listTenants: async () => [{ id: 'a' }, { id: 'b' }],
    tasks: Object.fromEntries([step('emails'), step('charges', true), step('expiry')]),
    report: (error) => void reported.push(error),
  })
  await vi.advanceTimersByTimeAsync(FIRST_MS)
  const round = ['emails', 'charges', 'expiry'].flatMap((name) => ['a', 'b'].map((tenant) => `${tenant} ${name}`))
  expect(done).toEqual(round)
  expect(reported.map((error) => [error.message.includes('“charges”'), error.cause])).toEqual([
    [true, cause],
    [true, cause],
  ])

  await vi.advanceTimersByTimeAsync(EVERY_MS)
  end()
  await vi.advanceTimersByTimeAsync(EVERY_MS)
  expect(done).toEqual([...round, ...round])
})

it('tasks run again after the tenants could not be listed', async () => {
  const reported: Error[] = []
  const visits: string[] = []
  let isUnavailable = true
  const end = startScheduler({
    firstAfterMilliseconds: FIRST_MS,
    everyMilliseconds: EVERY_MS,
    listTenants: async () => (isUnavailable ? Promise.reject(new Error('no database')) : [{ id: 'a' }]),
    ...parts,
    tasks: { look: { run: async (tenantId) => void visits.push(tenantId) } },
    report: (error) => void reported.push(error),
  })
  await vi.advanceTimersByTimeAsync(FIRST_MS)
  isUnavailable = false
  await vi.advanceTimersByTimeAsync(EVERY_MS)
  end()

  expect([reported.map(({ message }) => message), visits]).toEqual([['no database'], ['a']])
})

it('a task runs only in the tenants that it names as due, and other tasks run when it cannot tell', async () => {
  const [visits, reported]: [string[], string[]] = [[], []]
  const cause = new Error('no database')
  const end = startScheduler({
    firstAfterMilliseconds: FIRST_MS,
    everyMilliseconds: EVERY_MS,
    ...parts,
    listTenants: async () => [{ id: 'a' }, { id: 'b' }],
    tasks: {
      blind: { run: async (id) => void visits.push(`${id} blind`), tenantsDue: () => Promise.reject(cause) },
      expiry: { run: async (id) => void visits.push(`${id} expiry`), tenantsDue: async () => ['b'] },
    },
    report: (error) => void reported.push(error.message),
  })
  await vi.advanceTimersByTimeAsync(FIRST_MS)
  end()

  expect(visits).toEqual(['b expiry'])
  expect(reported).toEqual([expect.stringContaining('The tenants for “blind” could not be listed.')])
})

it('tasks stay with the node that began them, and run again when they are due', async () => {
  const [visits, reported]: [string[], Error[]] = [[], []]
  const answers = [async () => 42_000, async () => Promise.reject(new Error('no database')), async () => 0]
  const end = startScheduler({
    firstAfterMilliseconds: FIRST_MS,
    everyMilliseconds: EVERY_MS,
    ...parts,
    beginRun: async () => answers.shift()?.() ?? 0,
    listTenants: async () => [{ id: 'a' }],
    tasks: { look: { run: async (tenantId) => void visits.push(tenantId) } },
    report: (error) => void reported.push(error),
  })
  await vi.advanceTimersByTimeAsync(FIRST_MS + 42_000)
  expect([visits, reported.map(({ message }) => message)]).toEqual([[], ['no database']])

  await vi.advanceTimersByTimeAsync(EVERY_MS)
  end()
  expect(visits).toEqual(['a'])
})
