import { useLingui } from '@lingui/react/macro'
import { token } from '@vitrine/theme'
import { NavLink } from 'react-router-dom'
import styled from 'styled-components'
import { media } from '../../ui/brand/shapes.ts'
import { useMainLinks } from './main-links.ts'

/** The main navigation at the bottom of phones. */
export function TabBar() {
  const { t } = useLingui()
  return (
    <Bar aria-label={t({ message: 'Main', comment: 'The main navigation, for screen readers' })}>
      {useMainLinks().map(({ to, short, Icon }) => (
        <NavLink key={to} to={to}>
          <Icon size={20} strokeWidth={1.75} aria-hidden="true" />
          {short}
        </NavLink>
      ))}
    </Bar>
  )
}

const Bar = styled.nav`
  display: none;
  ${media.narrow} {
    position: fixed;
    z-index: 12;
    inset-inline: 0;
    inset-block-end: 0;
    display: grid;
    grid-template-columns: repeat(4, 1fr);
    padding: 6px 4px calc(8px + env(safe-area-inset-bottom));
    border-block-start: 1px solid ${token.border};
    background: ${token.surface};
  }
  a {
    display: grid;
    justify-items: center;
    gap: 3px;
    padding-block: 7px;
    border-radius: ${token.radius.control};
    font-size: 0.75rem;
    font-weight: 500;
    line-height: 1.2;
    color: ${token.textMuted};
  }
  a[aria-current] {
    background: ${token.primarySubtle};
    color: ${token.primaryText};
    font-weight: 600;
  }
`
