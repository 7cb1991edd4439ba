import { randomFillSync } from 'node:crypto'

/** The trace that a request or a job belongs to (W3C Trace Context). */
export interface TraceContext {
  traceId: string
  spanId: string
  isSampled: boolean
}

const TRACEPARENT = /^(?!ff)[0-9a-f]{2}-(?!0{32})([0-9a-f]{32})-(?!0{16})([0-9a-f]{16})-([0-9a-f]{2})(?:-.*)?$/
const SAMPLED = 1

/** Reads a `traceparent`. Returns undefined for one that is missing or malformed: a new trace begins. */
export function parseTraceparent(text: unknown): TraceContext | undefined {
  if (typeof text !== 'string' || text.length > 200) return undefined
  const [, traceId, spanId, flags] = TRACEPARENT.exec(text) ?? []
  if (!traceId || !spanId || !flags) return undefined
  return { traceId, spanId, isSampled: (Number.parseInt(flags, 16) & SAMPLED) === SAMPLED }
}

export function traceparentOf({ traceId, spanId, isSampled }: TraceContext): string {
  return `00-${traceId}-${spanId}-${isSampled ? '01' : '00'}`
}

const POOL_BYTES = 4096
const pool = Buffer.alloc(POOL_BYTES)
let next = POOL_BYTES

/** Returns a random id of 8 or 16 bytes in hex. Bytes are drawn many at a time. */
export function randomId(bytes: 8 | 16): string {
  if (next + bytes > POOL_BYTES) {
    randomFillSync(pool)
    next = 0
  }
  next += bytes
  return pool.toString('hex', next - bytes, next)
}
