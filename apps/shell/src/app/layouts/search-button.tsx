import { useLingui } from '@lingui/react/macro'
import { token } from '@vitrine/theme'
import { Search } from '#icons'
import styled from 'styled-components'
import { hiddenVisually, media } from '../../ui/brand/shapes.ts'
import { openPalette } from '../command-palette/palette-state.ts'
import { shortcut } from '../command-palette/shortcut.ts'

/** Opens the command palette and shows its keys; without room it is an icon. */
export function SearchButton() {
  const { t } = useLingui()
  const text = t`Search`
  return (
    <Press type="button" aria-haspopup="dialog" aria-keyshortcuts={shortcut.keys} onClick={openPalette}>
      <Search size={18} aria-hidden="true" />
      <span>{text}</span> <kbd>{shortcut.text}</kbd>
    </Press>
  )
}

const Press = styled.button`
  display: flex;
  align-items: center;
  gap: ${token.space[2]};
  min-block-size: 44px;
  padding-inline: ${token.space[3]};
  border: 1px solid ${token.border};
  border-radius: ${token.radius.pill};
  background: none;
  color: ${token.textMuted};
  font-size: ${token.fontSize.small};
  white-space: nowrap;
  cursor: pointer;
  &:hover {
    background: ${token.hover};
    color: ${token.text};
  }
  &:focus-visible {
    border-radius: ${token.radius.pill};
  }
  kbd {
    font: inherit;
  }
  ${media.tablet} {
    justify-content: center;
    min-inline-size: 44px;
    padding-inline: 0;
    border-color: transparent;
    > span {
      ${hiddenVisually}
    }
    kbd {
      display: none;
    }
  }
`
