import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { AdminUserDetails, AdminVideo } from '@vitrine/contract'
import { Trash2 } from '#icons'
import { useState } from 'react'
import { faultOf } from '../../../lib/forms/fault-of.ts'
import { formatCount, formatMoment } from '../../../lib/i18n/format.ts'
import { isolated } from '../../../lib/i18n/isolated.ts'
import { useToast } from '../../../lib/toast/toast.ts'
import { IconButton } from '../../../ui/controls/button.tsx'
import { TextLink } from '../../../ui/controls/text-link.tsx'
import { type Column, DataTable } from '../../../ui/data/data-table.tsx'
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { Panel } from '../../../ui/partner-dashboard/panel.tsx'
import { CoreBadge } from '../core-badge.tsx'
import { useRemoveVideo } from './user-queries.ts'

/** The newest videos of a person, each of which an operator can delete. */
export function UserVideos({ details }: { details: AdminUserDetails }) {
  const { videos, stats, user } = details
  const [asked, setAsked] = useState<AdminVideo>()
  const [shown, total] = [formatCount(videos.length), formatCount(stats.total)]
  return (
    <Panel
      title={t`Videos`}
      aside={
        videos.length > 0 && (
          <TextLink to={`/admin?tab=videos&user=${user.id}`}>
            <Trans>
              Showing {shown} of {total} videos
            </Trans>
          </TextLink>
        )
      }
    >
      {videos.length === 0 ? (
        <EmptyState isPart title={t`No videos found`} />
      ) : (
        <DataTable caption={t`Videos`} columns={columns(setAsked)} rows={videos} rowKey={({ id }) => id} />
      )}
      {asked && <RemoveVideo userId={user.id} video={asked} onClose={() => setAsked(undefined)} />}
    </Panel>
  )
}

function columns(onRemove: (video: AdminVideo) => void): Column<AdminVideo>[] {
  return [
    {
      title: t`Title`,
      place: 'name',
      cell: ({ id, title }) => (
        <TextLink to={`/admin?tab=videos&video=${id}`}>
          <bdi>{title}</bdi>
        </TextLink>
      ),
    },
    { title: t`Status`, cell: ({ status }) => <CoreBadge word={status} /> },
    { title: t`Property`, cell: ({ propertyAddress }) => <bdi>{propertyAddress || t`N/A`}</bdi> },
    { title: t`Created`, cell: ({ createdAt }) => formatMoment(createdAt) },
    {
      title: t`Actions`,
      place: 'corner',
      isFigure: true,
      cell: (video) => {
        const title = isolated(video.title)
        return (
          <IconButton label={t`Delete ${title}`} onClick={() => onRemove(video)}>
            <Trash2 size={18} aria-hidden="true" />
          </IconButton>
        )
      },
    },
  ]
}

interface RemoveVideoProps {
  userId: string
  video: AdminVideo
  onClose: () => void
}

function RemoveVideo({ userId, video, onClose }: RemoveVideoProps) {
  const showToast = useToast()
  const remove = useRemoveVideo(userId)
  const title = isolated(video.title)
  return (
    <ConfirmDialog
      open
      danger
      onClose={onClose}
      onConfirm={() =>
        remove.mutate(video.id, {
          onSuccess: () => showToast({ title: t`Video deleted`, tone: 'success' }),
          onError: (error) =>
            showToast({
              title: t`Failed to delete the video. Please try again.`,
              description: faultOf(error),
              tone: 'destructive',
            }),
          onSettled: onClose,
        })
      }
      title={t`Delete ${title}?`}
      text={t`It moves to the user’s trash, where they can restore it for 30 days. Its share page closes immediately.`}
      confirmText={t`Delete`}
      busy={remove.isPending}
    />
  )
}
