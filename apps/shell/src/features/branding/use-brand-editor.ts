import type { BrandDesign, BrandDraft } from '@vitrine/contract'
import { ApiError } from '@vitrine/contract/client'
import { useEffect, useRef, useState } from 'react'
import { useReadDraft, useSaveDraft } from './queries.ts'

const saveAfterMs = 800
const stepsMax = 50

interface Steps {
  past: BrandDesign[]
  design: BrandDesign
  future: BrandDesign[]
  /** Grows when the design changes otherwise than in its fields, e.g. by an undo. */
  revision: number
}

export type BrandEditor = ReturnType<typeof useBrandEditor>

/** A design that is being edited: it is kept as the draft when the typing pauses, and every step can be taken back. */
export function useBrandEditor(draft: BrandDraft) {
  const [steps, setSteps] = useState<Steps>({ past: [], design: draft.design, future: [], revision: 0 })
  const { save, saved, conflict, setConflict, keep, adopt } = useKeeping(draft)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const { past, design, future, revision } = steps
  useEffect(() => () => clearTimeout(timer.current), [])

  function go(next: Steps): void {
    setSteps(next)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => void keep(next.design).catch(() => undefined), saveAfterMs)
  }

  function begin(next: BrandDraft, earlier: BrandDesign[]): void {
    clearTimeout(timer.current)
    adopt(next)
    setSteps((before) => ({ past: earlier, design: next.design, future: [], revision: before.revision + 1 }))
  }

  return {
    design,
    revision,
    save,
    canUndo: past.length > 0,
    canRedo: future.length > 0,
    change: (patch: Partial<BrandDesign>) =>
      go({ past: [...past, design].slice(-stepsMax), design: { ...design, ...patch }, future: [], revision }),
    undo: () => {
      const before = past.at(-1)
      if (before) go({ past: past.slice(0, -1), design: before, future: [design, ...future], revision: revision + 1 })
    },
    redo: () => {
      const [after, ...rest] = future
      if (after) go({ past: [...past, design], design: after, future: rest, revision: revision + 1 })
    },
    /** Keeps the design at once, without waiting for a pause. */
    saveNow: () => {
      clearTimeout(timer.current)
      return keep(design)
    },
    /** Goes on with what is kept as the draft already; the step can be taken back. */
    take: (next: BrandDraft) => begin(next, [...past, design].slice(-stepsMax)),
    /** Goes on editing after the design was published. */
    continueFrom: adopt,
    /** Restarts with a draft from elsewhere, e.g. an earlier version. */
    replace: (next: BrandDraft) => begin(next, []),
    /** Another editor's draft, where it was kept since one's own was read; with what both began from. */
    conflict: conflict && { base: saved, theirs: conflict },
    leaveConflict: () => setConflict(undefined),
    /** Keeps what was chosen of both drafts. */
    resolve: (chosen: BrandDesign) => {
      if (conflict) adopt(conflict)
      go({ past: [...past, design].slice(-stepsMax), design: chosen, future: [], revision: revision + 1 })
      clearTimeout(timer.current)
      return keep(chosen)
    },
  }
}

/** Saves designs as the draft, one after the other, and detects a draft saved by another editor. */
function useKeeping(draft: BrandDraft) {
  const save = useSaveDraft()
  const readDraft = useReadDraft()
  const [saved, setSaved] = useState(draft.design)
  const [conflict, setConflict] = useState<BrandDraft>()
  const seen = useRef(seenOf(draft))
  const last = useRef<Promise<unknown>>(Promise.resolve())

  function adopt(next: BrandDraft): void {
    seen.current = seenOf(next)
    setSaved(next.design)
    setConflict(undefined)
  }

  /** Throws `brand-draft-changed` after it has read the other draft. */
  function keep(design: BrandDesign): Promise<BrandDraft> {
    const turn = last.current.then(() => send(design))
    last.current = turn.catch(() => undefined)
    return turn
  }

  async function send(design: BrandDesign): Promise<BrandDraft> {
    try {
      const next = await save.mutateAsync({ design, seen: seen.current })
      adopt(next)
      return next
    } catch (error) {
      if (isConflict(error)) setConflict(await readDraft())
      throw error
    }
  }

  return { save, saved, conflict, setConflict, keep, adopt }
}

/** Whether another editor has changed the draft. */
export function isConflict(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'brand-draft-changed'
}

function seenOf({ publishedVersion, savedAt }: BrandDraft) {
  return { publishedVersion, savedAt }
}
