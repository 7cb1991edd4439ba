import type { DraftContent } from '@vitrine/contract'
import { ApiError } from '@vitrine/contract/client'
import { useCallback, useEffect, useState } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import { currentBoot } from '../../../lib/boot/boot.ts'
import { newDraft } from '../wizard.ts'
import { createCurrentDraft } from './current-draft.ts'
import { createLocalCopies, type LocalCopies } from './local-copies.ts'
import { fetchDraft } from './queries.ts'
import { sendLeftovers } from './send-leftovers.ts'

/** A draft as the wizard begins with it. */
export interface OpenedDraft {
  id: string
  version: number
  content: DraftContent
  /** Whether the server lacks this content. */
  isUnsaved: boolean
  /** Fingerprints of what the windows before a reload had sent. */
  sent?: number[] | undefined
  /** The keys of the browser's copies that this content is from. */
  copyKeys?: readonly string[] | undefined
  copies: LocalCopies
  /** The text continues under another id. */
  rename: (id: string) => void
}

type Start = Omit<OpenedDraft, 'copies' | 'rename' | 'id'>

interface Opening {
  /** Stays the same while a draft is written, even when it continues under another id. */
  key: string
  id: string
  /** The id of the draft that the text continues in, until the address has it too. */
  next?: string
  start?: Start
  tries: number
  error?: unknown
}

const isNew = { version: 0, isUnsaved: false }

/**
 * Opens the draft of the address, else the one that this window was writing, else a new one. Unsaved copies in the browser take
 * precedence over the server. A `script` in the router's state, from the dashboard, starts a new draft.
 */
export function useOpenedDraft(userId: string) {
  const { slug } = currentBoot()
  const [copies] = useState(() => createLocalCopies({ slug, userId }))
  const [params, setParams] = useSearchParams()
  const { state } = useLocation()
  const navigate = useNavigate()
  const named = params.get('draft')
  const [opening, setOpening] = useState<Opening>(() => begin(copies, named, scriptIn(state)))
  const { id, key, start } = opening

  // Another draft was chosen in the address, by hand or by going back.
  if (named !== null && named !== id)
    setOpening(named === opening.next ? { ...opening, id: named } : begin(copies, named, undefined))

  useEffect(() => {
    const current = createCurrentDraft(slug)
    current.keep(id)
    if (start?.version === 0) current.begin(id)
    if (named === null) {
      const search = new URLSearchParams([['draft', id], ...params])
      // Otherwise a reload would hand over the same script again, over everything changed since.
      void navigate({ search: search.toString() }, { replace: true, state: null })
    }
  }, [slug, id, start, named, params, navigate])

  useEffect(() => void sendLeftovers({ copies }), [copies])
  useEffect(() => {
    if (start) return
    let isGone = false
    fetchStart(id).then(
      (fetched) => !isGone && setOpening((now) => (now.key === key ? { ...now, start: fetched } : now)),
      (error: unknown) => !isGone && setOpening((now) => (now.key === key ? { ...now, error } : now)),
    )
    return () => void (isGone = true)
  }, [id, key, start, opening.tries])

  const rename = useCallback(
    (next: string) => {
      setOpening((now) => ({ ...now, next }))
      setParams(
        (before) => {
          before.set('draft', next)
          return before
        },
        { replace: true },
      )
    },
    [setParams],
  )
  const opened: OpenedDraft | undefined = start && { ...start, id, copies, rename }
  return { key, opened, error: opening.error, retry: () => setOpening({ key, id, tries: opening.tries + 1 }) }
}

/** Decides what to open. Has no side effects, because React may run it for a page that is never shown. */
function begin(copies: LocalCopies, named: string | null, script: string | undefined): Opening {
  const [key, tries] = [crypto.randomUUID(), 0]
  if (script !== undefined) {
    const content = { ...newDraft(), script }
    return { key, tries, id: crypto.randomUUID(), start: { ...isNew, content, isUnsaved: true } }
  }
  const current = createCurrentDraft(currentBoot().slug)
  const id = named ?? current.read()
  if (id === undefined) return { key, tries, id: crypto.randomUUID(), start: { ...isNew, content: newDraft() } }
  const found = copies.find(id)
  if (!found && current.isUnwritten(id)) return { key, tries, id, start: { ...isNew, content: newDraft() } }
  if (!found) return { key, tries, id }
  const { copy, keys } = found
  const content = { ...newDraft(), ...copy.content }
  return { key, tries, id, start: { version: copy.version, content, sent: copy.sent, copyKeys: keys, isUnsaved: true } }
}

async function fetchStart(id: string): Promise<Start> {
  try {
    const { version, content } = await fetchDraft(id)
    return { version, content, isUnsaved: false }
  } catch (error) {
    // Never written, deleted, or a video by now: the address opens an empty one.
    if (error instanceof ApiError && (error.status === 404 || error.status === 422))
      return { ...isNew, content: newDraft() }
    throw error
  }
}

function scriptIn(state: unknown): string | undefined {
  const script = (state as { script?: unknown } | null)?.script
  return typeof script === 'string' && script.trim() ? script : undefined
}
