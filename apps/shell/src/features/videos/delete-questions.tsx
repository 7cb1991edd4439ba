import type { Video } from '@vitrine/contract'
import { ConfirmDialog } from '../../kit/ui/confirm-dialog.tsx'

interface Answers {
  busy: boolean
  onClose: () => void
  onConfirm: () => void
}

/** Asks before one video is deleted. */
export function DeleteVideoQuestion({ video, ...answers }: Answers & { video: Video }) {
  const isUnfinished = video.status === 'pending' || video.status === 'processing'
  return (
    <ConfirmDialog
      open
      danger
      title="Are you sure you want to delete this video?"
      text={
        isUnfinished
          ? `“${video.title}” is still being made. It stops, and its credits go back to you.`
          : goneText(video.title)
      }
      confirmText="Delete"
      busyText="Deleting..."
      {...answers}
    />
  )
}

/** Asks before several videos are deleted. */
export function DeleteVideosQuestion({ count, ...answers }: Answers & { count: number }) {
  return (
    <ConfirmDialog
      open
      danger
      title={`Are you sure you want to delete ${count} video(s)?`}
      text="They are gone for good. Videos that are still being made stop, and their credits go back to you."
      confirmText="Delete"
      busyText="Deleting..."
      {...answers}
    />
  )
}

function goneText(title: string): string {
  return `“${title}” is gone for good, with its file.`
}
