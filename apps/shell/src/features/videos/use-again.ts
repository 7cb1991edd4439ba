import { t } from '@lingui/core/macro'
import type { Video, VideoDuplicate, VideoTranslation } from '@vitrine/contract'
import { refusalOr } from '@vitrine/contract/client'
import { useState } from 'react'
import { shortfallText } from '../../kit/shortfall-text.ts'
import { useToast } from '../../kit/toast.ts'
import { useMakeAgain } from './life-queries.ts'

/** Has a video made once more. However often the answer is lost, one opening of the dialog makes one video. */
export function useAgain(video: Video, onDone: () => void) {
  const toast = useToast()
  const making = useMakeAgain()
  const [requestKey] = useState(() => crypto.randomUUID())
  return {
    isPending: making.isPending,
    refusal: making.error ? refusalText(making.error) : undefined,
    start: (body: VideoDuplicate | VideoTranslation) =>
      making.mutate(
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

function refusalText(error: Error): string {
  return shortfallText(error) ?? refusalOr(error, t`Failed to create video`)
}
