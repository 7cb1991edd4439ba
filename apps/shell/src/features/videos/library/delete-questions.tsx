import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import type { Video } from '@vitrine/contract'
import { isolated } from '../../../lib/i18n/isolated.ts'
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx'

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
          ? t`“${title}” is still in progress. Creation stops, and you get its credits back.`
          : t`The share link for “${title}” stops working immediately. You can restore the video from the trash for 30 days.`
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
          Their share links stop working immediately. You can restore the videos from the trash for 30 days. Unfinished
          videos stop, and you get their credits back.
        </Trans>
      }
      confirmText={t`Delete`}
      busyText={t`Deleting...`}
      {...answers}
    />
  )
}
