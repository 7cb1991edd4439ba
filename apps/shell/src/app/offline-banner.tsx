import { Trans } from '@lingui/react/macro'
import { token } from '@vitrine/theme'
import { WifiOff } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import styled from 'styled-components'
import { media } from '../kit/ui/shapes.ts'

/** Says that the browser has lost its connection, until it is back. */
export function OfflineBanner() {
  const isOnline = useSyncExternalStore(watch, () => navigator.onLine)
  return (
    <Strip role="status">
      {!isOnline && (
        <p>
          <WifiOff size={18} aria-hidden="true" />
          <Trans>You are offline. What you have typed stays here; sending works again once you are connected.</Trans>
        </p>
      )}
    </Strip>
  )
}

function watch(watcher: () => void): () => void {
  addEventListener('online', watcher)
  addEventListener('offline', watcher)
  return () => {
    removeEventListener('online', watcher)
    removeEventListener('offline', watcher)
  }
}

const Strip = styled.div`
  position: fixed;
  z-index: 30;
  inset-inline: 0;
  inset-block-end: 0;
  p {
    display: flex;
    justify-content: center;
    align-items: center;
    gap: ${token.space[2]};
    padding: 10px ${token.space[4]};
    border-block-start: 1px solid ${token.warningEdge};
    background: ${token.warningSubtle};
    color: ${token.warningText};
    font-size: ${token.fontSize.control};
    font-weight: 500;
  }
  svg {
    flex: none;
  }
  /* Above the tabs of a phone. */
  ${media.narrow} {
    inset-block-end: calc(72px + env(safe-area-inset-bottom));
  }
`
