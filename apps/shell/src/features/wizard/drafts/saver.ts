import type { Draft, DraftContent, SavedDraft } from '@vitrine/contract'
import { ApiError } from '@vitrine/contract/client'
import type { LocalCopies } from './local-copies.ts'
import { fingerprint } from './fingerprint.ts'

const typingPauseMs = 800
const triesAgainMs = [2000, 5000, 15_000, 30_000]
/** A line that breaks often, and reload after reload meanwhile: some ten bytes each in the browser's keeping. */
const SENT_MAX = 50

/** How safe the words are. */
export type SaveState =
  | { phase: 'untouched' }
  | { phase: 'saving' }
  | { phase: 'saved'; at: string }
  /** Kept by this browser until the line is back. */
  | { phase: 'offline' }
  | { phase: 'signed-out' }
  /** The server takes no more drafts of this person. */
  | { phase: 'full' }

/** The draft that words were written in before they became one of their own; whether it is still there. */
export interface ForkedFrom {
  id: string
  isThere: boolean
}

interface Options {
  id: string
  version: number
  content: DraftContent
  /** Whether the server lacks this content. */
  isUnsaved: boolean
  /** Fingerprints of what the windows before a reload had sent, and the server may have. */
  sent?: number[] | undefined
  /** The keys of the browser's copies that this content is from. */
  copyKeys?: readonly string[] | undefined
  send: (id: string, body: { version: number; content: DraftContent }) => Promise<SavedDraft>
  /** What the server has by now. */
  fetch: (id: string) => Promise<Draft>
  copies: Pick<LocalCopies, 'keep' | 'drop' | 'remove'>
  newId: () => string
  /** Called when the text continues as a draft of its own, since another window changed the one under `before` or used it up. */
  onForked: (id: string, from: ForkedFrom) => void
}

export type DraftSaver = ReturnType<typeof createDraftSaver>

/**
 * Saves a draft as it is being written. One save at a time, each over the version that the last one made. Creating it changes
 * nothing; `begin` goes on with what an earlier window left unsaved.
 */
export function createDraftSaver({ send, fetch, copies, newId, onForked, ...start }: Options) {
  const writer = newId()
  const listeners = new Set<() => void>()
  let { id, version, content } = start
  let isUnsaved = false
  let state: SaveState = { phase: 'untouched' }
  let timer: ReturnType<typeof setTimeout> | undefined
  let sending: Promise<void> | undefined
  let failures = 0
  let isHeld = false
  // Fingerprints of what the server may have of us without our having heard so.
  let ours = [...(start.sent ?? []), fingerprint(content)]
  let hasBegun = false

  return {
    begin,
    id: () => id,
    version: () => version,
    state: () => state,
    isUnsaved: () => isUnsaved,
    subscribe,
    change,
    flush,
    hold,
    resume,
    purge,
    adopt,
  }

  function begin(): void {
    if (hasBegun) return
    hasBegun = true
    if (start.isUnsaved) change(content)
    copies.remove(start.copyKeys ?? [])
  }

  function subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  }

  function say(next: SaveState): void {
    state = next
    for (const listener of listeners) listener()
  }

  /** Takes the newest content: at once into the browser's keeping, and to the server when the typing pauses. */
  function change(next: DraftContent): void {
    content = next
    isUnsaved = true
    keep()
    if (state.phase === 'untouched' || state.phase === 'saved') say({ phase: 'saving' })
    if (!sending && failures === 0) sendIn(typingPauseMs)
  }

  function keep(): void {
    copies.keep(writer, { id, version, content, sent: ours.slice(-SENT_MAX), atMs: Date.now() })
  }

  function sendIn(ms: number): void {
    clearTimeout(timer)
    if (!isHeld) timer = setTimeout(() => void flush(), ms)
  }

  /** Sends what is unsaved now. */
  async function flush(): Promise<void> {
    clearTimeout(timer)
    if (!isUnsaved || isHeld) return
    sending ??= sendOnce().finally(() => (sending = undefined))
    await sending
  }

  async function sendOnce(): Promise<void> {
    const sent = content
    ours.push(fingerprint(sent))
    try {
      const saved = await send(id, { version, content: sent })
      version = saved.version
      failures = 0
      ours = [fingerprint(sent)]
      isUnsaved = content !== sent
      if (isUnsaved) return sendAgain()
      copies.drop(writer)
      say({ phase: 'saved', at: saved.updatedAt })
    } catch (error) {
      await refused(error)
    }
  }

  async function refused(error: unknown): Promise<void> {
    const { status, code } = error instanceof ApiError ? error : { status: 0, code: undefined }
    if (code === 'draft-changed') return catchUp()
    if (status === 404) return fork(false)
    if (status === 401) return say({ phase: 'signed-out' })
    if (code === 'drafts-full') return say({ phase: 'full' })
    say({ phase: 'offline' })
    sendIn(triesAgainMs[failures++] ?? triesAgainMs.at(-1) ?? typingPauseMs)
  }

  /** The other save may have been ours, its response lost with the connection. Then the text continues from there. */
  async function catchUp(): Promise<void> {
    const stored = await fetch(id).catch(() => undefined)
    if (!stored) return refused(undefined)
    if (!ours.includes(fingerprint(stored.content))) return fork(true)
    version = stored.version
    sendAgain()
  }

  /** Nobody's words replace another's: these become a draft of their own. */
  function fork(isThere: boolean): void {
    const before = id
    id = newId()
    version = 0
    keep()
    onForked(id, { id: before, isThere })
    sendAgain()
  }

  function sendAgain(): void {
    keep()
    sendIn(0)
  }

  /** Saves nothing more for now, and waits for a save that is under way: the draft is about to become a video. */
  async function hold(): Promise<void> {
    isHeld = true
    clearTimeout(timer)
    await sending
  }

  function resume(): void {
    isHeld = false
    failures = 0
    if (isUnsaved) sendIn(0)
  }

  /** The draft has become a video. */
  function purge(): void {
    isHeld = true
    isUnsaved = false
    clearTimeout(timer)
    copies.drop(writer)
  }

  /** Goes on from what another window has saved meanwhile. */
  function adopt(newer: { version: number; content: DraftContent; updatedAt: string }): void {
    version = newer.version
    content = newer.content
    ours = [fingerprint(content)]
    say({ phase: 'saved', at: newer.updatedAt })
  }
}
