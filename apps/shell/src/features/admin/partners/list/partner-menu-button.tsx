import { useLingui } from '@lingui/react/macro'
import type { AdminTenant } from '@vitrine/contract'
import { Ellipsis } from '#icons'
import type { ComponentPropsWithRef } from 'react'
import { isolated } from '../../../../lib/i18n/isolated.ts'
import { IconButton } from '../../../../ui/controls/button.tsx'

/** The button that opens the menu. */
export function PartnerMenuButton({ partner, ...rest }: { partner: AdminTenant } & ComponentPropsWithRef<'button'>) {
  const { t } = useLingui()
  const name = isolated(partner.name)
  return (
    <IconButton label={t`More actions for ${name}`} {...rest}>
      <Ellipsis size={18} aria-hidden="true" />
    </IconButton>
  )
}
