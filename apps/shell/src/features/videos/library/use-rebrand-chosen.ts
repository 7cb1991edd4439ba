import { plural, t } from '@lingui/core/macro'
import type { RebrandedVideos } from '@vitrine/contract'
import { problemOr } from '@vitrine/contract/client'
import { useState } from 'react'
import { useToast } from '../../../lib/toast/toast.ts'
import { useRebrandVideos } from '../queries.ts'

/** Rebrands the chosen videos. Those that cannot be are in `answer` until it is closed, with their reasons. */
export function useRebrandChosen() {
  const toast = useToast()
  const rebranding = useRebrandVideos()
  const [answer, setAnswer] = useState<RebrandedVideos>()

  function start(videoIds: string[]): void {
    rebranding.mutate(videoIds, {
      onSuccess: (told) => {
        if (told.skipped.length > 0) return setAnswer(told)
        const description = plural(told.queued, {
          one: 'Updating # video with your current brand. The old video stays available until it’s done.',
          other: 'Updating # videos with your current brand. The old videos stay available until they’re done.',
        })
        toast({ title: t`Rebranding started`, description, tone: 'success' })
      },
      onError: (error) => {
        const description = problemOr(error, t`Please try again.`)
        toast({ title: t`Rebranding failed`, description, tone: 'destructive' })
      },
    })
  }

  return { start, isPending: rebranding.isPending, answer, close: () => setAnswer(undefined) }
}
