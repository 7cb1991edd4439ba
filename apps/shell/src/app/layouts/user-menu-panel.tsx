import { Trans } from '@lingui/react/macro'
import type { User } from '@vitrine/contract'
import { directionOf } from '@vitrine/contract'
import { token } from '@vitrine/theme'
import {
  type Icon as IconComponent,
  PartnerIcon,
  LockKeyhole,
  LogOut,
  ReceiptText,
  ShieldCheck,
  UserRound,
  Webhook,
} from '#icons'
import { DropdownMenu } from 'radix-ui'
import { type ReactNode, useState } from 'react'
import { Link } from 'react-router-dom'
import styled from 'styled-components'
import { useBoot } from '../../lib/boot/boot.ts'
import { personName } from '../../lib/session/session.ts'
import { MenuItem, MenuPanel } from '../../ui/dialogs/menu.tsx'
import { media } from '../../ui/brand/shapes.ts'
import { useNextTheme } from './theme-switch.tsx'
import { useMainLinks } from './main-links.ts'
import { showsWhitelabel, whitelabelPath } from './whitelabel-link.ts'
import { UserMenuButton } from './user-menu-button.tsx'

/** The open menu of the signed-in person. Signing out is a full page navigation, so that nothing of theirs stays in memory. */
export function UserMenuPanel({ user }: { user: User }) {
  const { isPlatform } = useBoot()
  const [isOpen, setOpen] = useState(true)
  return (
    <DropdownMenu.Root dir={directionOf(useBoot().language)} open={isOpen} onOpenChange={setOpen} modal={false}>
      <DropdownMenu.Trigger asChild>
        <UserMenuButton user={user} />
      </DropdownMenu.Trigger>
      <Panel>
        <Who>
          <b>{personName(user)}</b>
          {user.email && <span>{user.email}</span>}
        </Who>
        <DropdownMenu.Group className="places">
          {useMainLinks().map(({ to, text, Icon }) => (
            <Place key={to} to={to} Icon={Icon}>
              {text}
            </Place>
          ))}
        </DropdownMenu.Group>
        <Place to="/profile" Icon={UserRound}>
          <Trans>Profile</Trans>
        </Place>
        <Place to="/billing" Icon={ReceiptText}>
          <Trans>Billing</Trans>
        </Place>
        <Place to="/security" Icon={LockKeyhole}>
          <Trans>Security</Trans>
        </Place>
        <Place to="/integrations" Icon={Webhook}>
          <Trans>Integrations</Trans>
        </Place>
        {showsWhitelabel(user) && (
          <Place to={whitelabelPath} Icon={PartnerIcon}>
            <Trans>Whitelabel</Trans>
          </Place>
        )}
        {isPlatform && user.role === 'operator' && (
          <Place to="/admin" Icon={ShieldCheck}>
            <Trans context="screen">Admin</Trans>
          </Place>
        )}
        <ThemeItem />
        <MenuItem asChild>
          <a href="/api/logout">
            <LogOut size={18} aria-hidden="true" />
            <Trans>Sign out</Trans>
          </a>
        </MenuItem>
      </Panel>
    </DropdownMenu.Root>
  )
}

/** Changes the theme on phones, whose bar has no switch. The menu stays open and shows the next step. */
function ThemeItem() {
  const { Icon, text, choose } = useNextTheme()
  return (
    <OnPhones
      onSelect={(event) => {
        event.preventDefault()
        choose()
      }}
    >
      <Icon size={18} aria-hidden="true" />
      {text}
    </OnPhones>
  )
}

function Place({ to, Icon, children }: { to: string; Icon: IconComponent; children: ReactNode }) {
  return (
    <MenuItem asChild>
      <Link to={to}>
        <Icon size={18} aria-hidden="true" />
        {children}
      </Link>
    </MenuItem>
  )
}

const Panel = styled(MenuPanel)`
  min-inline-size: 240px;
  .places {
    display: none;
  }
  ${media.narrow} {
    .places {
      display: block;
    }
  }
`
const Who = styled(DropdownMenu.Label)`
  display: grid;
  padding: ${token.space[2]} ${token.space[3]} ${token.space[3]};
  margin-block-end: ${token.space[2]};
  border-block-end: 1px solid ${token.border};
  line-height: 1.4;
  overflow-wrap: anywhere;
  span {
    font-size: ${token.fontSize.small};
    color: ${token.textMuted};
  }
`
const OnPhones = styled(MenuItem)`
  display: none;
  ${media.phone} {
    display: flex;
  }
`
