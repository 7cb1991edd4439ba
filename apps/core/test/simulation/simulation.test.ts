import { afterAll, beforeAll, expect, it } from 'vitest'
import { faults } from './faults.ts'
import { type Fixture, openFixture } from './fixture.ts'
import { simulate } from './simulation.ts'

const SEED = 2
/** Of the planted faults, those that end a run soon. The others: `npm run simulate -- --faults`. */
const FOUND_SOON = ['lost event', 'foreign row']

let fixture: Fixture

beforeAll(async () => {
  fixture = await openFixture()
})
afterAll(() => fixture.close())

it('loses nothing and charges nothing twice, whatever fails and dies, and replays a seed step by step', async () => {
  const [first, second] = [await simulate(fixture, SEED), await simulate(fixture, SEED)]

  expect(first.broken).toEqual([])
  expect(first.steps).toBeGreaterThanOrEqual(200)
  expect(first.crashes).toBeGreaterThanOrEqual(2)
  expect(second.trace).toEqual(first.trace)
})

it.each(FOUND_SOON)('finds a planted fault: %s', async (name) => {
  const fault = faults.find((one) => one.name === name)

  expect((await simulate(fixture, SEED, fault)).broken).not.toEqual([])
})
