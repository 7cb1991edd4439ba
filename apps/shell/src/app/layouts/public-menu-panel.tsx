import { directionOf } from '@vitrine/contract'
import { Trans, useLingui } from '@lingui/react/macro'
import { Menu } from '#icons'
import { DropdownMenu } from 'radix-ui'
import { useState } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { useBoot } from '../../lib/boot/boot.ts'
import { IconButton } from '../../ui/controls/button.tsx'
import { MenuItem, MenuLine, MenuPanel } from '../../ui/dialogs/menu.tsx'
import { usePublicLinks } from './public-links.ts'

/** The open menu of public pages. */
export function PublicMenuPanel() {
  const { t } = useLingui()
  const { hasSession, freeCredits } = useBoot()
  const { pathname } = useLocation()
  const [isOpen, setOpen] = useState(true)
  const links = usePublicLinks()
  return (
    <DropdownMenu.Root dir={directionOf(useBoot().language)} open={isOpen} onOpenChange={setOpen} modal={false}>
      <DropdownMenu.Trigger asChild>
        <IconButton label={t`Menu`}>
          <Menu size={22} aria-hidden="true" />
        </IconButton>
      </DropdownMenu.Trigger>
      <MenuPanel>
        {links.map(({ to, text }) => (
          <MenuItem key={to} asChild aria-current={to === pathname ? 'page' : undefined}>
            <Link to={to}>{text}</Link>
          </MenuItem>
        ))}
        <MenuLine />
        {hasSession ? (
          <MenuItem asChild>
            <Link to="/dashboard">
              <Trans>Dashboard</Trans>
            </Link>
          </MenuItem>
        ) : (
          <>
            <MenuItem asChild>
              <Link to="/login">
                <Trans>Sign in</Trans>
              </Link>
            </MenuItem>
            <MenuItem asChild>
              <Link to="/register">
                {freeCredits > 0 ? <Trans>Create a free video</Trans> : <Trans>Create a video</Trans>}
              </Link>
            </MenuItem>
          </>
        )}
      </MenuPanel>
    </DropdownMenu.Root>
  )
}
