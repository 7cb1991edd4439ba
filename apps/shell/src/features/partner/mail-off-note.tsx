import { Trans } from '@lingui/react/macro'
import { token } from '@vitrine/theme'
import styled from 'styled-components'
import { useIsMailSent } from '../../lib/session/site-status.ts'
import { Note } from '../../ui/feedback/note.tsx'

/** A note that this server sends no email. Renders nothing where it does. */
export function MailOffNote() {
  if (useIsMailSent()) return null
  return (
    <Place>
      <Note tone="warn">
        <b>
          <Trans>This server doesn’t send email.</Trans>
        </b>{' '}
        <Trans>
          Invitations, newsletters and receipts are stored but not sent. Ask the operator of the platform to set up a
          mail server.
        </Trans>
      </Note>
    </Place>
  )
}

const Place = styled.div`
  margin-block-end: ${token.space[5]};
`
