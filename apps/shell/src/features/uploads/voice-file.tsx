import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { token } from '@vitrine/theme'
import { Mic, Square } from '#icons'
import styled from 'styled-components'
import { formatDuration } from '../../lib/i18n/format.ts'
import { Button } from '../../ui/controls/button.tsx'
import { Note } from '../../ui/feedback/note.tsx'
import { DropZone } from '../../ui/forms/drop-zone.tsx'
import { FileRow } from './file-row.tsx'
import type { DraftFiles } from './use-file-list.ts'
import { useRecorder } from './use-recorder.ts'

/** A person's own voice, recorded here or uploaded; the presenter's lips follow it. */
export function VoiceFile({ voice }: { voice: DraftFiles }) {
  const [file] = voice.files
  const upload = file?.upload
  const recorder = useRecorder((recording) => voice.add([recording]))
  const isReady = upload?.status === 'ready' && !file?.sending
  return (
    <Stack>
      <p>
        <Trans>Read the script aloud. The recording sets the length and cost of the video.</Trans>
      </p>
      {recorder.phase === 'recording' ? (
        <Button icon={<Square size={16} aria-hidden="true" />} onClick={recorder.stop}>
          <Trans>Stop</Trans> <span role="timer">{formatDuration(recorder.seconds)}</span>
        </Button>
      ) : (
        <Button
          variant="soft"
          icon={<Mic size={16} aria-hidden="true" />}
          busy={recorder.phase === 'asking'}
          busyText={t`Waiting for the microphone...`}
          onClick={recorder.start}
        >
          <Trans>Record my voice</Trans>
        </Button>
      )}
      {recorder.phase === 'refused' && (
        <Note tone="warn">
          <Trans>
            No microphone found, or this site doesn’t have access. Allow it in your browser, or upload a file.
          </Trans>
        </Note>
      )}
      <DropZone
        label={t`Your voice recording`}
        accept="audio/*,.webm,.m4a"
        fault={voice.fault}
        onFiles={voice.add}
        lead={null}
        choose={<Trans>Upload a recording</Trans>}
      />
      {file && (
        <FileRow file={file} details={upload?.durationSeconds ? formatDuration(upload.durationSeconds) : undefined} />
      )}
      {isReady && upload.fileUrl && (
        <audio controls preload="metadata" src={upload.fileUrl} aria-label={t`Your voice`} />
      )}
    </Stack>
  )
}

const Stack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space[3]};
  font-size: ${token.fontSize.small};
  audio {
    inline-size: 100%;
  }
`
