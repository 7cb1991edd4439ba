import type { PublicStatus } from '@vitrine/contract'
import type { Closing } from './store.ts'
import { DAY_MS } from '../../../platform/time/durations.ts'

type Incident = PublicStatus['incidents'][number]

/** Fewer failures in a day, or a smaller share of its videos, count as single videos that were refunded. */
const FAILURES_MIN = 3
const PART_MIN = 0.2

/** The codes of failures that the service caused, not the video. */
export const SERVICE_FAULTS = [
  'out-of-memory',
  'render-exhausted',
  'renderer-lost',
  'stage-overdue',
  'too-slow',
] as const

interface Closings {
  /** The oldest first. */
  lines: readonly { at: Date; action: Closing }[]
  since: Date
  /** Whether the site is closed now; lines before `since` are not read. */
  isClosed: boolean
}

/** Returns the periods in which the site was paused, by its partner or by the operator. */
export function closingsIn({ lines, since, isClosed }: Closings): Incident[] {
  const found: Incident[] = []
  const closed = new Set<string>()
  let from: Date | undefined
  for (const { at, action } of lines) {
    const [by = '', what] = action.split('-')
    if (what === 'paused') {
      if (closed.size === 0) from = at
      closed.add(by)
      continue
    }
    // It was closed before the first line.
    if (closed.size === 0 && found.length === 0) found.push(incident('paused', since, at))
    closed.delete(by)
    if (closed.size > 0 || from === undefined) continue
    found.push(incident('paused', from, at))
    from = undefined
  }
  if (isClosed) found.push(incident('paused', from ?? since, null))
  return found
}

/** Returns the days on which many videos failed because of the service. */
export function failuresIn(days: readonly { day: Date; failed: number; ready: number }[], now: Date): Incident[] {
  return days
    .filter(({ failed, ready }) => failed >= FAILURES_MIN && failed >= (failed + ready) * PART_MIN)
    .map(({ day }) => {
      const end = new Date(day.getTime() + DAY_MS)
      return incident('videos-failed', day, end > now ? null : end)
    })
}

function incident(kind: Incident['kind'], from: Date, to: Date | null): Incident {
  return { kind, from: from.toISOString(), to: to?.toISOString() ?? null }
}
