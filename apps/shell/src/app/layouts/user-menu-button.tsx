import { useLingui } from '@lingui/react/macro'
import type { User } from '@vitrine/contract'
import { token } from '@vitrine/theme'
import { ChevronDown } from 'lucide-react'
import type { ComponentPropsWithRef } from 'react'
import styled from 'styled-components'
import { isolated } from '../../kit/i18n/isolated.ts'
import { personName } from '../../kit/session.ts'
import { PersonPicture } from '../../kit/ui/person-picture.tsx'

interface UserMenuButtonProps extends ComponentPropsWithRef<'button'> {
  user: User
}

/** The person's picture in a disc: what opens their menu. */
export function UserMenuButton({ user, ...rest }: UserMenuButtonProps) {
  const { t } = useLingui()
  const name = isolated(personName(user))
  return (
    <Trigger type="button" aria-label={t`Account of ${name}`} {...rest}>
      <PersonPicture user={user} />
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
