import { useState } from 'react'

/** Which rows of a list are chosen. A row that leaves the list is no longer chosen. */
export function useSelection(rows: readonly { id: string }[]) {
  const [marked, setMarked] = useState<ReadonlySet<string>>(new Set())
  const ids = rows.map(({ id }) => id).filter((id) => marked.has(id))

  return {
    /** Ids of the chosen rows, in the order of the list. */
    ids,
    isAll: rows.length > 0 && ids.length === rows.length,
    has: (id: string) => marked.has(id),
    toggle: (id: string) => setMarked(new Set(ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id])),
    selectAll: () => setMarked(new Set(rows.map(({ id }) => id))),
    clear: () => setMarked(new Set()),
  }
}

export type Selection = ReturnType<typeof useSelection>
