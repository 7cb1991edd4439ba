import { t } from '@lingui/core/macro'
import type { Video } from '@vitrine/contract'
import { problemOr } from '@vitrine/contract/client'
import { isolated } from '../../../lib/i18n/isolated.ts'
import { useToast } from '../../../lib/toast/toast.ts'
import { useRebrandVideo } from '../queries.ts'

/** Re-brands a finished video with its current brand. */
export function useRebrand(video: Video) {
  const toast = useToast()
  const rebranding = useRebrandVideo()
  const isUnderWay = video.tasks.some(({ kind, state }) => kind === 'rebrand' && state !== 'failed')
  return {
    isPossible: !isUnderWay && !rebranding.isPending,
    /** Starts a rebrand, optionally with another brand kit; null is the brand of the site. */
    start: (brandKitId?: string | null) =>
      rebranding.mutate(
        { id: video.id, brandKitId },
        {
          onSuccess: () => {
            const title = isolated(video.title)
            const description = t`Updating “${title}” with your current brand. The old video stays available until it’s done.`
            toast({ title: t`Rebranding started`, description, tone: 'success' })
          },
          onError: (error) => {
            const description = problemOr(error, t`Please try again.`)
            toast({ title: t`Rebranding failed`, description, tone: 'destructive' })
          },
        },
      ),
  }
}
