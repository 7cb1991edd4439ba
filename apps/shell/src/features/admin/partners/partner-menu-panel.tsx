import { Trans } from '@lingui/react/macro'
import { type AdminTenant, directionOf } from '@vitrine/contract'
import { Download, ExternalLink, Mail, Package, Pause, Play, Trash2 } from 'lucide-react'
import { DropdownMenu } from 'radix-ui'
import { useState } from 'react'
import { useBoot } from '../../../kit/boot.ts'
import { MenuItem, MenuLine, MenuPanel } from '../../../kit/ui/menu.tsx'
import { PartnerMenuButton } from './partner-menu-button.tsx'

export type PartnerAct = 'plan' | 'owner' | 'pause' | 'resume' | 'delete'

/** The open menu of a partner. */
export function PartnerMenuPanel({ partner, onAct }: { partner: AdminTenant; onAct: (act: PartnerAct) => void }) {
  const [isOpen, setOpen] = useState(true)
  const isPaused = partner.status === 'suspended'
  return (
    <DropdownMenu.Root dir={directionOf(useBoot().language)} open={isOpen} onOpenChange={setOpen} modal={false}>
      <DropdownMenu.Trigger asChild>
        <PartnerMenuButton partner={partner} />
      </DropdownMenu.Trigger>
      <MenuPanel>
        <MenuItem asChild>
          <a href={partner.origin} target="_blank" rel="noreferrer">
            <ExternalLink size={18} aria-hidden="true" />
            <Trans>Open the site</Trans>
          </a>
        </MenuItem>
        <MenuItem asChild>
          <a href={`/api/admin/tenants/${partner.id}/export`} download>
            <Download size={18} aria-hidden="true" />
            <Trans>Export as files</Trans>
          </a>
        </MenuItem>
        <MenuItem onSelect={() => onAct('plan')}>
          <Package size={18} aria-hidden="true" />
          <Trans>Change plan</Trans>
        </MenuItem>
        <MenuItem onSelect={() => onAct('owner')}>
          <Mail size={18} aria-hidden="true" />
          <Trans>Invite an owner</Trans>
        </MenuItem>
        <MenuItem onSelect={() => onAct(isPaused ? 'resume' : 'pause')}>
          {isPaused ? <Play size={18} aria-hidden="true" /> : <Pause size={18} aria-hidden="true" />}
          {isPaused ? <Trans>Open again</Trans> : <Trans>Pause</Trans>}
        </MenuItem>
        <MenuLine />
        <MenuItem onSelect={() => onAct('delete')}>
          <Trash2 size={18} aria-hidden="true" />
          <Trans>Delete with everything</Trans>
        </MenuItem>
      </MenuPanel>
    </DropdownMenu.Root>
  )
}
