import type { Video } from '@vitrine/contract'
import { useEffect, useEffectEvent, useRef, useState } from 'react'

/** Videos that are ready now and were seen unfinished before. */
export function turnedReady(before: ReadonlyMap<string, string>, videos: readonly Video[]): Video[] {
  return videos.filter(({ id, status }) => status === 'ready' && (before.get(id) ?? 'ready') !== 'ready')
}

/** Calls `onReady` for videos that become ready while the page is open, and answers the ids of all that did. */
export function useTurnedReady(videos: readonly Video[] | undefined, onReady: (videos: Video[]) => void) {
  const before = useRef(new Map<string, string>())
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set())
  const announce = useEffectEvent(onReady)
  useEffect(() => {
    const turned = turnedReady(before.current, videos ?? [])
    for (const { id, status } of videos ?? []) before.current.set(id, status)
    if (turned.length === 0) return
    setIds((known) => new Set([...known, ...turned.map(({ id }) => id)]))
    announce(turned)
  }, [videos])
  return ids
}
