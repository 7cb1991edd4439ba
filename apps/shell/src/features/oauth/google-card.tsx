import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { ExternalIdentity } from '@vitrine/contract'
import { call } from '@vitrine/contract/client'
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import styled from 'styled-components'
import { useBoot } from '../../lib/boot/boot.ts'
import { formatDate } from '../../lib/i18n/format.ts'
import { isolated } from '../../lib/i18n/isolated.ts'
import { useToast } from '../../lib/toast/toast.ts'
import { Button } from '../../ui/controls/button.tsx'
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx'
import { ErrorState } from '../../ui/feedback/error-state.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { GoogleMark } from '../../ui/controls/google-mark.tsx'
import { GoogleProblem } from './google-problem.tsx'
import { useDisconnect, useIdentities } from './google-queries.ts'
import { useSubmit } from '../../lib/forms/use-submit.ts'
import { SettingsCard } from '../../ui/layout/settings-card.tsx'

/** Connects or disconnects Google sign-in. Hidden on sites without it, unless the account is already connected. */
export function GoogleCard({ hasPassword }: { hasPassword: boolean }) {
  const { hasGoogle } = useBoot()
  const problem = useSearchParams()[0].get('problem')
  const { data: identities, error, refetch } = useIdentities()
  // Reauthenticates before the redirect, because a page load cannot open the dialog for it.
  const connect = useSubmit({
    send: () => call('POST /auth/reauthenticate', { body: {} }),
    onDone: () => location.assign('/auth/google?connect=1'),
  })
  if (!hasGoogle && !identities?.length) return null
  return (
    <SettingsCard title={t`Google sign-in`} text={t`Sign in without a password.`}>
      {problem && <GoogleProblem code={problem} />}
      {error && <ErrorState title={t`Couldn’t load this section.`} error={error} onRetry={() => void refetch()} />}
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
  identity: ExternalIdentity
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
      onError: () => showToast({ title: t`Couldn’t disconnect Google.`, tone: 'destructive' }),
      onSettled: close,
    })
  return (
    <>
      <p>
        <Trans>
          Connected to <b>{account}</b> since {since}.
        </Trans>
        {isOnlyWay && (
          <>
            {' '}
            <Trans>It’s your only way to sign in. Set a password first.</Trans>
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
        text={t`You’ll then sign in with your username and password.`}
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
