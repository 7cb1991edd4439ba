import { Trans, useLingui } from '@lingui/react/macro'
import { token } from '@vitrine/theme'
import styled from 'styled-components'
import { faultOf } from '../../lib/forms/fault-of.ts'
import { formatBytes } from '../../lib/i18n/format-bytes.ts'
import { formatPercent } from '../../lib/i18n/format.ts'
import { Button } from '../../ui/controls/button.tsx'
import { Note } from '../../ui/feedback/note.tsx'
import { ProgressBar } from '../../ui/feedback/progress-bar.tsx'
import { DropZone } from '../../ui/forms/drop-zone.tsx'
import { FileAnswer } from './answers.tsx'
import { UnreadableFile } from './hash-file.ts'
import { CheckCard } from './check-card.tsx'
import { useDropAnywhere } from './use-drop-anywhere.ts'
import { useFileCheck } from './use-file-check.ts'
import { Stack } from '../../ui/layout/stack.tsx'

/** Checks a file that is dropped or chosen. */
export function FileCheck() {
  const { t } = useLingui()
  const { state, check, cancel } = useFileCheck()
  useDropAnywhere((file) => void check(file))
  return (
    <CheckCard>
      <h2>
        <Trans>Check a file</Trans>
      </h2>
      <p>
        <Trans>The file isn’t uploaded. Your browser computes its fingerprint (SHA-256) and sends only that.</Trans>
      </p>
      {state.phase === 'reading' ? (
        <Reading file={state.file} share={state.share} onCancel={cancel} />
      ) : (
        <DropZone
          label={t`Video file`}
          accept="video/*"
          fault={undefined}
          onFiles={([file]) => file && void check(file)}
          lead={<Trans>Drop a video here or</Trans>}
          choose={<Trans>choose from this device</Trans>}
        />
      )}
      <div role="status">
        {state.phase === 'answered' && (
          <Stack $gap={3}>
            <FileName file={state.file} />
            <FileAnswer answer={state.answer} />
          </Stack>
        )}
        {state.phase === 'failed' && (
          <Note tone="bad">
            {state.error instanceof UnreadableFile ? (
              <Trans>This file can’t be read. Choose it again, and don’t change it during the check.</Trans>
            ) : (
              faultOf(state.error as Error)
            )}
          </Note>
        )}
      </div>
    </CheckCard>
  )
}

function Reading({ file, share, onCancel }: { file: File; share: number; onCancel: () => void }) {
  const { t } = useLingui()
  return (
    <Stack $gap={3}>
      <FileName file={file} />
      <ProgressBar value={share * 100} label={t`Checking`} />
      <Line>
        <span>
          <Trans>Checking</Trans> {formatPercent(share * 100)}
        </span>
        <Button variant="secondary" onClick={onCancel}>
          <Trans>Cancel</Trans>
        </Button>
      </Line>
    </Stack>
  )
}

function FileName({ file: { name, size } }: { file: File }) {
  return (
    <Name>
      <bdi>{name}</bdi> <small>{formatBytes(size)}</small>
    </Name>
  )
}

const Line = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${token.space[3]};
`
const Name = styled.p`
  overflow-wrap: anywhere;
  small {
    color: ${token.textMuted};
    white-space: nowrap;
  }
`
