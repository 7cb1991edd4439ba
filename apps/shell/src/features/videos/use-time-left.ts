import type { Video } from '@vitrine/contract'
import { useEffect, useState } from 'react'
import { secondsLeft, type Sighting, timeLeftText, withSighting } from './time-left.ts'

/** How long a video still takes, from the progress seen on this page; undefined while nothing honest can be said. */
export function useTimeLeft({ status, processingProgress }: Video): string | undefined {
  const [seen, setSeen] = useState<readonly Sighting[]>([])
  useEffect(() => {
    if (status !== 'processing') return
    setSeen((before) => withSighting(before, { atMs: performance.now(), percent: processingProgress }))
  }, [status, processingProgress])
  const seconds = status === 'processing' ? secondsLeft(seen) : null
  return seconds === null ? undefined : timeLeftText(seconds)
}
