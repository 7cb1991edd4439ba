import { Trans, useLingui } from '@lingui/react/macro'
import type { MailSender } from '@vitrine/contract'
import { token } from '@vitrine/theme'
import { useState } from 'react'
import { isolated } from '../../../kit/i18n/isolated.ts'
import { useUser } from '../../../kit/session.ts'
import { Button } from '../../../kit/ui/button.tsx'
import { ErrorState } from '../../../kit/ui/error-state.tsx'
import { Note } from '../../../kit/ui/note.tsx'
import { Skeleton } from '../../../kit/ui/skeleton.tsx'
import { Panel } from '../panel.tsx'
import { mayAdminister } from '../standing.ts'
import { useSender } from './queries.ts'
import { SenderDetail } from './sender-detail.tsx'
import { SenderDialog } from './sender-dialog.tsx'

/** Who the mails of the site come from: the tenant's own address, or the platform's in the tenant's name. */
export function SenderPanel() {
  const { t } = useLingui()
  const { data: user } = useUser()
  const { data, error, refetch } = useSender()
  const [isNaming, setNaming] = useState(false)
  if (error && !data)
    return <ErrorState title={t`The sender could not be loaded.`} error={error} onRetry={() => void refetch()} />
  if (!data) return <Skeleton height="240px" radius={token.radius.card} />
  const { sender } = data
  const mayChange = user !== null && user !== undefined && mayAdminister(user)
  const name = mayChange && (
    <Button variant={sender ? 'secondary' : 'primary'} onClick={() => setNaming(true)}>
      {sender ? <Trans>Change sender</Trans> : <Trans>Use my own address</Trans>}
    </Button>
  )
  return (
    <Panel title={t`Sender`} aside={name}>
      <Standing sender={sender} />
      {sender && <SenderDetail key={sender.domain} sender={sender} mayChange={mayChange} />}
      {isNaming && <SenderDialog sender={sender} onClose={() => setNaming(false)} />}
    </Panel>
  )
}

/** Where mails come from right now. */
function Standing({ sender }: { sender: MailSender | null }) {
  const address = isolated(sender?.address ?? '')
  if (!sender)
    return (
      <Note>
        <Trans>
          Your mails come from a neutral address of the platform, in your name. Answers go to your support address.
        </Trans>
      </Note>
    )
  if (sender.state === 'verified')
    return (
      <Note tone="ok">
        <Trans>Your mails come from {address}, signed in the name of your domain.</Trans>
      </Note>
    )
  if (sender.state === 'lost')
    return (
      <Note tone="bad">
        <Trans>
          A record is gone or was changed, so your mails come from the platform’s address again, in your name. They come
          from {address} as soon as it is back.
        </Trans>
      </Note>
    )
  return (
    <Note tone="warn">
      <Trans>
        Until the three records below are right, your mails come from the platform’s address, in your name. Then they
        come from {address} by themselves.
      </Trans>
    </Note>
  )
}
