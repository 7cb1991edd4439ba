import { Trans } from '@lingui/react/macro'
import type { AdminSystem } from '@vitrine/contract'
import { token } from '@vitrine/theme'
import styled from 'styled-components'
import { useBoot } from '../../lib/boot/boot.ts'
import { Note } from '../../ui/feedback/note.tsx'

/** Shows whether emails are delivered. Only operators see it. */
export function MailNote({ mail: { isSent, from } }: { mail: AdminSystem['mail'] }) {
  const { isDevelopment } = useBoot()
  return (
    <Place>
      {isSent ? (
        <Note tone="ok">
          <Trans>
            Emails are sent through your mail server, from <bdi>{from}</bdi> unless a partner has its own sender.
          </Trans>
        </Note>
      ) : (
        <Note tone="bad">
          <b>
            <Trans>This server doesn’t send email.</Trans>
          </b>{' '}
          <Trans>
            No mail server is configured, so emails (password links, invitations, receipts) are stored but not sent. Set{' '}
            <code>SMTP_URL</code> and <code>MAIL_FROM</code>, then restart.
          </Trans>{' '}
          <Trans>
            Until then, share links yourself: for passwords under Users, and for owners in the partner’s menu.
          </Trans>{' '}
          {isDevelopment && (
            <Trans>
              Open <code>/dev/mail</code> on a site’s host to see its emails.
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
