import { Trans, useLingui } from '@lingui/react/macro'
import type { Domain } from '@vitrine/contract'
import { useState } from 'react'
import { faultOf } from '../../lib/forms/fault-of.ts'
import { isolated } from '../../lib/i18n/isolated.ts'
import { Button } from '../../ui/controls/button.tsx'
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx'
import { Note } from '../../ui/feedback/note.tsx'
import { useRemoveDomain, useSetPrimary } from './queries.ts'

/** Actions on a domain besides its setup. */
export function DomainActions({ domain }: { domain: Domain }) {
  const { t } = useLingui()
  const [isAsking, setAsking] = useState(false)
  const setPrimary = useSetPrimary(domain.id)
  const remove = useRemoveDomain(domain.id, () => setAsking(false))
  const host = isolated(domain.host)
  return (
    <>
      {domain.state === 'live' && (
        <Button variant="secondary" busy={setPrimary.isPending} onClick={() => setPrimary.mutate(!domain.isPrimary)}>
          {domain.isPrimary ? <Trans>Remove as primary</Trans> : <Trans>Make primary</Trans>}
        </Button>
      )}
      <Button variant="ghost" onClick={() => setAsking(true)}>
        <Trans>Remove</Trans>
      </Button>
      <ConfirmDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={() => remove.mutate()}
        title={t`Remove ${host}?`}
        text={t`The site goes offline at this domain immediately. It’s reserved for you for 30 days, and you can add it again any time.`}
        confirmText={t`Remove`}
        busy={remove.isPending}
        danger
      >
        {remove.error && <Note tone="bad">{faultOf(remove.error)}</Note>}
      </ConfirmDialog>
    </>
  )
}
