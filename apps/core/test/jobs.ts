import type { TestApp } from './app.ts'
import { until } from './until.ts'

/** States of a job that is not done yet. */
const WAITING = ['created', 'retry', 'active']

/** Resolves once every job of a queue that was sent so far has been dealt with. */
export async function jobsDone(test: TestApp, queue: string): Promise<void> {
  const areDone = async () => (await countJobs(test, queue)).every(({ state }) => !WAITING.includes(String(state)))
  const clue = async () => `: ${JSON.stringify(await countJobs(test, queue))}`
  await until(areDone, `the jobs of "${queue}" were not dealt with`, clue)
}

/** Returns the number of jobs in a queue by state. */
export async function countJobs({ deps }: TestApp, queue: string) {
  const { rows } = await deps.db.execute(
    `select state, count(*)::int as n from pgboss.job where name = $1 group by state order by state`,
    [queue],
  )
  return rows
}
