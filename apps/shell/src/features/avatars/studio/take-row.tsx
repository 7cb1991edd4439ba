import { Trans, useLingui } from '@lingui/react/macro'
import { token } from '@vitrine/theme'
import { Circle, CircleCheck, RotateCcw, Upload } from '#icons'
import { type ReactNode, useRef } from 'react'
import styled from 'styled-components'
import { formatDuration } from '../../../lib/i18n/format.ts'
import { Button } from '../../../ui/controls/button.tsx'
import type { Take, TakeName } from './takes.ts'
import { WrapRow } from '../../../ui/layout/stack.tsx'

interface TakeRowProps {
  name: TakeName
  title: ReactNode
  text: ReactNode
  take: Take | undefined
  isDisabled: boolean
  canRecord: boolean
  onRecord: () => void
  onFile: (file: File) => void
}

/** One thing to record: what it is, what was recorded, and the ways to do it again. */
export function TakeRow({ name, title, text, take, isDisabled, canRecord, onRecord, onFile }: TakeRowProps) {
  const { t } = useLingui()
  const chooser = useRef<HTMLInputElement>(null)
  return (
    <Row data-take={name}>
      <Head>
        {take ? <CircleCheck size={20} aria-label={t`Recorded`} /> : <Circle size={20} aria-label={t`Not recorded`} />}
        <b>{title}</b>
        {take?.durationSeconds != null && <small>{formatDuration(Math.round(take.durationSeconds))}</small>}
      </Head>
      <p>{text}</p>
      {take && <Playback file={take.file} />}
      <WrapRow>
        <Button
          variant={take ? 'secondary' : 'primary'}
          disabled={isDisabled || !canRecord}
          icon={take ? <RotateCcw size={16} aria-hidden="true" /> : undefined}
          onClick={onRecord}
        >
          {take ? <Trans>Record again</Trans> : <Trans>Record</Trans>}
        </Button>
        <Button
          variant="ghost"
          disabled={isDisabled}
          icon={<Upload size={16} aria-hidden="true" />}
          onClick={() => chooser.current?.click()}
        >
          <Trans>Choose file</Trans>
        </Button>
        <input
          ref={chooser}
          type="file"
          accept="video/*"
          hidden
          onChange={({ currentTarget }) => {
            const file = currentTarget.files?.[0]
            currentTarget.value = ''
            if (file) onFile(file)
          }}
        />
      </WrapRow>
    </Row>
  )
}

function Playback({ file }: { file: File }) {
  return (
    <video
      key={`${file.size} ${file.lastModified}`}
      ref={(video) => {
        const url = URL.createObjectURL(file)
        if (video) video.src = url
        return () => URL.revokeObjectURL(url)
      }}
      controls
      playsInline
      preload="metadata"
    />
  )
}

const Row = styled.li`
  display: grid;
  gap: ${token.space[2]};
  padding-block: ${token.space[4]};
  & + & {
    border-block-start: 1px solid ${token.border};
  }
  p {
    font-size: ${token.fontSize.small};
    color: ${token.textMuted};
  }
  video {
    inline-size: min(100%, 280px);
    aspect-ratio: 16 / 9;
    border-radius: ${token.radius.tag};
    background: ${token.stage};
  }
`
const Head = styled.div`
  display: flex;
  align-items: center;
  gap: ${token.space[2]};
  small {
    margin-inline-start: auto;
    font-variant-numeric: tabular-nums;
    color: ${token.textMuted};
  }
`
