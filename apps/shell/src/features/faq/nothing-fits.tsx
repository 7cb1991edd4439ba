import { Trans, useLingui } from '@lingui/react/macro'
import styled from 'styled-components'
import { useBoot } from '../../kit/boot.ts'
import { mailLink } from '../../kit/mail-link.ts'
import { Button } from '../../kit/ui/button.tsx'
import { EmptyState } from '../../kit/ui/empty-state.tsx'
import { Note } from '../../kit/ui/note.tsx'
import { TextLink } from '../../kit/ui/text-link.tsx'
import { token } from '@vitrine/theme'

/** What a search without an answer says: somebody to ask, and the way back. */
export function NothingFound({ onClear }: { onClear: () => void }) {
  const { t } = useLingui()
  return (
    <Room>
      <EmptyState
        title={t`No answer with these words.`}
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

/** Below the last question: somebody to ask. */
export function NothingFits() {
  return (
    <Room>
      <Note>
        <b>
          <Trans>Nothing fits?</Trans>
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
      Write to <TextLink href={mailLink(supportEmail, t`${companyName}: a question`)}>{supportEmail}</TextLink>.
    </Trans>
  )
}

const Room = styled.div`
  padding-block: ${token.space[6]};
`
