import { lazy, Suspense, useSyncExternalStore } from 'react'
import { Outlet, useMatch } from 'react-router-dom'
import styled from 'styled-components'
import { noticeState, watchNotices } from '../../features/videos/finish/finish-notice.ts'
import { useUser } from '../../lib/session/session.ts'
import { media } from '../../ui/brand/shapes.ts'
import { Guard } from '../guard/guard.tsx'
import { LoadingPage } from '../loading-page.tsx'
import { screen } from '../screen.ts'
import { AppBar } from './app-bar.tsx'
import { SkipLink } from './skip-link.tsx'
import { TabBar } from './tab-bar.tsx'

// Rarely shown, so loaded on demand.
const TermsNote = lazy(() => import('./terms-note.tsx').then(({ TermsNote }) => ({ default: TermsNote })))

// Loaded only for people with browser notifications of finished videos.
const FinishNotes = screen(
  'videos',
  async () => (await import('../../features/videos/finish/finish-notes.tsx')).FinishNotes,
)

/**
 * The frame of signed-in screens: the bar and, on phones, four tabs at the bottom. The wizard has its own footer instead of
 * tabs.
 */
export function SignedInLayout() {
  const { data: user } = useUser()
  const isTold = useSyncExternalStore(watchNotices, noticeState, () => 'off') === 'on'
  const isWizard = useMatch('/generate-video') !== null
  const hasTabs = Boolean(user) && !isWizard
  return (
    <>
      <SkipLink />
      <AppBar user={user} />
      <Main id="main" tabIndex={-1} $hasTabs={hasTabs}>
        <Suspense>{user && isTold && <FinishNotes />}</Suspense>
        <Suspense>{user?.termsDue.length ? <TermsNote due={user.termsDue} /> : null}</Suspense>
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
