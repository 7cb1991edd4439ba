import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { Payouts } from '@vitrine/contract'
import { useState } from 'react'
import { useToast } from '../../../lib/toast/toast.ts'
import { ButtonRow } from '../../../ui/controls/action-row.tsx'
import { Button } from '../../../ui/controls/button.tsx'
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx'
import { faultOf } from '../../../lib/forms/fault-of.ts'
import { useConnect, useDisconnect } from './queries.ts'

/** Buttons that open the provider's onboarding and disconnect the payout account. */
export function PayoutActions({ payouts: { state, provider } }: { payouts: Payouts }) {
  const showToast = useToast()
  const [connect, disconnect] = [useConnect(), useDisconnect()]
  const [isAsking, setAsking] = useState(false)
  const fail = (error: Error) => showToast({ title: t`Error`, description: faultOf(error), tone: 'destructive' })
  const first = provider === 'stripe' ? t`Connect with Stripe` : t`Connect test account`
  const words = { none: first, pending: t`Complete verification`, off: t`Reconnect` }

  function openOnboarding() {
    connect.mutate(undefined, { onSuccess: ({ url }) => location.assign(url), onError: fail })
  }

  function confirmDisconnect() {
    disconnect.mutate(undefined, {
      onSuccess: () => showToast({ title: t`New payments go to the platform again`, tone: 'success' }),
      onError: fail,
      onSettled: () => setAsking(false),
    })
  }

  return (
    <ButtonRow>
      {state !== 'active' && (
        <Button onClick={openOnboarding} busy={connect.isPending || connect.isSuccess} busyText={t`Opening...`}>
          {words[state]}
        </Button>
      )}
      {(state === 'active' || state === 'pending') && (
        <Button variant="secondary" onClick={() => setAsking(true)}>
          <Trans>Disconnect</Trans>
        </Button>
      )}
      <ConfirmDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={confirmDisconnect}
        title={t`Disconnect your account?`}
        text={t`New payments go to the platform. Active subscriptions are still paid to your account, which you can reconnect at any time.`}
        confirmText={t`Disconnect`}
        busy={disconnect.isPending}
      />
    </ButtonRow>
  )
}
