import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { AdminTenant, FeatureSwitches } from '@vitrine/contract'
import { token } from '@vitrine/theme'
import { useState } from 'react'
import styled from 'styled-components'
import { faultOf } from '../../../lib/forms/fault-of.ts'
import { isolated } from '../../../lib/i18n/isolated.ts'
import { useToast } from '../../../lib/toast/toast.ts'
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx'
import { Note } from '../../../ui/feedback/note.tsx'
import { Switch } from '../../../ui/forms/switch.tsx'
import { useChangePartner } from './queries.ts'

/** Which features a partner's site has. */
export function FeaturesDialog({ partner, onClose }: { partner: AdminTenant; onClose: () => void }) {
  const [switches, setSwitches] = useState(partner.switches)
  const toast = useToast()
  const name = isolated(partner.name)
  const { mutate, isPending, error } = useChangePartner(partner, () => {
    toast({ title: t`Features updated`, tone: 'success' })
    onClose()
  })
  const names: [keyof FeatureSwitches, string][] = [
    ['batches', t`Bulk videos and listing feeds`],
    ['newsletters', t`Newsletters`],
    ['customerKeys', t`API keys for customers`],
    ['emailBlast', t`Email blast sales`],
  ]
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      onConfirm={() => mutate({ switches })}
      title={t`Features of ${name}`}
      text={<Trans>Features that are off disappear from the site. Their data stays.</Trans>}
      confirmText={t`Save`}
      busy={isPending}
    >
      <Rows>
        {names.map(([feature, label]) => (
          <Switch
            key={feature}
            label={label}
            on={switches[feature]}
            onChange={(on) => setSwitches((before) => ({ ...before, [feature]: on }))}
          />
        ))}
      </Rows>
      {error && <Note tone="bad">{faultOf(error)}</Note>}
    </ConfirmDialog>
  )
}

const Rows = styled.div`
  display: grid;
  justify-items: start;
  gap: ${token.space[3]};
`
