import { Trans, useLingui } from '@lingui/react/macro'
import type { MailSender } from '@vitrine/contract'
import { token } from '@vitrine/theme'
import { useState } from 'react'
import { isolated } from '../../lib/i18n/isolated.ts'
import { useUser } from '../../lib/session/session.ts'
import { Button } from '../../ui/controls/button.tsx'
import { ErrorState } from '../../ui/feedback/error-state.tsx'
import { Note } from '../../ui/feedback/note.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { Panel } from '../../ui/partner-dashboard/panel.tsx'
import { mayAdminister } from '../../lib/session/effective-role.ts'
import { useSender } from './queries.ts'
import { SenderDetail } from './sender-detail.tsx'
import { SenderDialog } from './sender-dialog.tsx'

/** The sender of the site's emails: the tenant's own address, or the platform's in the tenant's name. */
export function SenderPanel() {
  const { t } = useLingui()
  const { data: user } = useUser()
  const { data, error, refetch } = useSender()
  const [isNaming, setNaming] = useState(false)
  if (error && !data)
    return <ErrorState title={t`Couldn’t load the sender.`} error={error} onRetry={() => void refetch()} />
  if (!data) return <Skeleton height="130px" radius={token.radius.card} />
  const { sender } = data
  const mayChange = user !== null && user !== undefined && mayAdminister(user)
  const name = mayChange && (
    <Button variant={sender ? 'secondary' : 'primary'} onClick={() => setNaming(true)}>
      {sender ? <Trans>Change sender</Trans> : <Trans>Use my own address</Trans>}
    </Button>
  )
  return (
    <Panel title={t`Sender`} aside={name}>
      <CurrentSender sender={sender} />
      {sender && <SenderDetail key={sender.domain} sender={sender} mayChange={mayChange} />}
      {isNaming && <SenderDialog sender={sender} onClose={() => setNaming(false)} />}
    </Panel>
  )
}

/** The current sender. */
function CurrentSender({ sender }: { sender: MailSender | null }) {
  const address = isolated(sender?.address ?? '')
  if (!sender)
    return (
      <Note>
        <Trans>
          Your emails are sent from the platform’s neutral address, under your name. Replies go to your support address.
        </Trans>
      </Note>
    )
  if (sender.state === 'verified')
    return (
      <Note tone="ok">
        <Trans>Your emails are sent from {address}, signed by your domain.</Trans>
      </Note>
    )
  if (sender.state === 'lost')
    return (
      <Note tone="bad">
        <Trans>
          A DNS record is missing or has changed, so your emails are sent from the platform’s address, under your name.
          Once it’s restored, they’re sent from {address} again.
        </Trans>
      </Note>
    )
  return (
    <Note tone="warn">
      <Trans>
        Until the three records below are correct, your emails are sent from the platform’s address, under your name.
        Then they switch to {address} automatically.
      </Trans>
    </Note>
  )
}
