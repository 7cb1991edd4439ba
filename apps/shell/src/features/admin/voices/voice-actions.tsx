import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { VoiceModel } from '@vitrine/contract'
import { useState } from 'react'
import { faultOf } from '../../../lib/forms/fault-of.ts'
import { useToast } from '../../../lib/toast/toast.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx'
import { useInstallVoice, useRemoveVoice } from './queries.ts'

/** Installs a model, or removes it after a question. */
export function VoiceActions({ model, name }: { model: VoiceModel; name: string }) {
  if (model.state === 'installing') return null
  return model.state === 'installed' ? <Remove model={model} name={name} /> : <Install model={model} name={name} />
}

/** Asks for confirmation when the download cannot be verified. */
function Install({ model: { id, isVerified, state }, name }: { model: VoiceModel; name: string }) {
  const toast = useToast()
  const install = useInstallVoice(id)
  const [isAsking, setAsking] = useState(false)
  const send = (trust: { isTrusted: boolean }) =>
    install.mutate(trust, {
      onError: (error) =>
        toast({ title: t`Couldn’t install ${name}`, description: faultOf(error), tone: 'destructive' }),
      onSettled: () => setAsking(false),
    })
  return (
    <>
      <Button
        variant="secondary"
        busy={install.isPending}
        {...(isVerified ? {} : { 'aria-haspopup': 'dialog' })}
        onClick={() => (isVerified ? send({ isTrusted: false }) : setAsking(true))}
      >
        {state === 'interrupted' ? <Trans>Continue installation</Trans> : <Trans>Install voice</Trans>}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={() => send({ isTrusted: true })}
        title={t`Install ${name} without verification?`}
        text={t`No public source lists a checksum for these files. The checksums of the downloaded files are recorded on this server.`}
        confirmText={t`Trust and install`}
        busy={install.isPending}
      />
    </>
  )
}

function Remove({ model: { id }, name }: { model: VoiceModel; name: string }) {
  const toast = useToast()
  const remove = useRemoveVoice(id)
  const [isAsking, setAsking] = useState(false)
  const send = () =>
    remove.mutate(undefined, {
      onSuccess: () => toast({ title: t`${name} removed`, tone: 'success' }),
      onError: (error) =>
        toast({ title: t`Couldn’t remove ${name}`, description: faultOf(error), tone: 'destructive' }),
      onSettled: () => setAsking(false),
    })
  return (
    <>
      <Button variant="secondary" aria-haspopup="dialog" onClick={() => setAsking(true)}>
        <Trans>Remove voice</Trans>
      </Button>
      <ConfirmDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={send}
        title={t`Remove ${name}?`}
        text={t`Videos waiting for this voice fail and aren’t charged. Finished videos keep their audio.`}
        confirmText={t`Remove voice`}
        busy={remove.isPending}
        danger
      />
    </>
  )
}
