import type { UnfinishedVideo } from './video-rows.ts'

/** A percentage below this, or a run shorter than that, says nothing about the speed yet. */
const PERCENT_MIN = 10
const SECONDS_MIN = 3

interface Run {
  elapsedSeconds: number
  percent: number
  /** Recent render time of videos of this length; undefined without any. */
  expectedSeconds?: number | undefined
}

/** Returns the estimated remaining seconds of a run; null while too little is known. */
export function secondsLeftOf({ elapsedSeconds, percent, expectedSeconds }: Run): number | null {
  if (percent >= PERCENT_MIN && elapsedSeconds >= SECONDS_MIN)
    return Math.ceil((elapsedSeconds * (100 - percent)) / percent)
  return expectedSeconds === undefined ? null : Math.max(1, Math.ceil(expectedSeconds - elapsedSeconds))
}

/** The position of an unfinished video in the queue of its tenant. */
export interface QueueTimes {
  queuePosition: number | null
  startsInSeconds: number | null
  secondsLeft: number | null
}

interface Queue {
  /** The tenant's unfinished videos in the order of creation. */
  videos: readonly UnfinishedVideo[]
  places: number
  secondsPerHalfCredit: number | null
  now: Date
}

/** Returns the queue position of each unfinished video of a tenant. Each gets the slot that is free first. */
export function queueTimesOf({ videos, places, secondsPerHalfCredit, now }: Queue): Map<string, QueueTimes> {
  const expectedOf = ({ quoted_half_credits: halfCredits }: UnfinishedVideo) =>
    secondsPerHalfCredit === null ? undefined : secondsPerHalfCredit * halfCredits
  // A video that waits for something else has no position in the queue.
  const takesPlace = ({ status, waits_until: until }: UnfinishedVideo) =>
    status === 'pending' && !(until && until > now)
  const standings = new Map<string, QueueTimes>()
  const freeAt: (number | null)[] = []
  for (const video of videos.filter(({ status }) => status === 'processing')) {
    const elapsedSeconds = video.started_at ? (now.getTime() - video.started_at.getTime()) / 1000 : 0
    const run = { elapsedSeconds, percent: video.percent ?? 0, expectedSeconds: expectedOf(video) }
    const secondsLeft = secondsLeftOf(run)
    standings.set(video.id, { queuePosition: null, startsInSeconds: null, secondsLeft })
    freeAt.push(secondsLeft)
  }
  while (freeAt.length < places) freeAt.push(0)
  for (const [index, video] of videos.filter(takesPlace).entries()) {
    const place = soonest(freeAt)
    const startsInSeconds = freeAt[place] ?? null
    const expected = expectedOf(video)
    const secondsLeft =
      startsInSeconds === null || expected === undefined ? null : Math.ceil(startsInSeconds + expected)
    standings.set(video.id, { queuePosition: index + 1, startsInSeconds, secondsLeft })
    freeAt[place] = secondsLeft
  }
  return standings
}

/** Returns the slot that is free first. Slots without an estimate come last. */
function soonest(freeAt: readonly (number | null)[]): number {
  let found = 0
  for (const [index, seconds] of freeAt.entries())
    if ((seconds ?? Infinity) < (freeAt[found] ?? Infinity)) found = index
  return found
}
