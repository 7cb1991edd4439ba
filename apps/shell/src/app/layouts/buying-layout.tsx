import { Trans } from '@lingui/react/macro'
import { token } from '@vitrine/theme'
import { House } from '#icons'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import { LinkButton } from '../../ui/controls/button.tsx'
import { Logo } from '../../ui/brand/logo.tsx'
import { Wrap } from '../../ui/layout/page.tsx'
import { media } from '../../ui/brand/shapes.ts'
import { SkipLink } from './skip-link.tsx'

interface BuyingLayoutProps {
  /** Content above the bar. */
  strip?: ReactNode
  children: ReactNode
}

/** The frame of checkout pages: the only links out of it are the brand mark and Home. */
export function BuyingLayout({ strip, children }: BuyingLayoutProps) {
  return (
    <>
      <SkipLink />
      {strip}
      <Bar>
        <Wrap>
          <Logo />
          <LinkButton to="/" variant="ghost" icon={<House size={18} aria-hidden="true" />}>
            <Trans>Home</Trans>
          </LinkButton>
        </Wrap>
      </Bar>
      <Main id="main" tabIndex={-1}>
        <Wrap>{children}</Wrap>
      </Main>
    </>
  )
}

const Bar = styled.header`
  ${Wrap} {
    display: flex;
    align-items: center;
    justify-content: space-between;
    min-block-size: 72px;
  }
`
const Main = styled.main`
  flex: 1;
  > ${Wrap} {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    align-content: start;
    gap: ${token.space[5]};
    padding-block: ${token.space[2]} ${token.space[8]};
  }
  h1 {
    font-size: clamp(1.75rem, 1.3rem + 1.7vw, 2.5rem);
    line-height: 1.1;
  }
  ${media.narrow} {
    > ${Wrap} {
      gap: ${token.space[4]};
    }
  }
`
