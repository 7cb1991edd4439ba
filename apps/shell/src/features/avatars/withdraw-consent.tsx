import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '@vitrine/contract/client'
import { useState } from 'react'
import { useToast } from '../../lib/toast/toast.ts'
import { Button } from '../../ui/controls/button.tsx'
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx'
import { listKey } from './queries.ts'

/** Takes the consent to a twin back, after saying what that ends. */
export function WithdrawConsent({ consentId: id, name }: { consentId: string; name: string }) {
  const client = useQueryClient()
  const showToast = useToast()
  const [isAsking, setAsking] = useState(false)
  const revoke = useMutation({
    mutationFn: () => call('POST /api/twin-consents/:id/revoke', { params: { id } }),
    onSuccess: () => client.invalidateQueries({ queryKey: listKey }),
    onError: () => showToast({ title: t`Couldn’t withdraw the consent.`, tone: 'destructive' }),
  })
  return (
    <>
      <Button variant="ghost" block aria-haspopup="dialog" onClick={() => setAsking(true)}>
        <Trans>Withdraw consent</Trans>
      </Button>
      <ConfirmDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={() => revoke.mutate(undefined, { onSettled: () => setAsking(false) })}
        title={t`Withdraw consent to ${name}?`}
        text={
          <Trans>
            The twin can’t be used from now on, videos in progress stop and aren’t charged, and its recordings are
            deleted. Finished videos stay until you delete them. A record of the consent is kept.
          </Trans>
        }
        confirmText={t`Withdraw consent`}
        busy={revoke.isPending}
        danger
      />
    </>
  )
}
