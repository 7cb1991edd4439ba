import { useLingui } from '@lingui/react/macro'
import type { Video } from '@vitrine/contract'
import { isolated } from '../../../lib/i18n/isolated.ts'
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx'
import { AgainDialog } from './again-dialog.tsx'
import { FactsDialog } from './facts-dialog.tsx'
import { FormatsDialog } from './formats/formats-dialog.tsx'
import { TeaserDialog } from './teaser/teaser-dialog.tsx'
import { ThumbnailDialog } from './thumbnail/thumbnail-dialog.tsx'
import type { LibraryAct } from './library-acts.ts'
import type { useVideoActions } from './use-video-actions.ts'

interface LibraryDialogsProps {
  act: LibraryAct
  video: Video
  actions: ReturnType<typeof useVideoActions>
  onClose: () => void
}

/** The dialogs that ask before an action on one video. */
export function LibraryDialogs({ act, video, actions, onClose }: LibraryDialogsProps) {
  const { t } = useLingui()
  const title = isolated(video.title)
  if (act === 'duplicate' || act === 'translate') return <AgainDialog kind={act} video={video} onClose={onClose} />
  if (act === 'thumbnail') return <ThumbnailDialog video={video} onClose={onClose} />
  if (act === 'teaser') return <TeaserDialog video={video} onClose={onClose} />
  if (act === 'formats') return <FormatsDialog video={video} onClose={onClose} />
  if (act === 'facts')
    return (
      <FactsDialog
        video={video}
        busy={actions.isChanging}
        onSave={(change) => actions.change(video, change, onClose)}
        onClose={onClose}
      />
    )
  return (
    <ConfirmDialog
      open
      danger
      title={t`Stop creating this video?`}
      text={t`“${title}” isn’t finished. You get its credits back, and you can create it later.`}
      confirmText={t`Stop`}
      cancelText={t`Keep creating`}
      busyText={t`Stopping...`}
      busy={actions.isCancelling}
      onClose={onClose}
      onConfirm={() => actions.cancel(video, onClose)}
    />
  )
}
