import { Trans, useLingui } from '@lingui/react/macro'
import { token } from '@vitrine/theme'
import { NavLink, useLocation } from 'react-router-dom'
import styled from 'styled-components'
import { useBoot } from '../../lib/boot/boot.ts'
import { LinkButton } from '../../ui/controls/button.tsx'
import { Logo } from '../../ui/brand/logo.tsx'
import { Wrap } from '../../ui/layout/page.tsx'
import { media } from '../../ui/brand/shapes.ts'
import { LanguageMenu } from './language-menu.tsx'
import { usePublicLinks } from './public-links.ts'
import { PublicMenu } from './public-menu.tsx'
import { ThemeSwitch } from './theme-switch.tsx'
import { currentMark } from './current-mark.ts'

/** The bar of public pages. Its links appear only on the home page and on the pages that they lead to. */
export function PublicBar() {
  const { t } = useLingui()
  const { pathname } = useLocation()
  const links = usePublicLinks()
  const isAmongThem = pathname === '/' || links.some(({ to }) => to === pathname)
  return (
    <Bar>
      <Wrap>
        <Logo />
        {isAmongThem && (
          <Links aria-label={t({ message: 'Main', comment: 'The main navigation, for screen readers' })}>
            {links.map(({ to, text }) => (
              <NavLink key={to} to={to}>
                {text}
              </NavLink>
            ))}
          </Links>
        )}
        <End>
          <LanguageMenu />
          <ThemeSwitch />
          <SignInLinks $always={!isAmongThem} />
          {isAmongThem && (
            <Small>
              <PublicMenu />
            </Small>
          )}
        </End>
      </Wrap>
    </Bar>
  )
}

function SignInLinks({ $always }: { $always: boolean }) {
  const { hasSession, freeCredits } = useBoot()
  return (
    <Entrances $always={$always}>
      {hasSession ? (
        <LinkButton to="/dashboard">
          <Trans>Dashboard</Trans>
        </LinkButton>
      ) : (
        <>
          <LinkButton to="/login" variant="secondary">
            <Trans>Sign in</Trans>
          </LinkButton>
          <LinkButton to="/register" className="wide-only">
            {freeCredits > 0 ? <Trans>Create a free video</Trans> : <Trans>Create a video</Trans>}
          </LinkButton>
        </>
      )}
    </Entrances>
  )
}

const Bar = styled.header.attrs({ className: 't-bar' })`
  border-block-end: 1px solid ${token.border};
  ${Wrap} {
    display: flex;
    align-items: center;
    gap: ${token.space[6]};
    min-block-size: 72px;
  }
`
const Links = styled.nav`
  display: flex;
  align-self: stretch;
  gap: ${token.space[1]};
  a {
    position: relative;
    display: flex;
    align-items: center;
    padding-inline: ${token.space[3]};
    font-size: ${token.fontSize.control};
    font-weight: 500;
    color: ${token.textMuted};
    white-space: nowrap;
  }
  a:hover,
  a[aria-current] {
    color: ${token.text};
    font-weight: 600;
  }
  a[aria-current]::after {
    ${currentMark}
  }
  ${media.tablet} {
    display: none;
  }
`
const End = styled.div`
  display: flex;
  align-items: center;
  gap: ${token.space[2]};
  margin-inline-start: auto;
`
const Small = styled.div`
  display: none;
  ${media.tablet} {
    display: block;
  }
`
const Entrances = styled.div<{ $always: boolean }>`
  display: flex;
  gap: ${token.space[2]};
  ${media.narrow} {
    ${({ $always }) => !$always && 'display: none;'}
    .wide-only {
      display: none;
    }
  }
`
