import { t } from '@lingui/core/macro'
import type { DraftWithPhotos, LinkedDraft } from '@vitrine/contract'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { isolated } from '../../../lib/i18n/isolated.ts'
import { Dialog } from '../../../ui/dialogs/dialog.tsx'
import { useDeleteDraft } from '../drafts/queries.ts'
import { LinkForm } from './link-form.tsx'
import { LinkReview } from './link-review.tsx'
import { PhotoReport } from './photo-report.tsx'

interface Report {
  failed: DraftWithPhotos['failed']
  wanted: number
}

/**
 * Starts a draft from a web page: asks for its address, then shows what was found, then the photos that failed. Closing before the
 * draft is used deletes it.
 */
export function LinkDialog({ onClose }: { onClose: () => void }) {
  const [draft, setDraft] = useState<LinkedDraft>()
  const [report, setReport] = useState<Report>()
  const remove = useDeleteDraft()
  const navigate = useNavigate()
  const site = isolated(draft?.page.siteName ?? '')

  function discard(): void {
    if (draft) remove.mutate(draft.id)
    onClose()
  }

  function open(id: string): void {
    onClose()
    void navigate(`/generate-video?draft=${id}`)
  }

  if (draft && report)
    return (
      <Dialog open onClose={() => open(draft.id)} title={t`Your draft is ready`}>
        <PhotoReport {...report} onContinue={() => open(draft.id)} />
      </Dialog>
    )
  if (draft)
    return (
      <Dialog
        open
        width="wide"
        onClose={discard}
        title={t`Review your draft`}
        text={t`Found on ${site}. Correct or leave out what isn’t right. You can change everything in the next steps.`}
      >
        <LinkReview
          draft={draft}
          onDiscard={discard}
          onKept={(failed, wanted) => (failed.length > 0 ? setReport({ failed, wanted }) : open(draft.id))}
        />
      </Dialog>
    )
  return (
    <Dialog
      open
      onClose={onClose}
      title={t`Start from a link`}
      text={t`Enter the address of a listing, hotel, tour or offer. You get a first script with its facts.`}
    >
      <LinkForm onFound={setDraft} onCancel={onClose} />
    </Dialog>
  )
}
