import { token } from '@vitrine/theme'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import { useBoot } from '../../kit/boot.ts'
import { LinkButton } from '../../kit/ui/button.tsx'
import { Logo } from '../../kit/ui/logo.tsx'
import { Wrap } from '../../kit/ui/page.tsx'
import { media } from '../../kit/ui/shapes.ts'
import { Footer } from './footer.tsx'
import { SkipLink } from './skip-link.tsx'
import { ThemeSwitch } from './theme-switch.tsx'

/** The frame of public pages: the bar above, the footer below. */
export function PublicLayout({ children }: { children: ReactNode }) {
  return (
    <>
      <SkipLink />
      <Bar>
        <Wrap>
          <Logo />
          <nav aria-label="Account">
            <ThemeSwitch />
            <Doors />
          </nav>
        </Wrap>
      </Bar>
      <Main id="main" tabIndex={-1}>
        {children}
      </Main>
      <Footer />
    </>
  )
}

function Doors() {
  const { hasSession } = useBoot()
  if (hasSession) return <LinkButton to="/dashboard">Dashboard</LinkButton>
  return (
    <>
      <LinkButton to="/login" variant="secondary">
        Sign in
      </LinkButton>
      <LinkButton to="/register" className="wide-only">
        Make a free video
      </LinkButton>
    </>
  )
}

const Bar = styled.header`
  ${Wrap} {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${token.space[4]};
    min-block-size: 72px;
  }
  nav {
    display: flex;
    align-items: center;
    gap: ${token.space[2]};
  }
  ${media.narrow} {
    .wide-only {
      display: none;
    }
  }
`
const Main = styled.main`
  flex: 1;
`
