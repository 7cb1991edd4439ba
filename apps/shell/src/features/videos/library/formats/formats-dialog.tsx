import { Trans, useLingui } from '@lingui/react/macro'
import type { Video } from '@vitrine/contract'
import { token } from '@vitrine/theme'
import { Download } from '#icons'
import styled from 'styled-components'
import { formatPercent } from '../../../../lib/i18n/format.ts'
import { type VideoShape, shapeOptions } from '../../../../lib/video-shapes.ts'
import { ShapeOutline } from '../../../../ui/brand/shape-outline.tsx'
import { media } from '../../../../ui/brand/shapes.ts'
import { Button } from '../../../../ui/controls/button.tsx'
import { Dialog } from '../../../../ui/dialogs/dialog.tsx'
import { ProgressBar } from '../../../../ui/feedback/progress-bar.tsx'
import { saveFile } from '../../../../lib/files/save-file.ts'
import { madeName } from '../../card/made-file.ts'
import { useMade } from './use-made.ts'

/** The other picture formats of a finished video: each is made when it is first asked for, and then downloaded. */
export function FormatsDialog({ video, onClose }: { video: Video; onClose: () => void }) {
  const { t } = useLingui()
  const others = shapeOptions().filter(({ value }) => value !== video.look.shape)
  return (
    <Dialog open onClose={onClose} title={t`Other formats`} text={<bdi>{video.title}</bdi>}>
      <p>
        <Trans>Free. Each has the same speech and is laid out for its format instead of cropped.</Trans>
      </p>
      <Rows>
        {others.map(({ value, label }) => (
          <Format key={value} video={video} shape={value} label={label} />
        ))}
      </Rows>
    </Dialog>
  )
}

function Format({ video, shape, label }: { video: Video; shape: VideoShape; label: string }) {
  const { t } = useLingui()
  const { progress, fault, make } = useMade(video.id, shape)
  const isMade = video.tasks.some(({ kind, state }) => kind === shape && state === 'done')
  return (
    <Row>
      <ShapeOutline shape={shape} />
      <span>
        <b dir="ltr">{shape}</b>
        {label}
      </span>
      <Button
        variant="secondary"
        busy={progress !== undefined}
        busyText={formatPercent(progress ?? 0)}
        icon={<Download size={16} aria-hidden="true" />}
        aria-label={isMade ? t`Download ${shape}` : t`Create and download ${shape}`}
        onClick={() => make((file) => saveFile(file, madeName(video.title, shape)))}
      >
        {isMade ? <Trans>Download</Trans> : <Trans>Create and download</Trans>}
      </Button>
      {progress !== undefined && <ProgressBar value={progress} label={t`Progress of ${shape}`} />}
      {fault && <Fault role="alert">{fault}</Fault>}
    </Row>
  )
}

const Rows = styled.ul`
  display: grid;
  gap: ${token.space[3]};
  margin: 0;
  padding: 0;
  list-style: none;
`
const Row = styled.li`
  display: grid;
  grid-template-columns: 40px minmax(0, 1fr) auto;
  align-items: center;
  gap: ${token.space[3]};
  min-block-size: 62px;
  padding: ${token.space[3]};
  border: 1px solid ${token.border};
  border-radius: ${token.radius.control};
  color: ${token.textMuted};
  font-size: ${token.fontSize.small};
  > i {
    justify-self: center;
  }
  b {
    display: block;
    font-size: ${token.fontSize.body};
    color: ${token.text};
  }
  > [role='progressbar'],
  > [role='alert'] {
    grid-column: 1 / -1;
  }
  [dir='rtl'] & b {
    text-align: end;
  }
  ${media.narrow} {
    grid-template-columns: 40px minmax(0, 1fr);
    > button {
      grid-column: 1 / -1;
    }
  }
`
const Fault = styled.p`
  color: ${token.dangerText};
`
