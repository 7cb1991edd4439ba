import { Trans, useLingui } from '@lingui/react/macro'
import type { Video } from '@vitrine/contract'
import { token } from '@vitrine/theme'
import { useState } from 'react'
import styled from 'styled-components'
import { formatDuration } from '../../../../lib/i18n/format.ts'
import { hiddenVisually, media } from '../../../../ui/brand/shapes.ts'
import { Button } from '../../../../ui/controls/button.tsx'
import { Dialog } from '../../../../ui/dialogs/dialog.tsx'
import { Note } from '../../../../ui/feedback/note.tsx'
import { DropZone } from '../../../../ui/forms/drop-zone.tsx'
import { useVideoStoryboard } from '../../life-queries.ts'
import { momentsOf } from './moments.ts'
import { useThumbnail } from './use-thumbnail.ts'

/** Chooses the still that stands for a video: a moment of it, an own picture, or the one that was drawn with it. */
export function ThumbnailDialog({ video, onClose }: { video: Video; onClose: () => void }) {
  const { t } = useLingui()
  const { isBusy, fault, choose, send } = useThumbnail(video, onClose)
  const [second, setSecond] = useState(video.thumbnail.second)
  const isAutomatic = video.thumbnail.kind === 'automatic'
  return (
    <Dialog open onClose={onClose} width="wide" title={t`Choose thumbnail`} text={<bdi>{video.title}</bdi>}>
      <Column>
        <p>
          <Trans>It stands for the video in lists, on its share page, in embeds and in emails.</Trans>
        </p>
        <Moments video={video} second={second} isBusy={isBusy} onChoose={setSecond} />
        <DropZone
          label={t`Your own image`}
          accept=".jpg,.jpeg,.png"
          fault={fault}
          onFiles={([file]) => file && send(file)}
          lead={<Trans>Drop your own image here or</Trans>}
          choose={<Trans>choose from this device</Trans>}
        />
        <Note>
          <Trans>Updating the brand keeps your own image, and shows the same moment of the updated video.</Trans>
        </Note>
        <Answers>
          {!isAutomatic && (
            <Button variant="secondary" disabled={isBusy} onClick={() => choose({ automatic: true })}>
              <Trans>Use the automatic one</Trans>
            </Button>
          )}
          <Button variant="secondary" onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <Button
            busy={isBusy}
            busyText={t`Saving...`}
            disabled={second === null}
            onClick={() => second !== null && choose({ second })}
          >
            <Trans>Save</Trans>
          </Button>
        </Answers>
      </Column>
    </Dialog>
  )
}

interface MomentsProps {
  video: Video
  second: number | null
  isBusy: boolean
  onChoose: (second: number) => void
}

/** Moments of a video, drawn by the browser from its file. */
function Moments({ video, second, isBusy, onChoose }: MomentsProps) {
  const { t } = useLingui()
  const { data, isPending } = useVideoStoryboard(video.id)
  const moments = isPending ? [] : momentsOf(data?.scenes ?? [], video.duration ?? 0)
  return (
    <Strip aria-label={t`Moments of the video`} disabled={isBusy} aria-busy={isPending}>
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

const Column = styled.div`
  display: grid;
  gap: ${token.space[4]};
`
const Strip = styled.fieldset`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  gap: ${token.space[3]};
  min-block-size: 120px;
  min-inline-size: 0;
  margin: 0;
  padding: 0;
  border: 0;
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
const Answers = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: ${token.space[3]};
`
