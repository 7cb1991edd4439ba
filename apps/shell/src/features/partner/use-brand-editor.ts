import type { BrandDesign, BrandDraft } from '@vitrine/contract'
import { useEffect, useRef, useState } from 'react'
import { useSaveDraft } from './brand-queries.ts'

const saveAfterMs = 800
const stepsMax = 50

interface Steps {
  past: BrandDesign[]
  design: BrandDesign
  future: BrandDesign[]
}

export type BrandEditor = ReturnType<typeof useBrandEditor>

/** A design that is being edited: it is kept as the draft when the typing pauses, and every step can be taken back. */
export function useBrandEditor(draft: BrandDraft) {
  const [steps, setSteps] = useState<Steps>({ past: [], design: draft.design, future: [] })
  const save = useSaveDraft()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const { past, design, future } = steps
  useEffect(() => () => clearTimeout(timer.current), [])

  function go(next: Steps): void {
    setSteps(next)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => save.mutate(next.design), saveAfterMs)
  }

  return {
    design,
    save,
    canUndo: past.length > 0,
    canRedo: future.length > 0,
    change: (patch: Partial<BrandDesign>) =>
      go({ past: [...past, design].slice(-stepsMax), design: { ...design, ...patch }, future: [] }),
    undo: () => {
      const before = past.at(-1)
      if (before) go({ past: past.slice(0, -1), design: before, future: [design, ...future] })
    },
    redo: () => {
      const [after, ...rest] = future
      if (after) go({ past: [...past, design], design: after, future: rest })
    },
    /** Keeps the design at once, without waiting for a pause. */
    saveNow: () => {
      clearTimeout(timer.current)
      return save.mutateAsync(design)
    },
    /** Goes on with what is kept as the draft already; the step can be taken back. */
    take: (next: BrandDesign) => {
      clearTimeout(timer.current)
      setSteps({ past: [...past, design].slice(-stepsMax), design: next, future: [] })
    },
    /** Begins anew with what came from elsewhere, e.g. an earlier version. */
    replace: (next: BrandDesign) => {
      clearTimeout(timer.current)
      setSteps({ past: [], design: next, future: [] })
    },
  }
}
