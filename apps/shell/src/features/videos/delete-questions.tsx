import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import type { Video } from '@vitrine/contract'
import { isolated } from '../../kit/i18n/isolated.ts'
import { ConfirmDialog } from '../../kit/ui/confirm-dialog.tsx'

interface Answers {
  busy: boolean
  onClose: () => void
  onConfirm: () => void
}

/** Asks before one video is deleted. */
export function DeleteVideoQuestion({ video, ...answers }: Answers & { video: Video }) {
  const { t } = useLingui()
  const title = isolated(video.title)
  const isUnfinished = video.status === 'pending' || video.status === 'processing'
  return (
    <ConfirmDialog
      open
      danger
      title={t`Are you sure you want to delete this video?`}
      text={
        isUnfinished
          ? t`“${title}” is still being made. It stops, and its credits go back to you.`
          : t`The share link of “${title}” stops working at once. You can restore it from the trash for 30 days.`
      }
      confirmText={t`Delete`}
      busyText={t`Deleting...`}
      {...answers}
    />
  )
}

/** Asks before several videos are deleted. */
export function DeleteVideosQuestion({ count, ...answers }: Answers & { count: number }) {
  const { t } = useLingui()
  return (
    <ConfirmDialog
      open
      danger
      title={plural(count, {
        one: 'Are you sure you want to delete # video(s)?',
        other: 'Are you sure you want to delete # video(s)?',
      })}
      text={
        <Trans>
          Their share links stop working at once. You can restore them from the trash for 30 days. Videos that are still
          being made stop, and their credits go back to you.
        </Trans>
      }
      confirmText={t`Delete`}
      busyText={t`Deleting...`}
      {...answers}
    />
  )
}
