import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestDatabase, addTenant, testDatabase } from '../../../test/database.ts'
import type { Clock } from '../time/clock.ts'
import type { Db } from '../db/open.ts'
import type { Counters } from './counters.ts'

/** Tests the behaviour required of all counters, with a clock that the suite controls. */
export function countersSuite(name: string, open: (parts: { db: Db; clock: Clock }) => Counters): void {
  describe(`counters ${name}`, () => {
    let now = new Date('2026-11-21T10:00:00Z')
    let database: TestDatabase
    let counters: Counters
    let [mine, theirs] = ['', '']
    const later = (seconds: number) => (now = new Date(now.getTime() + seconds * 1000))

    beforeAll(async () => {
      database = await testDatabase()
      counters = open({ db: database.db, clock: { now: () => now } })
      mine = await addTenant(database.db)
      theirs = await addTenant(database.db)
    })
    afterAll(() => database.close())

    it('counts in a window that starts with the first count and does not move', async () => {
      const endsAt = new Date(now.getTime() + 60_000)
      expect(await counters.add(mine, 'a', 1, 60)).toEqual({ count: 1, endsAt })
      later(30)
      expect(await counters.add(mine, 'a', 2, 60)).toEqual({ count: 3, endsAt })
    })

    it('starts over when the window has ended', async () => {
      await counters.add(mine, 'b', 5, 60)
      later(60)
      expect(await counters.add(mine, 'b', 1, 60)).toEqual({ count: 1, endsAt: new Date(now.getTime() + 60_000) })
    })

    it('decrements, but not below zero', async () => {
      await counters.add(mine, 'c', 1, 60)
      expect((await counters.add(mine, 'c', -1, 60)).count).toBe(0)
      expect((await counters.add(mine, 'c', -1, 60)).count).toBe(0)
    })

    it('keeps tenants and keys apart', async () => {
      await counters.add(mine, 'd', 9, 60)
      expect((await counters.add(theirs, 'd', 1, 60)).count).toBe(1)
      expect((await counters.add(mine, 'dd', 1, 60)).count).toBe(1)
    })

    it('gives concurrent counts distinct numbers', async () => {
      const counted = await Promise.all(Array.from({ length: 20 }, () => counters.add(mine, 'e', 1, 60)))
      expect(counted.map(({ count }) => count).sort((a, b) => a - b)).toEqual(
        Array.from({ length: 20 }, (_, n) => n + 1),
      )
    })
  })
}
