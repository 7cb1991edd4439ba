import { expect, it } from 'vitest'
import { createMetrics } from '../metrics/metrics.ts'
import { buildInternalServer } from './internal-server.ts'

const answers = async () => ({ rows: [] })
const refuses = () => Promise.reject(new Error('Connection terminated unexpectedly'))
const hangs = () => new Promise<never>(() => {})

async function statusOf(path: string, execute: typeof answers, isServing: boolean): Promise<number> {
  const app = buildInternalServer(
    { execute },
    () => isServing,
    () => null,
    createMetrics(),
  )
  return (await app.inject(path)).statusCode
}

it('the server is ready only while the database answers, not when it refuses or hangs', async () => {
  const asked = [answers, refuses, hangs].map((execute) => statusOf('/readyz', execute, true))
  expect(await Promise.all(asked)).toEqual([200, 503, 503])
})

it('the server tells a proxy whether it accepts requests, independent of the database, and everybody that it stops', async () => {
  const path = '/readyz?database=ignore'
  expect(await statusOf(path, hangs, true)).toBe(200)
  expect(await statusOf(path, answers, false)).toBe(503)
  expect(await statusOf('/readyz', answers, false)).toBe(503)
})
