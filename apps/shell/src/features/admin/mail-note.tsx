import { Trans } from '@lingui/react/macro'
import type { AdminSystem } from '@vitrine/contract'
import { token } from '@vitrine/theme'
import styled from 'styled-components'
import { useBoot } from '../../kit/boot.ts'
import { Note } from '../../kit/ui/note.tsx'

/** Whether people get the mails that the product writes. Nobody else is told that they do not. */
export function MailNote({ mail: { isSent, from } }: { mail: AdminSystem['mail'] }) {
  const { isDevelopment } = useBoot()
  return (
    <Place>
      {isSent ? (
        <Note tone="ok">
          <Trans>
            Mails leave through your mail server, from <bdi>{from}</bdi> where a partner has no sender of its own.
          </Trans>
        </Note>
      ) : (
        <Note tone="bad">
          <b>
            <Trans>Nobody gets any mail from this server.</Trans>
          </b>{' '}
          <Trans>
            No mail server is set, so links for new passwords, invitations and receipts are written and kept, but not
            sent. Set SMTP_URL and MAIL_FROM, and start again.
          </Trans>{' '}
          <Trans>
            Until then pass links on yourself: under Users for a new password, in the menu of a partner for its owner.
          </Trans>{' '}
          {isDevelopment && (
            <Trans>
              <code>/dev/mail</code> on the host of each site shows its mails.
            </Trans>
          )}
        </Note>
      )}
    </Place>
  )
}

const Place = styled.div`
  margin-block-end: ${token.space[5]};
`
