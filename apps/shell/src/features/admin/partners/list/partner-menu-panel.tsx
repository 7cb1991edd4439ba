import { Trans } from '@lingui/react/macro'
import { type AdminTenant, directionOf } from '@vitrine/contract'
import { Download, ExternalLink, Mail, Package, Pause, Play, ToggleRight, Trash2 } from '#icons'
import { DropdownMenu } from 'radix-ui'
import { useState } from 'react'
import { useBoot } from '../../../../lib/boot/boot.ts'
import { MenuItem, MenuLine, MenuPanel } from '../../../../ui/dialogs/menu.tsx'
import { PartnerMenuButton } from './partner-menu-button.tsx'

export type PartnerAct = 'plan' | 'features' | 'owner' | 'pause' | 'resume' | 'delete'

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
            <Trans>Open site</Trans>
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
        <MenuItem onSelect={() => onAct('features')}>
          <ToggleRight size={18} aria-hidden="true" />
          <Trans>Features</Trans>
        </MenuItem>
        <MenuItem onSelect={() => onAct('owner')}>
          <Mail size={18} aria-hidden="true" />
          <Trans>Invite an owner</Trans>
        </MenuItem>
        <MenuItem onSelect={() => onAct(isPaused ? 'resume' : 'pause')}>
          {isPaused ? <Play size={18} aria-hidden="true" /> : <Pause size={18} aria-hidden="true" />}
          {isPaused ? <Trans>Reopen</Trans> : <Trans context="site">Pause</Trans>}
        </MenuItem>
        <MenuLine />
        <MenuItem onSelect={() => onAct('delete')}>
          <Trash2 size={18} aria-hidden="true" />
          <Trans>Delete with all data</Trans>
        </MenuItem>
      </MenuPanel>
    </DropdownMenu.Root>
  )
}
