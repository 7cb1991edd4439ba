import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { OutsideIdentity } from '@vitrine/contract'
import { call } from '@vitrine/contract/client'
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import styled from 'styled-components'
import { useBoot } from '../../../kit/boot.ts'
import { formatDate } from '../../../kit/format.ts'
import { isolated } from '../../../kit/i18n/isolated.ts'
import { useToast } from '../../../kit/toast.ts'
import { Button } from '../../../kit/ui/button.tsx'
import { ConfirmDialog } from '../../../kit/ui/confirm-dialog.tsx'
import { ErrorState } from '../../../kit/ui/error-state.tsx'
import { Skeleton } from '../../../kit/ui/skeleton.tsx'
import { GoogleMark } from '../google-link.tsx'
import { GoogleProblem } from '../google-problem.tsx'
import { useDisconnect, useIdentities } from './google-queries.ts'
import { useSubmit } from '../../../kit/use-submit.ts'
import { SettingsCard } from './settings-card.tsx'

/** Google as another way in: connected or not, and the way to change it. Sites without it show nothing to those without. */
export function GoogleCard({ hasPassword }: { hasPassword: boolean }) {
  const { hasGoogle } = useBoot()
  const problem = useSearchParams()[0].get('problem')
  const { data: identities, error, refetch } = useIdentities()
  // The way to Google is a page, on which nobody could be asked who they are.
  const connect = useSubmit({
    send: () => call('POST /auth/reauthenticate', { body: {} }),
    onDone: () => location.assign('/auth/google?connect=1'),
    onRefused: () => {},
  })
  if (!hasGoogle && !identities?.length) return null
  return (
    <SettingsCard title={t`Sign-in with Google`} text={t`One way more to get in, with nothing to remember.`}>
      {problem && <GoogleProblem code={problem} />}
      {error && <ErrorState title={t`This could not be loaded.`} error={error} onRetry={() => void refetch()} />}
      {!identities && !error && <Skeleton height="44px" />}
      {identities?.map((identity) => (
        <Connected key={identity.id} identity={identity} isOnlyWay={!hasPassword && identities.length === 1} />
      ))}
      {identities?.length === 0 && (
        <Connect
          variant="secondary"
          icon={<GoogleMark />}
          busy={connect.isPending}
          onClick={() => void connect.submit(undefined)}
        >
          <Trans>Connect Google</Trans>
        </Connect>
      )}
    </SettingsCard>
  )
}

interface ConnectedProps {
  identity: OutsideIdentity
  isOnlyWay: boolean
}

function Connected({ identity: { id, email, connectedAt }, isOnlyWay }: ConnectedProps) {
  const showToast = useToast()
  const disconnect = useDisconnect()
  const [isAsking, setAsking] = useState(false)
  const account = isolated(email ?? t`your Google account`)
  const since = formatDate(connectedAt)
  const close = () => setAsking(false)
  const confirm = () =>
    disconnect.mutate(id, {
      onSuccess: () => showToast({ title: t`Google disconnected`, tone: 'success' }),
      onError: () => showToast({ title: t`Google could not be disconnected.`, tone: 'destructive' }),
      onSettled: close,
    })
  return (
    <>
      <p>
        <Trans>
          Connected as <b>{account}</b> since {since}.
        </Trans>
        {isOnlyWay && (
          <>
            {' '}
            <Trans>It is your only way to sign in, so it stays until you have set a password.</Trans>
          </>
        )}
      </p>
      {!isOnlyWay && (
        <Disconnect
          variant="secondary"
          busy={disconnect.isPending}
          aria-haspopup="dialog"
          onClick={() => setAsking(true)}
        >
          <Trans>Disconnect</Trans>
        </Disconnect>
      )}
      <ConfirmDialog
        open={isAsking}
        onClose={close}
        onConfirm={confirm}
        title={t`Disconnect Google?`}
        text={t`From then on you sign in with your username and password.`}
        confirmText={t`Disconnect`}
        busyText={t`Disconnecting...`}
        busy={disconnect.isPending}
      />
    </>
  )
}

const Connect = styled(Button)`
  justify-self: start;
`
const Disconnect = styled(Button)`
  justify-self: start;
`
