import { Trans } from '@lingui/react/macro'
import type { LinkedDraft } from '@vitrine/contract'
import { token } from '@vitrine/theme'
import styled from 'styled-components'
import { formatList } from '../../../lib/i18n/format.ts'
import { isolated } from '../../../lib/i18n/isolated.ts'
import { Note } from '../../../ui/feedback/note.tsx'
import { factLabel } from './fact-texts.ts'
import { missingFacts } from './review.ts'

/** Notes about facts that the page lacks, and the brand that it names. */
export function PageNotes({ draft }: { draft: LinkedDraft }) {
  const { siteName, colour } = draft.page
  const missing = formatList(missingFacts(draft).map(factLabel))
  const site = isolated(siteName)
  return (
    <>
      {missing && (
        <Note>
          <Trans>Not found on this page: {missing}. You can add these details in the next steps.</Trans>
        </Note>
      )}
      {draft.photos.length === 0 && (
        <Note>
          <Trans>This page has no photos to use. You can upload your own in the next steps.</Trans>
        </Note>
      )}
      {colour && (
        <Brand>
          <Swatch style={{ background: colour }} aria-hidden="true" />
          <span>
            <Trans>
              We found the brand of {site}. To use its colors, create a brand kit from this website in your profile.
            </Trans>
          </span>
        </Brand>
      )}
    </>
  )
}

const Brand = styled.p`
  display: flex;
  align-items: center;
  gap: ${token.space[3]};
  font-size: ${token.fontSize.small};
  color: ${token.textMuted};
`
const Swatch = styled.span`
  flex: none;
  inline-size: 24px;
  block-size: 24px;
  border: 1px solid ${token.border};
  border-radius: ${token.radius.tag};
`
