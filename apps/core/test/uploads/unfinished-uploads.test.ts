import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { scheduledTasks } from '../../src/scheduled-tasks.ts'
import { type TestApp, testApp } from '../app.ts'

const DAY_MS = 24 * 3_600_000

let test: TestApp

beforeAll(async () => {
  test = await testApp({ withWorkers: false })
})
afterAll(() => test.close())

it('once a day the storage deletes uploads of all tenants that were started a day ago and not finished', async () => {
  const asked = vi.spyOn(test.deps.storage, 'removeUnfinished')
  const task = scheduledTasks(test.deps, test.features)['remove unfinished uploads from the store']
  const tenants = await test.features.tenants.list()
  for (const { id } of [...tenants, ...tenants]) await task?.run(id)

  expect(tenants.length).toBeGreaterThan(1)
  expect(asked).toHaveBeenCalledTimes(1)
  const [[moment] = []] = asked.mock.calls
  expect(Date.now() - Number(moment)).toBeGreaterThanOrEqual(DAY_MS)
  expect(Date.now() - Number(moment)).toBeLessThan(DAY_MS + 60_000)
})
