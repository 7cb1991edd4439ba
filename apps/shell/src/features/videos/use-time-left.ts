import type { Video } from '@vitrine/contract'
import { skipToken, useQuery } from '@tanstack/react-query'
import { secondsLeft, type Sighting, timeLeftText } from './time-left.ts'
import { sightingsKey } from './video-cache.ts'

const nothingSeen: readonly Sighting[] = []

/** How long a video still takes, from the progress this page has seen; undefined while nothing honest can be said. */
export function useTimeLeft({ id }: Video): string | undefined {
  const { data: seen = nothingSeen } = useQuery<readonly Sighting[]>({ queryKey: sightingsKey(id), queryFn: skipToken })
  const seconds = secondsLeft(seen)
  return seconds === null ? undefined : timeLeftText(seconds)
}
