import type { BrandDesign, BrandDraft } from '@vitrine/contract'
import { ApiError } from '@vitrine/contract/client'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
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
  const { wait, flush, drop } = useDelayed(keep)
  const { past, design, future, revision } = steps

  function go(next: Steps): void {
    setSteps(next)
    wait(next.design)
  }

  function begin(next: BrandDraft, earlier: BrandDesign[]): void {
    drop()
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
      drop()
      return keep(design)
    },
    /** Keeps at once what waits for a pause, if anything does. */
    flush: () => flush(),
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
      drop()
      return keep(chosen)
    },
  }
}

/** Keeps a design when the typing pauses, and at once where the editor or the page is left. */
function useDelayed(keep: (design: BrandDesign, isPageLeft: boolean) => Promise<unknown>) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const waiting = useRef<BrandDesign>(undefined)
  const turns = useRef(0)
  const leave = useEffectEvent((isPageLeft: boolean) => void flush(isPageLeft))

  useEffect(() => {
    const hide = () => document.visibilityState === 'hidden' && leave(true)
    const close = () => leave(true)
    document.addEventListener('visibilitychange', hide)
    addEventListener('pagehide', close)
    return () => {
      document.removeEventListener('visibilitychange', hide)
      removeEventListener('pagehide', close)
      leave(false)
    }
  }, [])

  function wait(design: BrandDesign): void {
    drop()
    waiting.current = design
    timer.current = setTimeout(() => void flush(), saveAfterMs)
  }

  /** Never rejects: a design that could not be kept waits on, unless there is a newer one. */
  async function flush(isPageLeft = false): Promise<void> {
    const design = waiting.current
    const turn = drop()
    if (!design) return
    await keep(design, isPageLeft).catch((error: unknown) => {
      if (turn === turns.current && !isConflict(error)) waiting.current = design
    })
  }

  /** Forgets what waits, because something newer takes its place. */
  function drop(): number {
    clearTimeout(timer.current)
    waiting.current = undefined
    return ++turns.current
  }

  return { wait, flush, drop }
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
  function keep(design: BrandDesign, isPageLeft = false): Promise<BrandDraft> {
    const turn = last.current.then(() => send(design, isPageLeft))
    last.current = turn.catch(() => undefined)
    return turn
  }

  async function send(design: BrandDesign, isPageLeft: boolean): Promise<BrandDraft> {
    try {
      const next = await save.mutateAsync({ design, seen: seen.current, isPageLeft })
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
