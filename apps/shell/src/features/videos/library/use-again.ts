import { t } from '@lingui/core/macro'
import type { Video, VideoDuplicate, VideoTranslation } from '@vitrine/contract'
import { problemOr } from '@vitrine/contract/client'
import { useState } from 'react'
import { shortfallText } from '../../../lib/text/shortfall-text.ts'
import { useToast } from '../../../lib/toast/toast.ts'
import { useMakeAgain } from '../life-queries.ts'

/** Has a video made once more. However often the answer is lost, one opening of the dialog makes one video. */
export function useAgain(video: Video, onDone: () => void) {
  const toast = useToast()
  const creation = useMakeAgain()
  const [requestKey] = useState(() => crypto.randomUUID())
  return {
    isPending: creation.isPending,
    problem: creation.error ? problemText(creation.error) : undefined,
    start: (body: VideoDuplicate | VideoTranslation) =>
      creation.mutate(
        { id: video.id, body: { ...body, requestKey } },
        {
          onSuccess: () => {
            toast({ title: t`Video creation started`, tone: 'success' })
            onDone()
          },
        },
      ),
  }
}

function problemText(error: Error): string {
  return shortfallText(error) ?? problemOr(error, t`Failed to create video`)
}
