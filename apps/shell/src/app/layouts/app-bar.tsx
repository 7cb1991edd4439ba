import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { User } from '@vitrine/contract'
import { token } from '@vitrine/theme'
import { Coins } from '#icons'
import { Link, NavLink } from 'react-router-dom'
import styled from 'styled-components'
import { formatCredits } from '../../lib/i18n/format.ts'
import { Logo } from '../../ui/brand/logo.tsx'
import { Wrap } from '../../ui/layout/page.tsx'
import { hiddenVisually, media, pinnedHeight } from '../../ui/brand/shapes.ts'
import { Tooltip } from '../../ui/dialogs/tooltip.tsx'
import { showsWhitelabel, whitelabelPath } from './whitelabel-link.ts'
import { useMainLinks } from './main-links.ts'
import { SearchButton } from './search-button.tsx'
import { ThemeSwitch } from './theme-switch.tsx'
import { UserMenu } from './user-menu.tsx'
import { currentMark } from './current-mark.ts'

/**
 * The bar of signed-in screens: navigation, credits and the menu of the person. Reserves the place of the menu while the person
 * is unknown (undefined).
 */
export function AppBar({ user }: { user: User | null | undefined }) {
  const { t } = useLingui()
  const credits = user && formatCredits(user.credits)
  return (
    <Bar>
      <Wrap>
        <Logo />
        <nav aria-label={t({ message: 'Main', comment: 'The main navigation, for screen readers' })}>
          {useMainLinks().map(({ to, text, short }) => (
            <NavLink key={to} to={to}>
              <Long>{text}</Long>
              <Short>{short}</Short>
            </NavLink>
          ))}
          {showsWhitelabel(user ?? undefined) && (
            <NavLink to={whitelabelPath}>
              <Trans>Whitelabel</Trans>
            </NavLink>
          )}
        </nav>
        <End>
          {user && (
            <Tooltip text={t`1 credit is 1 minute of video`}>
              <Credits to="/billing">
                <Coins size={16} aria-hidden="true" />
                <Trans>
                  <b>{credits}</b>{' '}
                  <span>
                    <Plural value={user.credits} one="credit" other="credits" />
                  </span>
                </Trans>
              </Credits>
            </Tooltip>
          )}
          {user && <SearchButton />}
          <NotOnPhones>
            <ThemeSwitch />
          </NotOnPhones>
          {user ? <UserMenu user={user} /> : user === undefined && <MenuRoom />}
        </End>
      </Wrap>
    </Bar>
  )
}

const Bar = styled.header.attrs({ className: 't-bar' })`
  position: sticky;
  z-index: 10;
  inset-block-start: ${pinnedHeight};
  border-block-end: 1px solid ${token.border};
  background: ${token.surface};
  /* An open menu is above the tab bar, which would hide its end. */
  &:has([role='menu']) {
    z-index: 14;
  }
  ${Wrap} {
    display: flex;
    align-items: center;
    gap: ${token.space[6]};
    block-size: 68px;
  }
  /* Fixed shares, so that neither side moves when its content appears. */
  nav {
    flex: 3 1 0;
    display: flex;
    align-self: stretch;
    gap: ${token.space[1]};
  }
  nav a {
    position: relative;
    display: flex;
    align-items: center;
    padding-inline: ${token.space[3]};
    font-size: ${token.fontSize.control};
    font-weight: 500;
    color: ${token.textMuted};
    white-space: nowrap;
  }
  nav a:hover,
  nav a[aria-current] {
    color: ${token.text};
  }
  nav a[aria-current]::after {
    ${currentMark}
  }
  ${media.tablet} {
    ${Wrap} {
      gap: ${token.space[4]};
    }
    nav a {
      padding-inline: ${token.space[2]};
    }
  }
  ${media.narrow} {
    ${Wrap} {
      block-size: 60px;
      gap: ${token.space[2]};
    }
    nav {
      display: none;
    }
  }
`
const Long = styled.span`
  ${media.tablet} {
    display: none;
  }
`
const Short = styled.span`
  display: none;
  ${media.tablet} {
    display: inline;
  }
`
const End = styled.div`
  flex: 2 1 0;
  display: flex;
  align-items: center;
  justify-content: flex-end;
  gap: ${token.space[2]};
  ${media.phone} {
    gap: 0;
  }
`
/** The name of the site needs the room; the menu of the person has the same choice there. */
const NotOnPhones = styled.span`
  display: contents;
  ${media.phone} {
    display: none;
  }
`
const MenuRoom = styled.span`
  flex: none;
  inline-size: 64px;
  ${media.phone} {
    inline-size: 44px;
  }
`
const Credits = styled(Link)`
  display: flex;
  align-items: center;
  gap: 6px;
  justify-content: center;
  min-block-size: 44px;
  padding-inline: 14px;
  border-radius: ${token.radius.pill};
  background: ${token.primarySubtle};
  color: ${token.primaryText};
  font-size: ${token.fontSize.control};
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
  &:focus-visible {
    border-radius: ${token.radius.pill};
  }
  > svg {
    display: none;
  }
  /* The name of the site needs the room of the word. */
  ${media.tablet} {
    min-inline-size: 44px;
    padding-inline: 10px;
    > svg {
      display: block;
      flex: none;
    }
    span {
      ${hiddenVisually}
    }
  }
  ${media.phone} {
    gap: ${token.space[1]};
    padding-inline: ${token.space[2]};
    > svg {
      inline-size: 14px;
    }
  }
`
