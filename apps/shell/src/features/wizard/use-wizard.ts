import { useEffect, useEffectEvent, useReducer, useRef, useState, useSyncExternalStore } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { useSearchParams } from 'react-router-dom'
import { currentBoot } from '../../lib/boot/boot.ts'
import { refreshUser } from '../../lib/session/session.ts'
import { createCurrentDraft } from './drafts/current-draft.ts'
import { fetchDraft, refreshDrafts, sendDraft } from './drafts/queries.ts'
import { createDraftSaver, type DraftSaver, type ForkedFrom } from './drafts/saver.ts'
import type { OpenedDraft } from './drafts/use-opened-draft.ts'
import { reachableStep, type Step, wizardReducer } from './wizard.ts'

/** The wizard over an opened draft. The step lives in the address, so Back in the browser is a step back. */
export function useWizard({ rename, copies, ...start }: OpenedDraft) {
  const [params, setParams] = useSearchParams()
  const [wizard, dispatch] = useReducer(wizardReducer, { draft: start.content, faults: {} })
  const [forkedFrom, setForkedFrom] = useState<ForkedFrom>()
  const [saver] = useState(() =>
    createDraftSaver({
      ...start,
      copies,
      send: async (id, body) => {
        const saved = await sendDraft(id, body)
        createCurrentDraft(currentBoot().slug).wrote(id)
        return saved
      },
      newId: () => crypto.randomUUID(),
      fetch: fetchDraft,
      onForked(id, from) {
        setForkedFrom(from)
        rename(id)
      },
    }),
  )
  // React may create the state of a page that it never shows. Only a page that is shown continues with unsaved text.
  useEffect(() => saver.begin(), [saver])
  const { draft } = wizard
  const seen = useRef(draft)
  useEffect(() => {
    if (seen.current === draft) return
    seen.current = draft
    saver.change(draft)
  }, [draft, saver])
  useKeepingUp(saver, (newer) => {
    seen.current = newer
    dispatch({ type: 'change', patch: newer })
  })
  const saveState = useSyncExternalStore(saver.subscribe, saver.state)
  useSignInAgain(saveState.phase === 'signed-out')

  function goTo(step: Step): void {
    setParams((before) => {
      before.delete('step')
      if (step > 1) before.set('step', String(step))
      return before
    })
  }

  return {
    ...wizard,
    dispatch,
    step: reachableStep(Number(params.get('step')), draft),
    goTo,
    saver,
    saveState,
    /** Another window went on with the draft that this one was written in. */
    forkedFrom,
    discard() {
      saver.discard()
      createCurrentDraft(currentBoot().slug).drop()
    },
  }
}

export type WizardState = ReturnType<typeof useWizard>

/** Sends at once what would wait too long, and takes over what another window has saved while this one was not looked at. */
function useKeepingUp(saver: DraftSaver, onNewer: (content: OpenedDraft['content']) => void): void {
  const latest = useEffectEvent(onNewer)
  const client = useQueryClient()
  useEffect(() => {
    const look = async () => {
      if (document.visibilityState === 'hidden') return saver.flush()
      if (saver.isUnsaved() || saver.version() === 0) return undefined
      const newer = await fetchDraft(saver.id()).catch(() => undefined)
      if (!newer || saver.isUnsaved() || newer.version === saver.version()) return undefined
      saver.adopt(newer)
      return latest(newer.content)
    }
    const onLook = () => void look()
    addEventListener('online', saver.resume)
    // Two windows side by side are both visible; the focus says which one is written in.
    addEventListener('focus', onLook)
    document.addEventListener('visibilitychange', onLook)
    return () => {
      removeEventListener('online', saver.resume)
      removeEventListener('focus', onLook)
      document.removeEventListener('visibilitychange', onLook)
      void saver
        .flush()
        .then(saver.hold)
        .then(() => refreshDrafts(client))
    }
  }, [saver, client])
}

/** Leads people who were signed out meanwhile to sign-in and back to this address, where the browser has kept the script. */
function useSignInAgain(isSignedOut: boolean): void {
  const client = useQueryClient()
  useEffect(() => {
    if (isSignedOut) void refreshUser(client)
  }, [isSignedOut, client])
}
