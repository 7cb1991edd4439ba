import { Trans, useLingui } from '@lingui/react/macro'
import styled from 'styled-components'
import { useBoot } from '../../lib/boot/boot.ts'
import { mailLink } from '../../lib/links/email-link.ts'
import { Button } from '../../ui/controls/button.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { Note } from '../../ui/feedback/note.tsx'
import { TextLink } from '../../ui/controls/text-link.tsx'
import { token } from '@vitrine/theme'

/** Shown when a search finds no answer: a contact, and a button that clears the search. */
export function NothingFound({ onClear }: { onClear: () => void }) {
  const { t } = useLingui()
  return (
    <Room>
      <EmptyState
        title={t`No answers found.`}
        text={<AskUs />}
        action={
          <Button variant="secondary" onClick={onClear}>
            <Trans>Show all questions</Trans>
          </Button>
        }
      />
    </Room>
  )
}

/** A contact below the last question. */
export function NothingFits() {
  return (
    <Room>
      <Note>
        <b>
          <Trans>Can’t find an answer?</Trans>
        </b>{' '}
        <AskUs />
      </Note>
    </Room>
  )
}

function AskUs() {
  const { t } = useLingui()
  const { brand, supportEmail } = useBoot()
  const { companyName } = brand
  return (
    <Trans>
      Contact <TextLink href={mailLink(supportEmail, t`${companyName}: a question`)}>{supportEmail}</TextLink>.
    </Trans>
  )
}

const Room = styled.div`
  padding-block: ${token.space[6]};
`
