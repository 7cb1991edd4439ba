import { Trans, useLingui } from '@lingui/react/macro'
import type { Sample } from '@vitrine/contract'
import { token } from '@vitrine/theme'
import { X } from '#icons'
import { useEffect, useRef } from 'react'
import styled from 'styled-components'
import { useBoot } from '../../lib/boot/boot.ts'
import { presenterName } from '../../lib/canvas/cast.ts'
import { formatDuration } from '../../lib/i18n/format.ts'
import { IconButton } from '../../ui/controls/button.tsx'

/** A sample video in place of the presenters. It plays at once, since the person has just requested it. */
export function SampleVideo({ sample, onClose }: { sample: Sample; onClose: () => void }) {
  const { t } = useLingui()
  const { language } = useBoot()
  const { title, script, presenterId, durationSeconds, videoUrl, stillUrl } = sample
  const video = useRef<HTMLVideoElement>(null)
  useEffect(() => {
    video.current?.focus({ preventScroll: true })
    video.current?.scrollIntoView({ block: 'nearest' })
  }, [videoUrl])
  return (
    <Figure>
      <video ref={video} src={videoUrl} poster={stillUrl} aria-label={script} lang="en" controls autoPlay playsInline />
      <figcaption>
        <p>
          <b lang="en" dir="auto">
            {title}
          </b>
          <span>
            {presenterName(presenterId)} · <bdi>{formatDuration(durationSeconds)}</bdi>
            {language !== 'en' && (
              <>
                {' · '}
                <Trans>in English</Trans>
              </>
            )}
          </span>
        </p>
        <IconButton label={t`Close the video`} onClick={onClose}>
          <X size={20} aria-hidden="true" />
        </IconButton>
      </figcaption>
    </Figure>
  )
}

const Figure = styled.figure`
  align-self: center;
  overflow: hidden;
  margin-block-end: ${token.space[7]};
  border: 1px solid ${token.border};
  border-radius: ${token.radius.card};
  background: ${token.surface};
  box-shadow: ${token.shadow3};
  video {
    display: block;
    inline-size: 100%;
    aspect-ratio: 16 / 9;
    background: ${token.stage};
  }
  video:focus-visible {
    outline: 2px solid ${token.focus};
    outline-offset: -2px;
  }
  figcaption {
    display: flex;
    align-items: center;
    justify-content: space-between;
    padding-block: ${token.space[2]};
    padding-inline: ${token.space[4]} ${token.space[2]};
  }
  p {
    display: grid;
  }
  span {
    font-size: ${token.fontSize.small};
    color: ${token.textMuted};
  }
`
