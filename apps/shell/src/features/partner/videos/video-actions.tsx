import { t } from '@lingui/core/macro'
import type { WhitelabelVideo } from '@vitrine/contract'
import { Ban, ExternalLink, Link2, RotateCcw, Undo2 } from '#icons'
import { useState } from 'react'
import styled from 'styled-components'
import { faultOf } from '../../../lib/forms/fault-of.ts'
import { isolated } from '../../../lib/i18n/isolated.ts'
import { useToast } from '../../../lib/toast/toast.ts'
import { IconButton, IconLink } from '../../../ui/controls/button.tsx'
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx'
import { type Moderation, useModerate } from './queries.ts'
import { TakeDownDialog } from './take-down-dialog.tsx'

interface VideoActionsProps {
  video: WhitelabelVideo
  /** Whether the signed-in person may change what others made. */
  mayModerate: boolean
}

/** Actions of a team on a video: open and copy its page, retry, take down, restore. */
export function VideoActions({ video, mayModerate }: VideoActionsProps) {
  const { status, takenDown, pageUrl } = video
  const [asked, setAsked] = useState<'retry' | 'take-down'>()
  const close = () => setAsked(undefined)
  const { send, moderate } = useSend(video, close)
  const title = isolated(video.title)
  return (
    <Row>
      {pageUrl && <PageLinks title={title} url={pageUrl} />}
      {mayModerate && status === 'failed' && (
        <IconButton label={t`Retry ${title}`} onClick={() => setAsked('retry')}>
          <RotateCcw size={18} aria-hidden="true" />
        </IconButton>
      )}
      {mayModerate && takenDown && (
        <IconButton label={t`Restore ${title}`} onClick={() => send({ act: 'restore' })}>
          <Undo2 size={18} aria-hidden="true" />
        </IconButton>
      )}
      {mayModerate && !takenDown && status === 'ready' && (
        <IconButton label={t`Remove ${title}`} onClick={() => setAsked('take-down')}>
          <Ban size={18} aria-hidden="true" />
        </IconButton>
      )}
      <TakeDownDialog
        key={String(asked)}
        title={title}
        open={asked === 'take-down'}
        busy={moderate.isPending}
        fault={moderate.error ? faultOf(moderate.error) : undefined}
        onClose={close}
        onSend={(reason) => send({ act: 'take-down', reason })}
      />
      <ConfirmDialog
        open={asked === 'retry'}
        onClose={close}
        onConfirm={() => send({ act: 'retry' })}
        title={t`Create ${title} again?`}
        text={
          moderate.error
            ? faultOf(moderate.error)
            : t`The cost is held from the owner’s credits until the video is ready.`
        }
        confirmText={t`Retry`}
        busy={moderate.isPending}
      />
    </Row>
  )
}

function PageLinks({ title, url }: { title: string; url: string }) {
  const showToast = useToast()
  const copy = () =>
    void navigator.clipboard.writeText(url).then(
      () => showToast({ title: t`Link copied`, tone: 'success' }),
      () => showToast({ title: t`Couldn’t copy`, description: url, tone: 'destructive' }),
    )
  return (
    <>
      <IconLink label={t`Open the page for ${title}`} href={url} target="_blank" rel="noreferrer">
        <ExternalLink size={18} aria-hidden="true" />
      </IconLink>
      <IconButton label={t`Copy link to ${title}`} onClick={copy}>
        <Link2 size={18} aria-hidden="true" />
      </IconButton>
    </>
  )
}

function useSend(video: WhitelabelVideo, onDone: () => void) {
  const showToast = useToast()
  const moderate = useModerate(video.id)
  const send = (moderation: Moderation) =>
    moderate.mutate(moderation, {
      onSuccess: () => {
        const names = {
          retry: t`Creating the video again`,
          'take-down': t`Video removed`,
          restore: t`Video restored`,
        }
        showToast({ title: names[moderation.act], tone: 'success' })
        onDone()
      },
      onError: (error) => {
        if (moderation.act === 'restore')
          showToast({ title: t`Nothing changed`, description: faultOf(error), tone: 'destructive' })
      },
    })
  return { send, moderate }
}

const Row = styled.span`
  display: inline-flex;
  justify-content: flex-end;
`
