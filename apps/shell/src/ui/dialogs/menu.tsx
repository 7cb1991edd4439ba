import { token } from '@vitrine/theme'
import { ChevronRight } from '#icons'
import { DropdownMenu } from 'radix-ui'
import type { PointerEvent, ReactNode } from 'react'
import styled, { css } from 'styled-components'
import { useMatch } from '../../lib/use-match.ts'
import { media } from '../brand/shapes.ts'

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

const panel = css`
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

/** The sheet of a menu below its button. What imports it must be loaded when the menu is first asked for. */
export const MenuPanel = styled(DropdownMenu.Content).attrs({ align: 'end', sideOffset: 8, collisionPadding: 16 })`
  ${panel}
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
  > svg {
    flex: none;
  }
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

/** An item that cannot be undone. */
export const MenuDanger = styled(MenuItem)`
  color: ${token.dangerText};
  &[data-highlighted] {
    background: ${token.dangerSubtle};
  }
`

/** The name of a group of items. */
export const MenuHeading = styled(DropdownMenu.Label)`
  padding: ${token.space[2]} ${token.space[3]} ${token.space[1]};
  font-size: ${token.fontSize.badge};
  font-weight: 500;
  color: ${token.textMuted};
`

const narrow = media.narrow.slice('@media '.length)
/** Moves a panel back over its parent, where there is no room beside it. */
const OVER_PARENT = -240

interface SubMenuProps {
  icon: ReactNode
  text: ReactNode
  children: ReactNode
}

/** An item that opens further items beside it or, on narrow windows, over it. */
export function SubMenu({ icon, text, children }: SubMenuProps) {
  const isNarrow = useMatch(narrow)
  return (
    <DropdownMenu.Sub>
      <SubTrigger onPointerLeave={isNarrow ? keepOpen : undefined}>
        {icon}
        <span>{text}</span>
        <ChevronRight className="flips" size={18} aria-hidden="true" />
      </SubTrigger>
      <SubPanel sideOffset={isNarrow ? OVER_PARENT : 4}>{children}</SubPanel>
    </DropdownMenu.Sub>
  )
}

/** A panel over its item takes the mouse from it, which would close it again. */
function keepOpen(event: PointerEvent): void {
  event.preventDefault()
}

const SubTrigger = styled(DropdownMenu.SubTrigger)`
  ${line}
  &[data-state='open'] {
    background: ${token.hover};
  }
  > span {
    flex: 1;
  }
`
const SubPanel = styled(DropdownMenu.SubContent).attrs({ alignOffset: -8, collisionPadding: 16 })`
  ${panel}
  ${media.narrow} {
    max-inline-size: calc(100vw - 96px);
  }
`

export const MenuLine = styled(DropdownMenu.Separator)`
  block-size: 1px;
  margin-block: ${token.space[2]};
  background: ${token.border};
`
