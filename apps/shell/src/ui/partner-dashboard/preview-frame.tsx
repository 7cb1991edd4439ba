import { t } from '@lingui/core/macro'
import { token } from '@vitrine/theme'
import { Lock } from '#icons'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import styled from 'styled-components'
import { type PreviewMessage, type PricesMessage, previewReady } from '../../lib/brand/preview-messages.ts'
import { Skeleton } from '../feedback/skeleton.tsx'

const desktopPx = 1180
const phonePx = 390
const heightPx = 640

interface PreviewFrameProps {
  address: string
  /** The unpublished values that the page shows. */
  message: PreviewMessage | PricesMessage
  isPhone: boolean
}

/**
 * A page of the site in a frame of the window's width or a phone's. What is edited arrives there by message, so that nothing is
 * loaded again.
 */
export function PreviewFrame({ address, message, isPhone }: PreviewFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null)
  const place = useRef<HTMLDivElement>(null)
  const [width, setWidth] = useState(0)
  const [readyFor, setReadyFor] = useState<string>()
  const isReady = readyFor === address
  const sendMessage = useEffectEvent(() => frame.current?.contentWindow?.postMessage(message, location.origin))

  const receive = useEffectEvent(({ source, data }: MessageEvent<unknown>) => {
    if (source !== frame.current?.contentWindow || data !== previewReady) return
    setReadyFor(address)
    sendMessage()
  })
  useEffect(() => {
    const listen = (event: MessageEvent<unknown>) => receive(event)
    window.addEventListener('message', listen)
    const size = new ResizeObserver(([entry]) => setWidth(entry?.contentRect.width ?? 0))
    if (place.current) size.observe(place.current)
    return () => {
      window.removeEventListener('message', listen)
      size.disconnect()
    }
  }, [])
  useEffect(() => sendMessage(), [message])

  const shownPx = isPhone ? phonePx : desktopPx
  const scale = isPhone ? Math.min(1, width / shownPx) : width / shownPx
  return (
    <Window ref={place} aria-busy={!isReady}>
      <Address>
        <Lock size={14} aria-hidden="true" />
        <bdi>{location.host}</bdi>
      </Address>
      <View style={{ blockSize: heightPx }}>
        {!isReady && <Skeleton height="100%" />}
        <iframe
          ref={frame}
          key={address}
          src={address}
          title={t`Draft of your site`}
          sandbox="allow-scripts allow-same-origin"
          style={{
            inlineSize: shownPx,
            blockSize: heightPx / (scale || 1),
            transform: `scale(${scale || 1})`,
            insetInlineStart: isPhone ? Math.max(0, (width - shownPx) / 2) : 0,
            opacity: isReady ? 1 : 0,
          }}
        />
      </View>
    </Window>
  )
}

const Window = styled.div`
  overflow: hidden;
  border: 1px solid ${token.border};
  border-radius: ${token.radius.frame};
  background: ${token.surface};
`
const Address = styled.div`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: ${token.space[2]};
  min-block-size: 40px;
  border-block-end: 1px solid ${token.border};
  font-size: ${token.fontSize.badge};
  color: ${token.textMuted};
`
const View = styled.div`
  position: relative;
  overflow: hidden;
  iframe {
    position: absolute;
    inset-block-start: 0;
    border: 0;
    transform-origin: 0 0;
  }
  [dir='rtl'] & iframe {
    transform-origin: 100% 0;
  }
`
