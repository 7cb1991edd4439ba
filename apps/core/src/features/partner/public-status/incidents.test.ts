import { expect, it } from 'vitest'
import { closingsIn, failuresIn } from './incidents.ts'
import type { Closing } from './store.ts'

const since = new Date('2026-11-01T00:00:00Z')
const day = (date: number) => new Date(Date.UTC(2026, 10, date))
const line = (date: number, action: Closing) => ({ at: day(date), action })
const paused = (from: number, to: number | null) => {
  return { kind: 'paused', from: day(from).toISOString(), to: to === null ? null : day(to).toISOString() }
}

it.each([
  ['opened again', [line(3, 'site-paused'), line(5, 'site-resumed')], false, [paused(3, 5)]],
  ['closed before the first line', [line(5, 'site-resumed')], false, [paused(1, 5)]],
  ['closed until now', [line(9, 'site-paused')], true, [paused(9, null)]],
  ['closed all the time', [], true, [paused(1, null)]],
  ['never closed', [], false, []],
  [
    'closed by both at once',
    [line(3, 'site-paused'), line(4, 'tenant-paused'), line(6, 'site-resumed'), line(7, 'tenant-resumed')],
    false,
    [paused(3, 7)],
  ],
] as const)('lists the closings of a site that was %s', (_name, lines, isClosed, expected) => {
  expect(closingsIn({ lines, since, isClosed })).toEqual(expected)
})

it('a day with many failed videos is an incident, and single failures are not', () => {
  const days = [
    { day: day(9), failed: 3, ready: 4 },
    { day: day(8), failed: 2, ready: 0 },
    { day: day(7), failed: 3, ready: 30 },
  ]

  expect(failuresIn(days, new Date('2026-11-09T12:00:00Z'))).toEqual([
    { kind: 'videos-failed', from: day(9).toISOString(), to: null },
  ])
})
