import { Suspense } from 'react'
import { Outlet, useMatch } from 'react-router-dom'
import styled from 'styled-components'
import { useUser } from '../../kit/session.ts'
import { media } from '../../kit/ui/shapes.ts'
import { Guard } from '../guard.tsx'
import { LoadingPage } from '../loading-page.tsx'
import { AppBar } from './app-bar.tsx'
import { SkipLink } from './skip-link.tsx'
import { TabBar } from './tab-bar.tsx'

/** The frame of signed-in screens: the bar above and, on phones, the four tabs below. The wizard has a foot of its own there. */
export function SignedInLayout() {
  const { data: user } = useUser()
  const isWizard = useMatch('/generate-video') !== null
  const hasTabs = Boolean(user) && !isWizard
  return (
    <>
      <SkipLink />
      <AppBar user={user ?? undefined} />
      <Main id="main" tabIndex={-1} $hasTabs={hasTabs}>
        <Suspense fallback={<LoadingPage />}>
          <Guard>
            <Outlet />
          </Guard>
        </Suspense>
      </Main>
      {hasTabs && <TabBar />}
    </>
  )
}

const Main = styled.main<{ $hasTabs: boolean }>`
  flex: 1;
  ${media.narrow} {
    padding-block-end: ${({ $hasTabs }) => ($hasTabs ? 'calc(72px + env(safe-area-inset-bottom))' : 0)};
  }
`
