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

it('nothing is lost or charged twice, whatever fails and dies', async () => {
  const { broken, steps, crashes } = await simulate(fixture, SEED)

  expect(broken).toEqual([])
  expect(steps).toBeGreaterThanOrEqual(200)
  expect(crashes).toBeGreaterThanOrEqual(2)
})

it.each(FOUND_SOON)('a planted fault is found: %s', async (name) => {
  const fault = faults.find((one) => one.name === name)

  expect((await simulate(fixture, SEED, fault)).broken).not.toEqual([])
})
