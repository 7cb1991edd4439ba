import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { TRASH_DAYS, type Video } from '@vitrine/contract'
import { token } from '@vitrine/theme'
import { Trash2, Undo2 } from '#icons'
import { useState } from 'react'
import styled from 'styled-components'
import { capitalised, formatAgo } from '../../../lib/i18n/format.ts'
import { isolated } from '../../../lib/i18n/isolated.ts'
import { useListFocus } from '../../../lib/lists/use-list-focus.ts'
import { useToast } from '../../../lib/toast/toast.ts'
import { Button, IconButton } from '../../../ui/controls/button.tsx'
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { ErrorState } from '../../../ui/feedback/error-state.tsx'
import { media } from '../../../ui/brand/shapes.ts'
import { useEmptyTrash, useRestoreVideos, useTrash } from '../life-queries.ts'
import { CardList, CardSkeletons } from '../card/card-grid.tsx'
import { VideoThumb } from '../card/video-thumb.tsx'

const dayMs = 24 * 3_600_000

/** Deleted videos, for as long as they can be taken back. */
export function TrashList() {
  const { t } = useLingui()
  const trash = useTrash()
  if (trash.isPending) return <CardSkeletons count={3} />
  if (trash.error)
    return <ErrorState title={t`Couldn’t load your trash.`} error={trash.error} onRetry={() => void trash.refetch()} />
  if (!trash.videos || trash.videos.length === 0) return <EmptyState title={t`Trash is empty`} />
  return (
    <>
      <Rows videos={trash.videos} />
      {trash.hasNextPage && (
        <Button
          variant="secondary"
          busy={trash.isFetchingNextPage}
          busyText={t`Loading...`}
          onClick={() => void trash.fetchNextPage()}
        >
          <Trans>Show more</Trans>
        </Button>
      )}
    </>
  )
}

function Rows({ videos }: { videos: readonly Video[] }) {
  const { t } = useLingui()
  const toast = useToast()
  const [restoring, emptying] = [useRestoreVideos(), useEmptyTrash()]
  const list = useListFocus<HTMLUListElement>()
  const [doomed, setDoomed] = useState<Video | 'all' | null>(null)
  const close = () => setDoomed(null)
  const fail = () => toast({ title: t`Error`, description: t`Please try again.`, tone: 'destructive' })
  const succeed = () => toast({ title: t`Restored to your library`, tone: 'success' })
  return (
    <>
      <Above>
        <Button variant="danger" icon={<Trash2 size={16} aria-hidden="true" />} onClick={() => setDoomed('all')}>
          <Trans>Empty trash</Trans>
        </Button>
      </Above>
      <CardList ref={list} aria-label={t`Trash`}>
        {videos.map((video) => (
          <li key={video.id}>
            <TrashRow
              video={video}
              busy={restoring.isPending && restoring.variables.includes(video.id)}
              onRestore={() => restoring.mutate([video.id], { onSuccess: succeed, onError: fail })}
              onDelete={() => setDoomed(video)}
            />
          </li>
        ))}
      </CardList>
      {doomed && (
        <ForGoodQuestion
          doomed={doomed}
          busy={emptying.isPending}
          onClose={close}
          onConfirm={() =>
            emptying.mutate(doomed === 'all' ? undefined : [doomed.id], { onError: fail, onSettled: close })
          }
        />
      )}
    </>
  )
}

interface ForGoodQuestionProps {
  doomed: Video | 'all'
  busy: boolean
  onClose: () => void
  onConfirm: () => void
}

function ForGoodQuestion({ doomed, ...answers }: ForGoodQuestionProps) {
  const { t } = useLingui()
  const isAll = doomed === 'all'
  const title = isAll ? '' : isolated(doomed.title)
  return (
    <ConfirmDialog
      open
      danger
      title={isAll ? t`Permanently delete everything in the trash?` : t`Permanently delete this video?`}
      text={isAll ? t`Their files are permanently deleted.` : t`The files of “${title}” are permanently deleted.`}
      confirmText={t`Delete permanently`}
      busyText={t`Deleting...`}
      {...answers}
    />
  )
}

interface TrashRowProps {
  video: Video
  busy: boolean
  onRestore: () => void
  onDelete: () => void
}

function TrashRow({ video, busy, onRestore, onDelete }: TrashRowProps) {
  const { t } = useLingui()
  const title = isolated(video.title)
  return (
    <Row>
      <VideoThumb video={video} />
      <Text>
        <h2>
          <bdi>{video.title}</bdi>
        </h2>
        <p>{capitalised(formatAgo(video.deletedAt ?? video.createdAt))}</p>
        <p>{lastsText(video)}</p>
      </Text>
      <End>
        <Button
          variant="secondary"
          busy={busy}
          busyText={t`Restoring...`}
          icon={<Undo2 size={16} aria-hidden="true" />}
          onClick={onRestore}
        >
          <Trans>Restore</Trans>
        </Button>
        <IconButton label={t`Permanently delete ${title}`} onClick={onDelete}>
          <Trash2 size={18} aria-hidden="true" />
        </IconButton>
      </End>
    </Row>
  )
}

function lastsText({ deletedAt }: Video): string {
  const goneMs = Date.parse(deletedAt ?? '') + TRASH_DAYS * dayMs - Date.now()
  const days = Math.max(0, Math.ceil(goneMs / dayMs))
  return plural(days, { one: 'Permanently deleted in # day', other: 'Permanently deleted in # days' })
}

const Above = styled.div`
  justify-self: end;
`
const Row = styled.article`
  display: grid;
  grid-template-columns: 160px minmax(0, 1fr) auto;
  align-items: center;
  gap: ${token.space[4]};
  padding-inline-end: ${token.space[3]};
  border: 1px solid ${token.border};
  border-radius: ${token.radius.card};
  background: ${token.surface};
  overflow: hidden;
  ${media.narrow} {
    grid-template-columns: 112px minmax(0, 1fr);
    padding: 0;
  }
`
const Text = styled.div`
  display: grid;
  gap: 2px;
  padding-block: ${token.space[3]};
  h2 {
    font-size: 1rem;
    overflow-wrap: anywhere;
  }
  p {
    font-size: ${token.fontSize.small};
    color: ${token.textMuted};
  }
`
const End = styled.span`
  display: flex;
  align-items: center;
  gap: ${token.space[2]};
  ${media.narrow} {
    grid-column: 1 / -1;
    justify-content: space-between;
    padding: 0 ${token.space[3]} ${token.space[3]};
  }
`
