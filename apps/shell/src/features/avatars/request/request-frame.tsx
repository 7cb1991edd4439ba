import { Trans } from '@lingui/react/macro'
import type { TwinRequest } from '@vitrine/contract'
import { token } from '@vitrine/theme'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import type { LinkContent } from '../../../lib/links/use-link-content.ts'
import { ErrorState } from '../../../ui/feedback/error-state.tsx'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { Logo } from '../../../ui/brand/logo.tsx'
import { Wrap } from '../../../ui/layout/page.tsx'

interface RequestFrameProps {
  asked: LinkContent<TwinRequest>
  faultTitle: string
  children: ReactNode
}

/** The page of a person without an account: the site’s logo, and what the link leads to, or why it leads nowhere. */
export function RequestFrame({ asked, faultTitle, children }: RequestFrameProps) {
  return (
    <Wrap>
      <Page>
        <header>
          <Logo />
        </header>
        <main id="main" tabIndex={-1}>
          {asked.phase === 'asking' && <Skeleton height="320px" radius={token.radius.card} />}
          {asked.phase === 'fault' && <ErrorState title={faultTitle} error={asked.error} onRetry={asked.retry} />}
          {asked.phase === 'closed' && (
            <>
              <h1>
                <Trans>This link doesn’t work</Trans>
              </h1>
              <p>
                <Trans>
                  It is incomplete, expired, canceled or already used. Ask the person who sent it for a new one.
                </Trans>
              </p>
            </>
          )}
          {asked.phase === 'open' && children}
        </main>
      </Page>
    </Wrap>
  )
}

const Page = styled.div`
  display: grid;
  gap: ${token.space[5]};
  max-inline-size: 640px;
  margin-inline: auto;
  padding-block: ${token.space[5]} ${token.space[6]};
  main {
    display: grid;
    gap: ${token.space[4]};
    overflow-wrap: anywhere;
  }
  h1 {
    line-height: 1.15;
  }
`
