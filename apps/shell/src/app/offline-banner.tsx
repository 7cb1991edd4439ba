import { token } from '@vitrine/theme'
import { WifiOff } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import styled from 'styled-components'

/** Says that the browser has lost its connection, until it is back. */
export function OfflineBanner() {
  const isOnline = useSyncExternalStore(watch, () => navigator.onLine)
  return (
    <Strip role="status">
      {!isOnline && (
        <p>
          <WifiOff size={18} aria-hidden="true" />
          You are offline. What you have typed stays here; sending works again once you are connected.
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
  p {
    display: flex;
    justify-content: center;
    align-items: center;
    gap: ${token.space[2]};
    padding: 10px ${token.space[4]};
    background: ${token.warningSubtle};
    color: ${token.warningText};
    font-size: ${token.fontSize.control};
    font-weight: 500;
  }
`
