import type { Draft, DraftContent, SavedDraft } from '@vitrine/contract'
import { ApiError } from '@vitrine/contract/client'
import type { LocalCopies } from './local-copies.ts'
import { fingerprint } from './fingerprint.ts'

const typingPauseMs = 800
const retryDelaysMs = [2000, 5000, 15_000, 30_000]
/**
 * The most fingerprints stored with a local copy, about ten bytes each: enough for a connection that fails often across several
 * reloads.
 */
const SENT_MAX = 50

/** Where the newest content is stored. */
export type SaveState =
  | { phase: 'untouched' }
  | { phase: 'saving' }
  | { phase: 'saved'; at: string }
  /** Stored in this browser until the server can be reached again. */
  | { phase: 'offline' }
  | { phase: 'signed-out' }
  /** The server takes no more drafts of this person. */
  | { phase: 'full' }

/** The draft that this one was forked from, and whether it still exists on the server. */
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
  /** Fingerprints of content that earlier page loads sent and that the server may have stored. */
  sent?: number[] | undefined
  /** Keys of the local copies that `content` comes from. */
  copyKeys?: readonly string[] | undefined
  send: (id: string, body: { version: number; content: DraftContent }) => Promise<SavedDraft>
  /** Fetches the draft as the server has it. */
  fetch: (id: string) => Promise<Draft>
  copies: Pick<LocalCopies, 'keep' | 'drop' | 'remove'>
  newId: () => string
  /** Called when the content continues as a new draft, because another window changed or consumed the one under `from`. */
  onForked: (id: string, from: ForkedFrom) => void
}

export type DraftSaver = ReturnType<typeof createDraftSaver>

/**
 * Saves a draft while it is edited. One save runs at a time, each based on the version that the last one returned. Creating the
 * saver has no effect; `begin` continues with what an earlier page load left unsaved.
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
  // Fingerprints of our content that the server may have stored although its response was lost.
  let sentFingerprints = [...(start.sent ?? []), fingerprint(content)]
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
    discard,
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

  function setState(next: SaveState): void {
    state = next
    for (const listener of listeners) listener()
  }

  /** Stores the newest content in the browser at once, and sends it to the server when typing pauses. */
  function change(next: DraftContent): void {
    content = next
    isUnsaved = true
    storeLocally()
    if (state.phase === 'untouched' || state.phase === 'saved') setState({ phase: 'saving' })
    if (!sending && failures === 0) scheduleSend(typingPauseMs)
  }

  function storeLocally(): void {
    copies.keep(writer, { id, version, content, sent: sentFingerprints.slice(-SENT_MAX), atMs: Date.now() })
  }

  function scheduleSend(ms: number): void {
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
    sentFingerprints.push(fingerprint(sent))
    try {
      const saved = await send(id, { version, content: sent })
      version = saved.version
      failures = 0
      sentFingerprints = [fingerprint(sent)]
      isUnsaved = content !== sent
      if (isUnsaved) return sendNow()
      copies.drop(writer)
      setState({ phase: 'saved', at: saved.updatedAt })
    } catch (error) {
      await handleFailure(error)
    }
  }

  async function handleFailure(error: unknown): Promise<void> {
    const { status, code } = error instanceof ApiError ? error : { status: 0, code: undefined }
    if (code === 'draft-changed') return catchUp()
    if (status === 404) return fork(false)
    if (status === 401) return setState({ phase: 'signed-out' })
    if (code === 'drafts-full') return setState({ phase: 'full' })
    setState({ phase: 'offline' })
    scheduleSend(retryDelaysMs[failures++] ?? retryDelaysMs.at(-1) ?? typingPauseMs)
  }

  /** The conflicting save may be our own, with its response lost. Then saving continues from its version. */
  async function catchUp(): Promise<void> {
    const stored = await fetch(id).catch(() => undefined)
    if (!stored) return handleFailure(undefined)
    if (!sentFingerprints.includes(fingerprint(stored.content))) return fork(true)
    version = stored.version
    sendNow()
  }

  /** Continues as a new draft, so that neither window overwrites the other's content. */
  function fork(isThere: boolean): void {
    const before = id
    id = newId()
    version = 0
    storeLocally()
    onForked(id, { id: before, isThere })
    sendNow()
  }

  function sendNow(): void {
    storeLocally()
    scheduleSend(0)
  }

  /** Pauses saving and waits for a running save, because the draft is about to become a video. */
  async function hold(): Promise<void> {
    isHeld = true
    clearTimeout(timer)
    await sending
  }

  function resume(): void {
    isHeld = false
    failures = 0
    if (isUnsaved) scheduleSend(0)
  }

  /** Ends saving and removes the local copy, because the draft has become a video. */
  function discard(): void {
    isHeld = true
    isUnsaved = false
    clearTimeout(timer)
    copies.drop(writer)
  }

  /** Continues from the version that another window has saved. */
  function adopt(newer: { version: number; content: DraftContent; updatedAt: string }): void {
    version = newer.version
    content = newer.content
    sentFingerprints = [fingerprint(content)]
    setState({ phase: 'saved', at: newer.updatedAt })
  }
}
