import type { User } from '@vitrine/contract'
import { token } from '@vitrine/theme'
import { ChevronDown } from 'lucide-react'
import type { ComponentPropsWithRef } from 'react'
import styled from 'styled-components'
import { personInitial, personName } from '../../kit/session.ts'

interface UserMenuButtonProps extends ComponentPropsWithRef<'button'> {
  user: User
}

/** The person's letter in a disc: what opens their menu. */
export function UserMenuButton({ user, ...rest }: UserMenuButtonProps) {
  return (
    <Trigger type="button" aria-label={`Account of ${personName(user)}`} {...rest}>
      <Initial>{personInitial(user)}</Initial>
      <ChevronDown size={16} aria-hidden="true" />
    </Trigger>
  )
}

const Trigger = styled.button`
  display: flex;
  align-items: center;
  gap: ${token.space[1]};
  min-block-size: 44px;
  min-inline-size: 44px;
  padding-inline: 4px;
  border: 0;
  background: none;
  color: ${token.textMuted};
  cursor: pointer;
`
const Initial = styled.span`
  display: grid;
  place-items: center;
  flex: none;
  inline-size: 36px;
  block-size: 36px;
  border-radius: 50%;
  background: ${token.secondary};
  color: ${token.onSecondary};
  font-size: ${token.fontSize.control};
  font-weight: 600;
`
