import { Component, type ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { Button, LinkButton } from '../kit/ui/button.tsx'
import { NoticePage } from './notice-page.tsx'

/** Catches a screen that broke, so that the person gets a page with a way on instead of a white window. */
export function ErrorBoundary({ children }: { children: ReactNode }) {
  // Another address is another screen: the net starts afresh there.
  return <Net key={useLocation().pathname}>{children}</Net>
}

class Net extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children
    return (
      <NoticePage
        title="This page could not be shown"
        text="Something in it broke on our side. Loading it again often helps; what you saved before is safe."
        action={
          <>
            <Button onClick={() => location.reload()}>Load again</Button>
            <LinkButton variant="secondary" href="/">
              Back to home
            </LinkButton>
          </>
        }
      />
    )
  }
}
