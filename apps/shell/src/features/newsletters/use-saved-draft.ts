import type { Newsletter } from '@vitrine/contract'
import { ApiError } from '@vitrine/contract/client'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { newsletterAddress, useBegin, useNewsletterActions } from './queries.ts'

/** The pause in typing after which the draft is saved. */
const pauseMs = 900

/** Returns the state of a newsletter draft, saved when typing pauses. The first save gives it an address. */
export function useSavedDraft(draft: Newsletter | undefined) {
  const navigate = useNavigate()
  const begin = useBegin()
  const { write } = useNewsletterActions(draft?.id ?? '')
  const [typed, setTyped] = useState({ subject: draft?.subject ?? '', text: draft?.text ?? '' })
  const isSaved = draft !== undefined && draft.subject === typed.subject.trim() && draft.text === typed.text.trim()
  const isSaving = begin.isPending || write.isPending
  const error = begin.error ?? write.error
  // What the server refuses is not sent again before it is changed; what a lost connection held up is.
  const refused = useRef<typeof typed>(undefined)

  /** Returns the id of the saved draft; undefined when it could not be saved. */
  async function save(): Promise<string | undefined> {
    if (isSaved) return draft.id
    const kept = await (draft ? write : begin).mutateAsync(typed).catch((failure: unknown) => {
      if (failure instanceof ApiError && failure.status < 500) refused.current = typed
    })
    if (kept && !draft) void navigate(newsletterAddress(kept.id), { replace: true })
    return kept?.id
  }

  const saveTyped = useEffectEvent(() => {
    if (typed === refused.current) return
    if (!isSaved && !isSaving && `${typed.subject}${typed.text}`.trim() !== '') void save()
  })
  useEffect(() => {
    const timer = setTimeout(() => saveTyped(), pauseMs)
    return () => clearTimeout(timer)
  }, [typed, isSaving])

  return {
    ...typed,
    change: (patch: Partial<typeof typed>) => setTyped({ ...typed, ...patch }),
    save,
    isSaved,
    isSaving,
    error,
  }
}
