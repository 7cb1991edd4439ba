import { useState } from 'react'
import type { Edits } from './edits.ts'

interface History {
  past: readonly Edits[]
  future: readonly Edits[]
  /** The edits saved last. Other edits come from another window and have no history here. */
  present: Edits
  /** Names the text typed last, so that undo takes back whole texts and not single characters. */
  group: string | undefined
}

const STEPS_MAX = 100

/** Undo and redo over the edits of a draft, from when the scenes were opened. */
export function useEditHistory(edits: Edits, onChange: (edits: Edits) => void) {
  const [kept, setKept] = useState<History>({ past: [], future: [], present: edits, group: undefined })
  const history = kept.present === edits ? kept : { past: [], future: [], present: edits, group: undefined }
  const { past, future } = history

  function put(next: History): void {
    setKept(next)
    onChange(next.present)
  }

  return {
    /** Changes of one `group` after each other are one step. */
    apply(next: Edits, group?: string): void {
      const isSameStep = group !== undefined && group === history.group
      put({ past: isSameStep ? past : [...past, edits].slice(-STEPS_MAX), future: [], present: next, group })
    },
    undo:
      past.length === 0
        ? undefined
        : () =>
            put({
              past: past.slice(0, -1),
              future: [edits, ...future],
              present: past.at(-1) ?? null,
              group: undefined,
            }),
    redo:
      future.length === 0
        ? undefined
        : () => put({ past: [...past, edits], future: future.slice(1), present: future[0] ?? null, group: undefined }),
  }
}
