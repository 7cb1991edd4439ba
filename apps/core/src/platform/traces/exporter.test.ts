import { afterEach, expect, it } from 'vitest'
import { startCollector } from '../../../test/servers/collector.ts'
import { until } from '../../../test/until.ts'
import { type FinishedSpan, createExporter } from './exporter.ts'

let collector: Awaited<ReturnType<typeof startCollector>> | undefined
afterEach(() => collector?.close())

const span: FinishedSpan = {
  traceId: 'a'.repeat(32),
  spanId: 'b'.repeat(16),
  parentSpanId: undefined,
  name: 'GET /',
  kind: 2,
  startedAt: 1_700_000_000_000.25,
  endedAt: 1_700_000_000_001,
  isFailed: true,
  attributes: { 'http.response.status_code': 503, 'vitrine.tenant': undefined },
}

it('spans are sent as OTLP in JSON, waiting ones at the end too', async () => {
  collector = await startCollector()
  const exporter = createExporter({ endpoint: `${collector.endpoint}/`, role: 'all', report: fail })
  for (let count = 0; count < 700; count++) exporter.add(span)
  await exporter.close()

  expect(collector.paths).toEqual(['/v1/traces', '/v1/traces'])
  expect(collector.spans).toHaveLength(700)
  expect(collector.spans[0]).toEqual({
    traceId: 'a'.repeat(32),
    spanId: 'b'.repeat(16),
    name: 'GET /',
    kind: 2,
    startTimeUnixNano: '1700000000000250000',
    endTimeUnixNano: '1700000000001000000',
    attributes: [{ key: 'http.response.status_code', value: { intValue: '503' } }],
    status: { code: 2 },
  })
})

it('a collector that hangs gets one request at a time, holds a bounded number of spans, and is reported once', async () => {
  collector = await startCollector({ hangs: true })
  const reported: string[] = []
  const report = ({ message }: Error) => void reported.push(message)
  let giveUp = new AbortController()
  const timeout = () => (giveUp = new AbortController()).signal
  const exporter = createExporter({ endpoint: collector.endpoint, role: 'all', report, timeout })
  const { paths } = collector
  exporter.add(span)
  const sending = exporter.flush()
  for (let count = 0; count < 10_000; count++) exporter.add(span)
  expect(exporter.flush()).toBe(sending)
  expect(exporter.waiting()).toBe(2048)

  await until(async () => paths.length === 1)
  giveUp.abort()
  await sending
  const second = exporter.flush()
  await until(async () => paths.length === 2)
  giveUp.abort()
  await second
  expect(reported).toEqual(['Traces could not be sent to the collector.'])
  await exporter.close()
})

it('a missing collector causes no failure', async () => {
  const reported: string[] = []
  const report = ({ message }: Error) => void reported.push(message)
  const exporter = createExporter({ endpoint: 'http://127.0.0.1:1', role: 'all', report })
  exporter.add(span)
  await exporter.flush()
  await exporter.close()
  expect(reported).toHaveLength(1)
})

function fail(error: Error): void {
  throw error
}
