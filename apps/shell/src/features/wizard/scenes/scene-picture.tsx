import { Trans } from '@lingui/react/macro'
import { token } from '@vitrine/theme'
import { type ReactNode, useState } from 'react'
import styled from 'styled-components'

interface ScenePictureProps {
  /** Undefined while it is not known. */
  url: string | undefined
  /** Shown while there is no picture. */
  children?: ReactNode
}

/** The still of a scene. The previous one stays until the next has loaded; a failure is shown as text. */
export function ScenePicture({ url, children }: ScenePictureProps) {
  const [shown, setShown] = useState<string>()
  const [failed, setFailed] = useState<string>()
  const hasFailed = url !== undefined && failed === url
  const before = shown !== undefined && shown !== url && !hasFailed ? shown : undefined
  const isAwaited = hasFailed || shown === undefined
  return (
    <Frame>
      {before && <img src={before} alt="" draggable={false} />}
      {isAwaited && children}
      {hasFailed && !children && (
        <span>
          <Trans>No preview</Trans>
        </span>
      )}
      {url && !hasFailed && (
        <img
          key={url}
          src={url}
          alt=""
          loading="lazy"
          draggable={false}
          data-loading={shown !== url || undefined}
          onLoad={() => setShown(url)}
          onError={() => setFailed(url)}
        />
      )}
    </Frame>
  )
}

const Frame = styled.span`
  position: relative;
  display: grid;
  place-items: center;
  aspect-ratio: 16 / 9;
  overflow: hidden;
  border-radius: ${token.radius.tag};
  background: ${token.surface2};
  font-size: ${token.fontSize.badge};
  color: ${token.textMuted};
  img {
    grid-area: 1 / 1;
    inline-size: 100%;
    block-size: 100%;
    /* Upright and square videos are shown whole. */
    object-fit: contain;
  }
  img[data-loading] {
    opacity: 0;
  }
`
