import { afterAll, beforeAll, expect, it } from 'vitest'
import { openQueue } from '../../src/platform/queue/queue.ts'
import { createTracer } from '../../src/platform/traces/tracer.ts'
import { type TestApp, testApp } from '../app.ts'
import { startCollector } from '../servers/collector.ts'
import { testDatabase } from '../database.ts'
import { create } from '../renditions.ts'

const TRACE_ID = '4bf92f3577b34da6a3ce929d0e0e4736'
const headers = { host: 'waymark.localhost' }

let collector: Awaited<ReturnType<typeof startCollector>>
let test: TestApp

beforeAll(async () => {
  collector = await startCollector()
  test = await testApp({ settings: { makesShowcaseVideos: false, tracesEndpoint: collector.endpoint } })
})
afterAll(async () => {
  await test.close()
  collector.close()
})

async function received() {
  // The first may be a batch that the clock had begun.
  await test.deps.tracer?.flush()
  await test.deps.tracer?.flush()
  return collector.spans
}

it('a request, its job, the render with its stages and the storage form one trace', async () => {
  const ana = await test.customer('waymark', 'traced')
  await create(ana)
  const namesOfTrace = async () => {
    const spans = await received()
    const request = spans.find(({ name }) => name === 'POST /api/videos')
    return spans.filter(({ traceId }) => traceId === request?.traceId).map(({ name }) => name)
  }
  await expect.poll(namesOfTrace, { timeout: 60_000 }).toContain('job render')
  const spans = await received()
  const request = spans.find(({ name }) => name === 'POST /api/videos')
  const inTrace = spans.filter(({ traceId }) => traceId === request?.traceId)
  const named = (name: string) => inTrace.find((span) => span.name === name)

  expect(named('job render')?.parentSpanId).toBe(request?.spanId)
  expect(named('render')?.parentSpanId).toBe(named('job render')?.spanId)
  expect(inTrace.filter(({ parentSpanId }) => parentSpanId === named('render')?.spanId).length).toBeGreaterThan(0)
  expect(named('storage put')?.parentSpanId).toBe(named('job render')?.spanId)
  expect(JSON.stringify(inTrace)).not.toMatch(/"traced"|\/videos\/[0-9a-f]{8}-/)
})

it('a caller’s trace is continued, and not recorded when the caller says so', async () => {
  const ask = (traceparent: string) => test.app.inject({ url: '/api/branding', headers: { ...headers, traceparent } })
  await ask(`00-${'9'.repeat(32)}-00f067aa0ba902b7-00`)
  await ask(`00-${TRACE_ID}-00f067aa0ba902b7-01`)
  const spans = await received()

  expect(spans.filter(({ traceId }) => traceId === '9'.repeat(32))).toEqual([])
  expect(spans.filter(({ traceId }) => traceId === TRACE_ID)).toMatchObject([
    { name: 'GET /api/branding', parentSpanId: '00f067aa0ba902b7', kind: 2 },
  ])
})

it('requests and jobs do not wait for a collector that hangs', async () => {
  const hanging = await startCollector({ hangs: true })
  const other = await testApp({ withWorkers: false, settings: { tracesEndpoint: hanging.endpoint }, report: () => {} })
  await other.app.inject({ url: '/api/branding', headers })
  const sending = other.deps.tracer?.flush()
  let isSent = false
  void sending?.then(() => (isSent = true))
  const { statusCode } = await other.app.inject({ url: '/api/branding', headers })

  expect([statusCode, isSent]).toEqual([200, false])
  hanging.close()
  await other.close()
})

it('a job carries its trace beside its payload, which its handler gets unchanged', async () => {
  const { db, close } = await testDatabase()
  const tracer = createTracer({ tracesEndpoint: collector.endpoint, role: 'all' }, () => {})
  const queue = await openQueue(db, { tracer })
  const handled = Promise.withResolvers<object>()
  const send = () => db.asSystem('a test', (tx) => queue.send(tx, 'mail', { emailId: '17' }))
  await tracer?.inSpan('a request', {}, send)
  const { rows } = await db.execute(`select data from pgboss.job where name = 'mail'`)
  queue.work('mail', { concurrency: 1, handle: async (payload) => handled.resolve(payload) })

  expect(rows).toEqual([{ data: { emailId: '17', traceparent: expect.stringMatching(/^00-\w{32}-\w{16}-01$/) } }])
  expect(await handled.promise).toEqual({ emailId: '17' })
  await queue.stop()
  await close()
})

it('without a collector nothing is recorded, and jobs are unchanged', async () => {
  const { db, close } = await testDatabase()
  const queue = await openQueue(db)
  await db.asSystem('a test', (tx) => queue.send(tx, 'mail', { emailId: '17' }))
  const { rows } = await db.execute(`select data from pgboss.job where name = 'mail'`)

  expect(createTracer({ tracesEndpoint: undefined, role: 'all' }, () => {})).toBeUndefined()
  expect(rows).toEqual([{ data: { emailId: '17' } }])
  await queue.stop()
  await close()
})
