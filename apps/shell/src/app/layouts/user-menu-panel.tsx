import type { User } from '@vitrine/contract'
import { token } from '@vitrine/theme'
import { LogOut, ShieldCheck, UserRound } from 'lucide-react'
import { DropdownMenu } from 'radix-ui'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import styled from 'styled-components'
import { useBoot } from '../../kit/boot.ts'
import { personName } from '../../kit/session.ts'
import { mainLinks } from './main-links.ts'
import { UserMenuButton } from './user-menu-button.tsx'

/** The open menu of the signed-in person. Signing out is a full page navigation, so that nothing of theirs stays in memory. */
export function UserMenuPanel({ user }: { user: User }) {
  const { isPlatform } = useBoot()
  const [isOpen, setOpen] = useState(true)
  return (
    <DropdownMenu.Root open={isOpen} onOpenChange={setOpen} modal={false}>
      <DropdownMenu.Trigger asChild>
        <UserMenuButton user={user} />
      </DropdownMenu.Trigger>
      <Panel align="end" sideOffset={8} collisionPadding={16}>
        <Who>
          <b>{personName(user)}</b>
          {user.email && <span>{user.email}</span>}
        </Who>
        <DropdownMenu.Group className="places">
          {mainLinks.map(({ to, text, Icon }) => (
            <Item key={to} asChild>
              <Link to={to}>
                <Icon size={18} aria-hidden="true" />
                {text}
              </Link>
            </Item>
          ))}
        </DropdownMenu.Group>
        <Item asChild>
          <Link to="/profile">
            <UserRound size={18} aria-hidden="true" />
            Profile
          </Link>
        </Item>
        {isPlatform && user.role === 'operator' && (
          <Item asChild>
            <Link to="/admin">
              <ShieldCheck size={18} aria-hidden="true" />
              Admin
            </Link>
          </Item>
        )}
        <Item asChild>
          <a href="/api/logout">
            <LogOut size={18} aria-hidden="true" />
            Sign out
          </a>
        </Item>
      </Panel>
    </DropdownMenu.Root>
  )
}

const Panel = styled(DropdownMenu.Content)`
  z-index: 30;
  min-inline-size: 240px;
  max-inline-size: calc(100vw - 32px);
  padding: ${token.space[2]};
  border: 1px solid ${token.border};
  border-radius: ${token.radius.card};
  background: ${token.surface};
  box-shadow: ${token.shadow3};
  .places {
    display: none;
  }
  @media (max-width: 760px) {
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
const Item = styled(DropdownMenu.Item)`
  display: flex;
  align-items: center;
  gap: ${token.space[3]};
  min-block-size: 44px;
  padding-inline: ${token.space[3]};
  border-radius: ${token.radius.control};
  font-size: ${token.fontSize.control};
  font-weight: 500;
  cursor: pointer;
  &[data-highlighted] {
    background: ${token.hover};
    outline: none;
  }
`
