import { useLingui } from '@lingui/react/macro'
import type { Video } from '@vitrine/contract'
import { Share2 } from '#icons'
import { lazy, Suspense, useState } from 'react'
import { copyText } from '../../lib/text/copy-text.ts'
import { isolated } from '../../lib/i18n/isolated.ts'
import { useIsSupport } from '../../lib/session/session.ts'
import { useToast } from '../../lib/toast/toast.ts'
import { IconButton } from '../../ui/controls/button.tsx'
import { useLinkActions } from '../../lib/sharing/share-link.ts'

const ShareDialog = lazy(() => import('./share-dialog.tsx').then(({ ShareDialog }) => ({ default: ShareDialog })))

/** Makes the link of a video, puts it on the clipboard, and opens all that can be chosen about it. Support only opens it. */
export function ShareButton({ video }: { video: Video }) {
  const { t } = useLingui()
  const toast = useToast()
  const { share } = useLinkActions(video.id)
  const isSupport = useIsSupport()
  const [isOpen, setOpen] = useState(false)
  const title = isolated(video.title)

  async function open() {
    setOpen(true)
    if (isSupport) return
    try {
      const { shareUrl } = await share.mutateAsync()
      // Without a clipboard the dialog shows the link for copying by hand.
      if (await copyText(shareUrl ?? ''))
        toast({ title: t`Share link generated`, description: t`Link copied to clipboard`, tone: 'success' })
    } catch {
      toast({ title: t`Error`, description: t`Failed to generate share link`, tone: 'destructive' })
    }
  }

  return (
    <>
      <IconButton label={t`Share ${title}`} disabled={share.isPending} onClick={() => void open()}>
        <Share2 size={18} aria-hidden="true" />
      </IconButton>
      {isOpen && (
        <Suspense fallback={null}>
          <ShareDialog video={video} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
