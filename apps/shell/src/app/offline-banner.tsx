import { Trans } from '@lingui/react/macro'
import { token } from '@vitrine/theme'
import { WifiOff } from '#icons'
import { useSyncExternalStore } from 'react'
import styled from 'styled-components'
import { media } from '../ui/brand/shapes.ts'

/** Shown while the browser is offline. */
export function OfflineBanner() {
  const isOnline = useSyncExternalStore(watch, () => navigator.onLine)
  return (
    <Strip role="status">
      {!isOnline && (
        <p>
          <WifiOff size={18} aria-hidden="true" />
          <Trans>Offline. Your text is kept here. You can send it when you’re back online.</Trans>
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
  /* Above the foot of the wizard, whose buttons still work. */
  body:has([data-foot]) & {
    inset-block-end: 85px;
  }
  /* Above the tabs of a phone. */
  ${media.narrow} {
    &,
    body:has([data-foot]) & {
      inset-block-end: calc(72px + env(safe-area-inset-bottom));
    }
  }
`
