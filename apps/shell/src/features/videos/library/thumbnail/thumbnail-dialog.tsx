import { Trans, useLingui } from '@lingui/react/macro'
import type { Video } from '@vitrine/contract'
import { useState } from 'react'
import { ActionRow } from '../../../../ui/controls/action-row.tsx'
import { Button } from '../../../../ui/controls/button.tsx'
import { Dialog } from '../../../../ui/dialogs/dialog.tsx'
import { Note } from '../../../../ui/feedback/note.tsx'
import { DropZone } from '../../../../ui/forms/drop-zone.tsx'
import { MomentsStrip } from '../moments/moments-strip.tsx'
import { useThumbnail } from './use-thumbnail.ts'
import { Stack } from '../../../../ui/layout/stack.tsx'

/** A dialog that chooses a video's still: a moment of it, an uploaded picture, or the one drawn with it. */
export function ThumbnailDialog({ video, onClose }: { video: Video; onClose: () => void }) {
  const { t } = useLingui()
  const { isBusy, fault, choose, send } = useThumbnail(video, onClose)
  const [second, setSecond] = useState(video.thumbnail.second)
  const isAutomatic = video.thumbnail.kind === 'automatic'
  return (
    <Dialog open onClose={onClose} width="wide" title={t`Choose thumbnail`} text={<bdi>{video.title}</bdi>}>
      <Stack>
        <p>
          <Trans>Shown in lists, on the share page, in embeds and in emails.</Trans>
        </p>
        <MomentsStrip video={video} second={second} isBusy={isBusy} onChoose={setSecond} />
        <DropZone
          label={t`Your own image`}
          accept=".jpg,.jpeg,.png"
          fault={fault}
          onFiles={([file]) => file && send(file)}
          lead={<Trans>Drop your own image here or</Trans>}
          choose={<Trans>choose from this device</Trans>}
        />
        <Note>
          <Trans>
            When you update the brand, your own image stays. If you chose a moment, its image is captured again from the
            updated video.
          </Trans>
        </Note>
        <ActionRow>
          {!isAutomatic && (
            <Button variant="secondary" disabled={isBusy} onClick={() => choose({ automatic: true })}>
              <Trans>Use automatic thumbnail</Trans>
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
        </ActionRow>
      </Stack>
    </Dialog>
  )
}
