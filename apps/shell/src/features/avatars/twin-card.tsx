import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Avatar } from '@vitrine/contract'
import { call } from '@vitrine/contract/client'
import { token } from '@vitrine/theme'
import { Trash2 } from '#icons'
import { useState } from 'react'
import styled from 'styled-components'
import { faultOf } from '../../lib/forms/fault-of.ts'
import { isolated } from '../../lib/i18n/isolated.ts'
import { useToast } from '../../lib/toast/toast.ts'
import { Button } from '../../ui/controls/button.tsx'
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx'
import { ProgressBar } from '../../ui/feedback/progress-bar.tsx'
import { AvatarCard } from './avatar-card.tsx'
import { ConsentAgain } from './consent-again/consent-again.tsx'
import { listKey } from './queries.ts'
import { WithdrawConsent } from './withdraw-consent.tsx'

/** Shows a person's twin: its progress, its error, and a button that deletes it. */
export function TwinCard({ avatar }: { avatar: Avatar }) {
  const client = useQueryClient()
  const showToast = useToast()
  const [isAsking, setAsking] = useState(false)
  const name = isolated(avatar.name)
  const remove = useMutation({
    mutationFn: () => call('DELETE /api/avatars/:id', { params: { id: avatar.id } }),
    onSuccess: () => {
      showToast({ title: t`Avatar deleted`, tone: 'success' })
      return client.invalidateQueries({ queryKey: listKey })
    },
    onError: (error) => showToast({ title: t`Delete failed`, description: faultOf(error), tone: 'destructive' }),
  })
  return (
    <Place>
      <AvatarCard avatar={avatar} />
      {(avatar.stage === 'recording' || avatar.stage === 'training') && avatar.status === 'processing' && (
        <ProgressBar value={avatar.progress} label={t`Creating ${name}`} />
      )}
      <Stage avatar={avatar} />
      <ConsentAgain avatar={avatar} />
      {avatar.consentId && avatar.stage !== 'revoked' && <WithdrawConsent consentId={avatar.consentId} name={name} />}
      <Button
        variant="secondary"
        block
        aria-label={t`Delete ${name}`}
        icon={<Trash2 size={16} aria-hidden="true" />}
        aria-haspopup="dialog"
        onClick={() => setAsking(true)}
      >
        <Trans>Delete</Trans>
      </Button>
      <ConfirmDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={() => remove.mutate(undefined, { onSettled: () => setAsking(false) })}
        title={t`Delete ${name}?`}
        text={t`Your twin and its recording are permanently deleted. Videos made with it stay.`}
        confirmText={t`Delete`}
        busy={remove.isPending}
        danger
      />
    </Place>
  )
}

/** The stage of a twin, or why it cannot be used. */
function Stage({ avatar: { stage, status, errorMessage } }: { avatar: Avatar }) {
  switch (stage) {
    case 'recording':
      return status === 'failed' ? <Reason>{errorMessage}</Reason> : <p>{t`Checking your recording.`}</p>
    case 'consent':
      return <p>{t`Waiting for consent.`}</p>
    case 'review':
      return <p>{t`Waiting for review. You can use this twin once our team has approved it.`}</p>
    case 'training':
      return <p>{t`Training your twin. This can take several hours.`}</p>
    case 'training-failed':
      return (
        <Reason>
          {t`Training failed:`} <bdi>{errorMessage}</bdi>
        </Reason>
      )
    case 'rejected':
      return (
        <Reason>
          {t`Not approved:`} <bdi>{errorMessage}</bdi>{' '}
          {t`Record only the consent again, or delete this twin and start over at no charge.`}
        </Reason>
      )
    case 'revoked':
      return (
        <Reason>
          {t`Consent was withdrawn, so the recordings were deleted. To get a new twin, delete this one and record everything again.`}
        </Reason>
      )
    case 'refunded':
      return <Reason>{t`Your purchase was refunded, so this twin won’t be created.`}</Reason>
    case null:
      return status === 'failed' ? <Reason>{errorMessage}</Reason> : null
  }
}

const Place = styled.div`
  display: grid;
  gap: ${token.space[3]};
  p {
    font-size: ${token.fontSize.small};
    color: ${token.textMuted};
  }
`
const Reason = styled.p`
  && {
    color: ${token.dangerText};
  }
`
