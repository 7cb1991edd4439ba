import { Trans } from '@lingui/react/macro'
import { token } from '@vitrine/theme'
import { Component, type ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import styled from 'styled-components'
import { Button, LinkButton } from '../ui/controls/button.tsx'
import { Wrap } from '../ui/layout/page.tsx'

/** Shows a plain page with a reload button in place of a screen that threw. */
export function ErrorBoundary({ children }: { children: ReactNode }) {
  return <Net path={useLocation().pathname}>{children}</Net>
}

interface NetProps {
  path: string
  children: ReactNode
}

interface NetState {
  path: string
  hasFailed: boolean
}

class Net extends Component<NetProps, NetState> {
  override state = { path: this.props.path, hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  // A new address clears the error, since it shows another screen.
  static getDerivedStateFromProps({ path }: NetProps, state: NetState): NetState | null {
    return path === state.path ? null : { path, hasFailed: false }
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children
    // Uses only components that are loaded with the app, since loading may be what failed.
    return (
      <Middle>
        <h1>
          <Trans>This page couldn’t be loaded</Trans>
        </h1>
        <p>
          <Trans>Something went wrong on this page. Reload to try again. Your saved work is safe.</Trans>
        </p>
        <Button onClick={() => location.reload()}>
          <Trans>Reload</Trans>
        </Button>
        <LinkButton variant="ghost" href="/">
          <Trans>Back to home</Trans>
        </LinkButton>
      </Middle>
    )
  }
}

const Middle = styled(Wrap).attrs({ as: 'main' })`
  display: grid;
  gap: ${token.space[4]};
  justify-items: center;
  padding-block: ${token.space[8]};
  text-align: center;
`
