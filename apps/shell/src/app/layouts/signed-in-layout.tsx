import { Suspense } from 'react'
import { Outlet } from 'react-router-dom'
import styled from 'styled-components'
import { useUser } from '../../kit/session.ts'
import { media } from '../../kit/ui/shapes.ts'
import { Guard } from '../guard.tsx'
import { LoadingPage } from '../loading-page.tsx'
import { AppBar } from './app-bar.tsx'
import { SkipLink } from './skip-link.tsx'
import { TabBar } from './tab-bar.tsx'

/** The frame of signed-in screens: the bar above and, on phones, the four tabs below. */
export function SignedInLayout() {
  const { data: user } = useUser()
  return (
    <>
      <SkipLink />
      <AppBar user={user ?? undefined} />
      <Main id="main" tabIndex={-1}>
        <Suspense fallback={<LoadingPage />}>
          <Guard>
            <Outlet />
          </Guard>
        </Suspense>
      </Main>
      {user && <TabBar />}
    </>
  )
}

const Main = styled.main`
  flex: 1;
  ${media.narrow} {
    padding-block-end: calc(72px + env(safe-area-inset-bottom));
  }
`
