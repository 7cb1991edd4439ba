import { expect, it } from 'vitest'
import { parseTraceparent, randomId, traceparentOf } from './trace-context.ts'

const [traceId, spanId] = ['4bf92f3577b34da6a3ce929d0e0e4736', '00f067aa0ba902b7']

it('a traceparent, also of a later version, is read and written', () => {
  expect(parseTraceparent(`00-${traceId}-${spanId}-01`)).toEqual({ traceId, spanId, isSampled: true })
  expect(parseTraceparent(`00-${traceId}-${spanId}-00`)?.isSampled).toBe(false)
  expect(parseTraceparent(`01-${traceId}-${spanId}-03-more`)?.traceId).toBe(traceId)
  expect(traceparentOf({ traceId, spanId, isSampled: true })).toBe(`00-${traceId}-${spanId}-01`)
})

it.each([
  undefined,
  '',
  ['a'],
  `ff-${traceId}-${spanId}-01`,
  `00-${'0'.repeat(32)}-${spanId}-01`,
  `00-${traceId}-${'0'.repeat(16)}-01`,
  `00-${traceId.toUpperCase()}-${spanId}-01`,
  `00-${traceId}-${spanId}`,
  `00-${traceId}-${spanId}-01-${'a'.repeat(9999)}`,
])('%s starts a new trace', (text) => {
  expect(parseTraceparent(text)).toBeUndefined()
})

it('ids have the requested length and are unique', () => {
  const ids = Array.from({ length: 3000 }, (_, place) => randomId(place % 2 ? 8 : 16))
  expect(new Set(ids).size).toBe(3000)
  expect(ids.filter((id) => !/^([0-9a-f]{16}|[0-9a-f]{32})$/.test(id))).toEqual([])
})
