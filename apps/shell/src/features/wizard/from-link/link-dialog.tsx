import { t } from '@lingui/core/macro'
import type { LinkedDraft } from '@vitrine/contract'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { isolated } from '../../../lib/i18n/isolated.ts'
import { Dialog } from '../../../ui/dialogs/dialog.tsx'
import { useDeleteDraft } from '../drafts/queries.ts'
import { LinkForm } from './link-form.tsx'
import { LinkReview } from './link-review.tsx'

/** Begins a draft from a web page: its address first, then what was found there. Closing it keeps nothing. */
export function LinkDialog({ onClose }: { onClose: () => void }) {
  const [draft, setDraft] = useState<LinkedDraft>()
  const remove = useDeleteDraft()
  const navigate = useNavigate()
  const site = isolated(draft?.page.siteName ?? '')

  function discard(): void {
    if (draft) remove.mutate(draft.id)
    onClose()
  }

  return (
    <Dialog
      open
      onClose={discard}
      title={draft ? t`Review your draft` : t`Start from a web page`}
      text={
        draft
          ? t`Found on ${site}. You can change everything in the next steps.`
          : t`Enter the address of a listing, hotel, tour or offer. You get a first script with its facts.`
      }
    >
      {draft ? (
        <LinkReview
          draft={draft}
          onDiscard={discard}
          onKept={() => {
            onClose()
            void navigate(`/generate-video?draft=${draft.id}`)
          }}
        />
      ) : (
        <LinkForm onFound={setDraft} onCancel={onClose} />
      )}
    </Dialog>
  )
}
