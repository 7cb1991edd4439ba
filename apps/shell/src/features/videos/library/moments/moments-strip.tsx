import { useLingui } from '@lingui/react/macro'
import type { Video } from '@vitrine/contract'
import { token } from '@vitrine/theme'
import styled from 'styled-components'
import { formatDuration } from '../../../../lib/i18n/format.ts'
import { hiddenVisually, media } from '../../../../ui/brand/shapes.ts'
import { useVideoStoryboard } from '../../life-queries.ts'
import { momentsOf } from './moments.ts'

interface MomentsStripProps {
  video: Video
  second: number | null
  isBusy: boolean
  onChoose: (second: number) => void
}

/** Moments of a video, drawn by the browser from its file. */
export function MomentsStrip({ video, second, isBusy, onChoose }: MomentsStripProps) {
  const { t } = useLingui()
  const { data, isPending } = useVideoStoryboard(video.id)
  const moments = isPending ? [] : momentsOf(data?.scenes ?? [], video.duration ?? 0)
  return (
    <Strip aria-label={t`Moments in the video`} disabled={isBusy} aria-busy={isPending}>
      {moments.map((moment) => (
        <Moment key={moment}>
          <input
            type="radio"
            name="moment"
            aria-label={formatDuration(moment)}
            checked={second === moment}
            onChange={() => onChoose(moment)}
          />
          <video
            src={`${video.videoUrl ?? ''}#t=${moment}`}
            style={{ aspectRatio: video.look.shape.replace(':', ' / ') }}
            preload="metadata"
            muted
            playsInline
            tabIndex={-1}
            aria-hidden="true"
          />
          <span aria-hidden="true">{formatDuration(moment)}</span>
        </Moment>
      ))}
    </Strip>
  )
}

const Strip = styled.fieldset`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  gap: ${token.space[3]};
  min-block-size: 120px;
  ${media.phone} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`
const Moment = styled.label`
  position: relative;
  display: block;
  overflow: hidden;
  border: 2px solid ${token.border};
  border-radius: ${token.radius.control};
  cursor: pointer;
  input {
    ${hiddenVisually}
  }
  video {
    display: block;
    inline-size: 100%;
    max-block-size: 180px;
    object-fit: cover;
    background: ${token.hover};
  }
  span {
    position: absolute;
    inset-block-end: ${token.space[1]};
    inset-inline-end: ${token.space[1]};
    padding: 1px ${token.space[2]};
    border-radius: ${token.radius.tag};
    background: ${token.surface};
    color: ${token.text};
    font-size: ${token.fontSize.badge};
  }
  &:has(:checked) {
    border-color: ${token.primaryEdge};
    box-shadow: 0 0 0 2px ${token.primaryEdge};
  }
  &:has(:focus-visible) {
    outline: 2px solid ${token.focus};
    outline-offset: 2px;
  }
`
