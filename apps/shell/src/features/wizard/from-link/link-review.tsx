import { Trans, useLingui } from '@lingui/react/macro'
import type { DraftWithPhotos, LinkedDraft } from '@vitrine/contract'
import { token } from '@vitrine/theme'
import { useState } from 'react'
import styled from 'styled-components'
import { faultOf } from '../../../lib/forms/fault-of.ts'
import { media } from '../../../ui/brand/shapes.ts'
import { ActionRow } from '../../../ui/controls/action-row.tsx'
import { Button } from '../../../ui/controls/button.tsx'
import { Note } from '../../../ui/feedback/note.tsx'
import { FactRows } from './fact-rows.tsx'
import { PageNotes } from './page-notes.tsx'
import { PhotoChoice } from './photo-choice.tsx'
import { useKeepDraft } from './queries.ts'
import { type Review, reviewOf, withFact } from './review.ts'
import { ScriptPart } from './script-part.tsx'
import { Stack } from '../../../ui/layout/stack.tsx'

interface LinkReviewProps {
  draft: LinkedDraft
  /** Called with the photos that could not be added, and the number that was wanted. */
  onKept: (failed: DraftWithPhotos['failed'], wanted: number) => void
  onDiscard: () => void
}

/** Shows each fact beside its source and the script, to be approved, and asks for the right to use the photos. */
export function LinkReview({ draft, onKept, onDiscard }: LinkReviewProps) {
  const { t } = useLingui()
  const keep = useKeepDraft()
  const [review, setReview] = useState(() => reviewOf(draft))
  const change = (part: Partial<Review>) => setReview((before) => ({ ...before, ...part }))
  const takesPhotos = review.hasRights && review.photos.length > 0
  return (
    <Stack>
      <PageNotes draft={draft} />
      <Columns>
        <FactRows
          found={draft.facts}
          facts={review.facts}
          onChange={(name, value) => change({ facts: withFact(review.facts, name, value) })}
        />
        <ScriptPart draft={draft} review={review} onChange={change} />
      </Columns>
      {draft.photos.length > 0 && (
        <PhotoChoice found={draft.photos} photos={review.photos} hasRights={review.hasRights} onChange={change} />
      )}
      {keep.error && <Note tone="bad">{faultOf(keep.error)}</Note>}
      <ActionRow>
        <Button variant="secondary" onClick={onDiscard}>
          <Trans>Discard</Trans>
        </Button>
        <Button
          busy={keep.isPending}
          busyText={takesPhotos ? t`Adding photos...` : t`Opening...`}
          onClick={() =>
            keep.mutate(
              { draft, review },
              { onSuccess: (failed) => onKept(failed, takesPhotos ? review.photos.length : 0) },
            )
          }
        >
          <Trans>Use this draft</Trans>
        </Button>
      </ActionRow>
    </Stack>
  )
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${token.space[6]};
  align-items: start;
  ${media.narrow} {
    grid-template-columns: minmax(0, 1fr);
  }
`
