import type { Video } from '@vitrine/contract'
import { useState } from 'react'

/** Which of the listed videos are chosen. A video that leaves the list is no longer chosen. */
export function useSelection(videos: readonly Video[]) {
  const [marked, setMarked] = useState<ReadonlySet<string>>(new Set())
  const ids = videos.map(({ id }) => id).filter((id) => marked.has(id))

  return {
    /** Ids of the chosen videos, in the order of the list. */
    ids,
    isAll: videos.length > 0 && ids.length === videos.length,
    has: (id: string) => marked.has(id),
    toggle: (id: string) => setMarked(new Set(ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id])),
    selectAll: () => setMarked(new Set(videos.map(({ id }) => id))),
    clear: () => setMarked(new Set()),
  }
}

export type Selection = ReturnType<typeof useSelection>
