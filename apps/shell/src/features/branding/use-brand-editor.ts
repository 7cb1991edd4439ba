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
  /** Incremented when the design changes other than through its fields, e.g. by undo, to remount them. */
  revision: number
}

export type BrandEditor = ReturnType<typeof useBrandEditor>

/** Returns the state of the branding editor: the design, saved as a draft when typing pauses, with undo and redo. */
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
    /** Saves the design immediately. */
    saveNow: () => {
      drop()
      return keep(design)
    },
    /** Saves pending changes immediately, if there are any. */
    flush: () => flush(),
    /** Continues with a draft that is saved already. Can be undone. */
    take: (next: BrandDraft) => begin(next, [...past, design].slice(-stepsMax)),
    /** Continues after publishing. */
    continueFrom: adopt,
    /** Restarts with a draft from elsewhere, e.g. an earlier version. */
    replace: (next: BrandDraft) => begin(next, []),
    /** The draft that another editor has saved since ours was read, and the common base. */
    conflict: conflict && { base: saved, theirs: conflict },
    leaveConflict: () => setConflict(undefined),
    /** Saves the merged design. */
    resolve: (chosen: BrandDesign) => {
      if (conflict) adopt(conflict)
      go({ past: [...past, design].slice(-stepsMax), design: chosen, future: [], revision: revision + 1 })
      drop()
      return keep(chosen)
    },
  }
}

/** Saves a design when typing pauses, and immediately when the editor or the page is left. */
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

  /** Saves the pending design. Never rejects: after a failure it stays pending unless a newer one exists. */
  async function flush(isPageLeft = false): Promise<void> {
    const design = waiting.current
    const turn = drop()
    if (!design) return
    await keep(design, isPageLeft).catch((error: unknown) => {
      if (turn === turns.current && !isConflict(error)) waiting.current = design
    })
  }

  /** Discards the pending design. Returns a number that identifies this state. */
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
