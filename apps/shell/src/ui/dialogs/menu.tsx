import { token } from '@vitrine/theme'
import { DropdownMenu } from 'radix-ui'
import styled, { css } from 'styled-components'

/*
 * A shadow at each edge beyond which there is more. The covers move with the items, so that a shadow is covered where the items end;
 * the shadows stay.
 */
const scrollShadows = css`
  background:
    linear-gradient(${token.surface} 40%, transparent) top / 100% 56px local,
    linear-gradient(transparent, ${token.surface} 60%) bottom / 100% 56px local,
    linear-gradient(${token.borderControl}, transparent) top / 100% 20px scroll,
    linear-gradient(transparent, ${token.borderControl}) bottom / 100% 20px scroll,
    ${token.surface};
  background-repeat: no-repeat;
`

/** The sheet of a menu below its button. What imports it must be loaded when the menu is first asked for. */
export const MenuPanel = styled(DropdownMenu.Content).attrs({ align: 'end', sideOffset: 8, collisionPadding: 16 })`
  z-index: 30;
  min-inline-size: 200px;
  max-inline-size: calc(100vw - 32px);
  /* A long one on a low window scrolls; nothing of it stands outside. */
  max-block-size: var(--radix-dropdown-menu-content-available-height);
  overflow-y: auto;
  padding: ${token.space[2]};
  border: 1px solid ${token.border};
  border-radius: ${token.radius.card};
  ${scrollShadows}
  box-shadow: ${token.shadow3};
`

const line = css`
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
  &[data-disabled] {
    color: ${token.textMuted};
    cursor: default;
  }
`

export const MenuItem = styled(DropdownMenu.Item)`
  ${line}
  &[aria-current] {
    color: ${token.primaryText};
    font-weight: 600;
  }
`

/** One of several choices; the chosen one has a tick at its end. */
export const MenuChoice = styled(DropdownMenu.RadioItem)`
  ${line}
  justify-content: space-between;
  &[data-state='checked'] {
    color: ${token.primaryText};
    font-weight: 600;
  }
`

export const MenuLine = styled(DropdownMenu.Separator)`
  block-size: 1px;
  margin-block: ${token.space[2]};
  background: ${token.border};
`
