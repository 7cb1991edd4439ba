import { useLingui } from '@lingui/react/macro'
import type { User } from '@vitrine/contract'
import { token } from '@vitrine/theme'
import { ChevronDown } from '#icons'
import type { ComponentPropsWithRef } from 'react'
import styled from 'styled-components'
import { isolated } from '../../lib/i18n/isolated.ts'
import { personName } from '../../lib/session/session.ts'
import { media } from '../../ui/brand/shapes.ts'
import { PersonPicture } from '../../ui/brand/person-picture.tsx'

interface UserMenuButtonProps extends ComponentPropsWithRef<'button'> {
  user: User
}

/** The person's picture in a disc: what opens their menu. */
export function UserMenuButton({ user, ...rest }: UserMenuButtonProps) {
  const { t } = useLingui()
  const name = isolated(personName(user))
  return (
    <Trigger type="button" aria-label={t`Account: ${name}`} {...rest}>
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
  ${media.phone} {
    > svg {
      display: none;
    }
  }
`
