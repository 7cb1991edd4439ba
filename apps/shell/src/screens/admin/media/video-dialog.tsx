import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { AdminVideoDetails } from '@vitrine/contract'
import { token } from '@vitrine/theme'
import { useState } from 'react'
import styled from 'styled-components'
import { Attempts } from '../../../features/admin/media/attempts.tsx'
import { type VideoAct, useAdminVideo, useVideoAct } from '../../../features/admin/media/media-queries.ts'
import { Preview } from '../../../features/admin/media/preview.tsx'
import { VideoFacts } from '../../../features/admin/media/video-facts.tsx'
import { TakeDownDialog } from '../../../features/partner/videos/take-down-dialog.tsx'
import { faultOf } from '../../../lib/forms/fault-of.ts'
import { isolated } from '../../../lib/i18n/isolated.ts'
import { useToast } from '../../../lib/toast/toast.ts'
import { RuledActionRow } from '../../../ui/controls/action-row.tsx'
import { Button } from '../../../ui/controls/button.tsx'
import { Dialog } from '../../../ui/dialogs/dialog.tsx'
import { Loaded } from '../../../ui/feedback/loaded.tsx'
import { Note } from '../../../ui/feedback/note.tsx'
import { Stack } from '../../../ui/layout/stack.tsx'

interface VideoDialogProps {
  id: string
  onClose: () => void
}

/** A video with its player and job history; operators try it again, take it down and put it back. */
export function VideoDialog({ id, onClose }: VideoDialogProps) {
  const query = useAdminVideo(id)
  const [isTakingDown, setTakingDown] = useState(false)
  const { send, busy, fault } = useSend(id, () => setTakingDown(false))
  const title = isolated(query.data?.video.title ?? '')
  if (isTakingDown)
    return (
      <TakeDownDialog
        open
        title={title}
        busy={busy}
        fault={fault}
        onClose={() => setTakingDown(false)}
        onSend={(reason) => send({ act: 'take-down', reason })}
      />
    )
  return (
    <Dialog
      open
      width="wide"
      onClose={onClose}
      title={query.data ? <bdi>{query.data.video.title}</bdi> : t`Video details`}
    >
      <Loaded query={query} title={t`Couldn’t load this video.`}>
        {(details) => (
          <Stack $gap={5}>
            <Body details={details} fault={fault} />
            <Actions video={details.video} busy={busy} onSend={send} onTakeDown={() => setTakingDown(true)} />
          </Stack>
        )}
      </Loaded>
    </Dialog>
  )
}

function Body({ details, fault }: { details: AdminVideoDetails; fault: string | undefined }) {
  const { videoUrl, thumbnailUrl, captionsUrl, title, takenDown } = details.video
  const reason = isolated(takenDown?.reason ?? '')
  return (
    <>
      {fault && <Note tone="bad">{fault}</Note>}
      {takenDown && <Note tone="warn">{t`Removed. Reason: ${reason}`}</Note>}
      <Pair>
        <Preview origin={details.origin} url={videoUrl} poster={thumbnailUrl} title={title} captions={captionsUrl} />
        <div>
          <VideoFacts details={details} />
        </div>
      </Pair>
      <Attempts attempts={details.attempts} />
    </>
  )
}

interface ActionsProps {
  video: AdminVideoDetails['video']
  busy: boolean
  onSend: (action: VideoAct) => void
  onTakeDown: () => void
}

function Actions({ video: { status, takenDown }, busy, onSend, onTakeDown }: ActionsProps) {
  if (status === 'failed')
    return (
      <RuledActionRow>
        <Button busy={busy} onClick={() => onSend({ act: 'retry' })}>
          <Trans>Retry</Trans>
        </Button>
      </RuledActionRow>
    )
  if (status !== 'ready') return null
  return (
    <RuledActionRow>
      {takenDown ? (
        <Button busy={busy} onClick={() => onSend({ act: 'restore' })}>
          <Trans>Restore</Trans>
        </Button>
      ) : (
        <Button variant="danger" aria-haspopup="dialog" onClick={onTakeDown}>
          <Trans>Remove</Trans>
        </Button>
      )}
    </RuledActionRow>
  )
}

function useSend(id: string, onDone: () => void) {
  const showToast = useToast()
  const act = useVideoAct(id)
  const send = (action: VideoAct) =>
    act.mutate(action, {
      onSuccess: () => {
        const names = {
          retry: t`Creating the video again`,
          'take-down': t`Video removed`,
          restore: t`Video restored`,
        }
        showToast({ title: names[action.act], tone: 'success' })
        onDone()
      },
    })
  return { send, busy: act.isPending, fault: act.error ? faultOf(act.error) : undefined }
}

const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(300px, 100%), 1fr));
  align-items: start;
  gap: ${token.space[5]} ${token.space[6]};
`
