import { t } from '@lingui/core/macro'
import type { Video } from '@vitrine/contract'
import { refusalOr } from '@vitrine/contract/client'
import { isolated } from '../../kit/i18n/isolated.ts'
import { useToast } from '../../kit/toast.ts'
import { useRebrandVideo } from './queries.ts'

/** Has a finished video drawn again with the brand of today. */
export function useRebrand(video: Video) {
  const toast = useToast()
  const rebranding = useRebrandVideo()
  const isUnderWay = video.tasks.some(({ kind, state }) => kind === 'rebrand' && state !== 'failed')
  return {
    isPossible: !(video.isBrandCurrent && video.isFilmCurrent) && !isUnderWay && !rebranding.isPending,
    start: () =>
      rebranding.mutate(video.id, {
        onSuccess: () => {
          const title = isolated(video.title)
          const description = t`“${title}” is being drawn with your current brand. The old film stays until then.`
          toast({ title: t`Re-brand started`, description, tone: 'success' })
        },
        onError: (error) => {
          const description = refusalOr(error, t`Please try again.`)
          toast({ title: t`Re-brand failed`, description, tone: 'destructive' })
        },
      }),
  }
}
