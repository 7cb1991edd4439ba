import { hostname } from 'node:os'
import type { Config } from '../../config.ts'

type Attributes = Record<string, string | number | undefined>

/** A span that has ended. Times are Unix times in milliseconds. */
export interface FinishedSpan {
  traceId: string
  spanId: string
  parentSpanId: string | undefined
  name: string
  kind: number
  startedAt: number
  endedAt: number
  isFailed: boolean
  attributes: Attributes
}

interface Settings {
  endpoint: string
  role: Config['role']
  report: (error: Error) => void
  /** Returns the signal that aborts a request. Replaced by tests. */
  timeout?: () => AbortSignal
}

const EVERY_MS = 1000
const BATCH_MAX = 512
/** Beyond it spans are dropped: some 2 MB. */
const WAITING_MAX = 2048
const TIMEOUT_MS = 5000
const STATUS_ERROR = 2

/**
 * Sends spans to a collector as OTLP over HTTP in JSON, once a second, one request at a time. Nothing waits for it: while the
 * collector is unavailable or silent, spans are buffered up to a limit and dropped beyond it, and failed batches are not sent
 * again.
 */
export function createExporter({ endpoint, role, report, timeout = timeoutOfRequest }: Settings) {
  const url = `${endpoint.replace(/\/$/, '')}/v1/traces`
  const resource = { attributes: attributesOf({ 'service.name': 'vitrine', 'service.instance.id': hostname(), role }) }
  const waiting: FinishedSpan[] = []
  const ending = new AbortController()
  let sending: Promise<void> | undefined
  let isFailing = false
  const timer = setInterval(() => void flush(), EVERY_MS)
  timer.unref()
  return { add, flush, close, waiting: () => waiting.length }

  function add(span: FinishedSpan): void {
    if (waiting.length < WAITING_MAX) waiting.push(span)
  }

  function flush(): Promise<void> {
    if (waiting.length === 0 && !sending) return Promise.resolve()
    sending ??= send(waiting.splice(0, BATCH_MAX)).finally(() => (sending = undefined))
    return sending
  }

  async function send(spans: readonly FinishedSpan[]): Promise<void> {
    const body = JSON.stringify({
      resourceSpans: [{ resource, scopeSpans: [{ scope: { name: 'vitrine' }, spans: spans.map(otlpOf) }] }],
    })
    try {
      const signal = AbortSignal.any([timeout(), ending.signal])
      const answer = await fetch(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body, signal })
      await answer.body?.cancel()
      if (!answer.ok) throw new Error(`status ${answer.status}`)
      isFailing = false
    } catch (cause) {
      // Reported once for each outage.
      if (!isFailing && !ending.signal.aborted)
        report(new Error('Traces could not be sent to the collector.', { cause }))
      isFailing = true
    }
  }

  /** Sends buffered spans, unless the collector is unavailable. */
  async function close(): Promise<void> {
    clearInterval(timer)
    if (isFailing) ending.abort()
    await sending
    while (waiting.length > 0 && !isFailing) await flush()
  }
}

function timeoutOfRequest(): AbortSignal {
  return AbortSignal.timeout(TIMEOUT_MS)
}

function otlpOf({ parentSpanId, startedAt, endedAt, isFailed, attributes, ...span }: FinishedSpan) {
  return {
    ...span,
    ...(parentSpanId ? { parentSpanId } : {}),
    startTimeUnixNano: nanoseconds(startedAt),
    endTimeUnixNano: nanoseconds(endedAt),
    attributes: attributesOf(attributes),
    status: isFailed ? { code: STATUS_ERROR } : {},
  }
}

/** Nanoseconds exceed the integers that a number can hold exactly. */
function nanoseconds(unixMs: number): string {
  return `${Math.round(unixMs * 1000)}000`
}

function attributesOf(attributes: Attributes) {
  return Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => ({
      key,
      value: typeof value === 'number' ? { intValue: String(value) } : { stringValue: value },
    }))
}
