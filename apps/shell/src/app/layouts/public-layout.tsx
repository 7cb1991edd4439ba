import { type ReactNode, useEffect } from 'react'
import styled from 'styled-components'
import { Footer } from './footer.tsx'
import { PublicBar } from './public-bar.tsx'
import { SkipLink } from './skip-link.tsx'

/** The frame of public pages: the bar above, the footer below. */
export function PublicLayout({ children }: { children: ReactNode }) {
  useEffect(announceAlive, [])
  return (
    <>
      <SkipLink />
      <PublicBar />
      <Main id="main" tabIndex={-1}>
        {children}
      </Main>
      <Footer />
    </>
  )
}

// `lazy-hydrate.ts` waits for this event before it repeats a press.
function announceAlive(): void {
  document.dispatchEvent(new Event('alive'))
}

const Main = styled.main`
  flex: 1;
`
