import { AsyncLocalStorage } from 'node:async_hooks'
import type { Config } from '../../config.ts'
import { type FinishedSpan, createExporter } from './exporter.ts'
import { type TraceContext, randomId, traceparentOf } from './trace-context.ts'

const KINDS = { internal: 1, server: 2, client: 3, consumer: 5 } as const

interface SpanOptions {
  kind?: keyof typeof KINDS
  /** The caller's; without one the current span, or a new trace. */
  parent?: TraceContext | undefined
  attributes?: FinishedSpan['attributes']
}

export interface Span {
  readonly context: TraceContext
  /** Runs work with this span as the current one. */
  enter<T>(work: () => T): T
  end(outcome?: { isFailed?: boolean; attributes?: FinishedSpan['attributes'] }): void
}

export interface Tracer {
  start(name: string, options?: SpanOptions): Span
  /** Runs work in a span, which fails with it. */
  inSpan<T>(name: string, options: SpanOptions, work: () => Promise<T>): Promise<T>
  /** Sends buffered spans. */
  flush(): Promise<void>
  close(): Promise<void>
}

interface Current {
  readonly context: TraceContext
  isOver: boolean
}

const spans = new AsyncLocalStorage<Current>()

/** Returns the context of the current span; undefined outside of one, and always while no traces are kept. */
export function currentTrace(): TraceContext | undefined {
  const current = spans.getStore()
  return current?.isOver === false ? current.context : undefined
}

/** Returns the part of the current trace that a job carries. */
export function traceOfJob(): { traceparent?: string } {
  const current = currentTrace()
  return current ? { traceparent: traceparentOf(current) } : {}
}

/** Creates a tracer; undefined, which costs nothing, where no collector is configured. */
export function createTracer(
  { tracesEndpoint: endpoint, role }: Pick<Config, 'role' | 'tracesEndpoint'>,
  report: (error: Error) => void,
): Tracer | undefined {
  if (endpoint === undefined) return undefined
  const exporter = createExporter({ endpoint, role, report })
  return { start, inSpan, flush: exporter.flush, close: exporter.close }

  function start(
    name: string,
    { kind = 'internal', parent = currentTrace(), attributes = {} }: SpanOptions = {},
  ): Span {
    const { traceId = randomId(16), isSampled = true } = parent ?? {}
    const current: Current = { context: { traceId, spanId: randomId(8), isSampled }, isOver: false }
    const startedAt = now()
    return {
      context: current.context,
      enter: (work) => spans.run(current, work),
      end({ isFailed = false, attributes: more = {} } = {}) {
        if (current.isOver) return
        current.isOver = true
        if (!isSampled) return
        const ids = { traceId, spanId: current.context.spanId, parentSpanId: parent?.spanId }
        const times = { startedAt, endedAt: now() }
        exporter.add({ ...ids, ...times, name, kind: KINDS[kind], isFailed, attributes: { ...attributes, ...more } })
      },
    }
  }

  async function inSpan<T>(name: string, options: SpanOptions, work: () => Promise<T>): Promise<T> {
    const span = start(name, options)
    try {
      const result = await span.enter(work)
      span.end()
      return result
    } catch (error) {
      span.end({ isFailed: true })
      throw error
    }
  }
}

function now(): number {
  return performance.timeOrigin + performance.now()
}
