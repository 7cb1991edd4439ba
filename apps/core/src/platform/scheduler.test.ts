import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { startScheduler } from './scheduler.ts'

const EVERY_MS = 600_000
const FIRST_MS = 60_000

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('makes every step in every tenant, whichever of them fails, reports what failed, and comes again', async () => {
  const [done, reported]: [string[], Error[]] = [[], []]
  const cause = new Error('the provider is away')
  const step = (name: string, fails = false) => [
    name,
    async (tenantId: string) => {
      done.push(`${tenantId} ${name}`)
      if (fails) throw cause
    },
  ]
  const end = startScheduler({
    firstAfterMilliseconds: FIRST_MS,
    everyMilliseconds: EVERY_MS,
    listTenants: async () => [{ id: 'a' }, { id: 'b' }],
    tasks: Object.fromEntries([step('emails'), step('charges', true), step('expiry')]),
    report: (error) => void reported.push(error),
  })
  await vi.advanceTimersByTimeAsync(FIRST_MS)
  const round = ['a', 'b'].flatMap((tenant) => ['emails', 'charges', 'expiry'].map((name) => `${tenant} ${name}`))
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

it('comes again where the tenants could not be listed', async () => {
  const reported: Error[] = []
  const visits: string[] = []
  let isUnavailable = true
  const end = startScheduler({
    firstAfterMilliseconds: FIRST_MS,
    everyMilliseconds: EVERY_MS,
    listTenants: async () => (isUnavailable ? Promise.reject(new Error('no database')) : [{ id: 'a' }]),
    tasks: { look: async (tenantId) => void visits.push(tenantId) },
    report: (error) => void reported.push(error),
  })
  await vi.advanceTimersByTimeAsync(FIRST_MS)
  isUnavailable = false
  await vi.advanceTimersByTimeAsync(EVERY_MS)
  end()

  expect([reported.map(({ message }) => message), visits]).toEqual([['no database'], ['a']])
})
