import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { token } from '@vitrine/theme'
import { Check, CircleAlert, FileText, X } from '#icons'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import { isolated } from '../../lib/i18n/isolated.ts'
import { formatList, formatPercent } from '../../lib/i18n/format.ts'
import { Badge } from '../../ui/feedback/badge.tsx'
import { Button, IconButton } from '../../ui/controls/button.tsx'
import { ProgressBar } from '../../ui/feedback/progress-bar.tsx'
import { formatBytes } from '../../lib/i18n/format-bytes.ts'
import type { DraftFile } from './use-file-list.ts'

interface FileRowProps {
  file: DraftFile
  /** Details of a ready file. */
  details?: string | undefined
  /** Replaces the icon of a file. */
  mark?: ReactNode
  /** Further actions, shown before the remove button. */
  actions?: ReactNode
}

/** A file of a draft: its name and size, how far it is, and what became of it. */
export function FileRow({ file, details, mark, actions }: FileRowProps) {
  const { upload, sending } = file
  const name = sending?.file.name ?? upload?.name
  const bytes = sending?.file.size ?? upload?.bytes
  const removed = isolated(name ?? '')
  return (
    <Row>
      {mark ?? (
        <Mark>
          <FileText size={18} aria-hidden="true" />
        </Mark>
      )}
      <div>
        <b>
          <bdi>{name}</bdi>
        </b>
        <small>
          {formatList(
            [details, bytes === undefined ? undefined : formatBytes(bytes)].filter((part) => part !== undefined),
          )}
        </small>
      </div>
      <Actions>
        {actions}
        <IconButton label={t`Remove ${removed}`} onClick={file.remove}>
          <X size={18} aria-hidden="true" />
        </IconButton>
      </Actions>
      <Below>
        <State file={file} />
      </Below>
    </Row>
  )
}

function State({ file: { upload, sending, isGone, resume } }: { file: DraftFile }) {
  if (sending?.isBroken)
    return (
      <Button variant="soft" onClick={resume}>
        <Trans>Resume upload</Trans>
      </Button>
    )
  if (sending) return <Progress percent={sending.share * 100} text={t`Uploading`} />
  if (upload?.status === 'checking') return <Progress percent={upload.progress} text={t`Checking`} />
  if (upload?.status === 'receiving') return <p>{t`Upload incomplete. Choose the same file again to resume.`}</p>
  if (upload?.status === 'failed')
    return (
      <Fault role="alert">
        <CircleAlert size={16} aria-hidden="true" />
        {upload.errorMessage}
      </Fault>
    )
  if (isGone)
    return (
      <Fault role="alert">
        <CircleAlert size={16} aria-hidden="true" />
        {t`The file is no longer available. Choose it again.`}
      </Fault>
    )
  if (!upload) return null
  return (
    <Badge tone="ok" icon={<Check size={14} aria-hidden="true" />}>
      <Trans>Ready</Trans>
    </Badge>
  )
}

function Progress({ percent, text }: { percent: number; text: string }) {
  const shown = formatPercent(Math.round(percent))
  return (
    <Going>
      <ProgressBar value={percent} label={text} />
      <p role="status">
        {text}, {shown}
      </p>
    </Going>
  )
}

const Row = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: start;
  column-gap: ${token.space[3]};
  padding-block-start: ${token.space[4]};
  border-block-start: 1px solid ${token.border};
  font-size: ${token.fontSize.small};
  b {
    display: block;
    font-size: ${token.fontSize.body};
    font-weight: 600;
    overflow-wrap: anywhere;
  }
  small,
  p {
    display: block;
    color: ${token.textMuted};
  }
`
/* Buttons without a frame do not get one when they are disabled. */
const Actions = styled.div`
  display: flex;
  > :disabled {
    border-color: transparent;
    background: none;
    opacity: 0.5;
  }
`
/* A reason is a whole sentence: it has the room below the actions as well. */
const Below = styled.div`
  grid-column: 2 / -1;
`
const Mark = styled.span`
  display: grid;
  place-items: center;
  inline-size: 36px;
  block-size: 42px;
  padding-block-start: 4px;
  border-radius: 18px 18px 8px 8px;
  background: ${token.primarySubtle};
  color: ${token.primaryText};
`
const Going = styled.div`
  display: grid;
  gap: ${token.space[1]};
  max-inline-size: 340px;
  margin-block-start: ${token.space[2]};
`
const Fault = styled.span`
  display: flex;
  gap: 6px;
  font-weight: 500;
  color: ${token.dangerText};
  svg {
    flex: none;
    margin-block-start: 2px;
  }
`
