import { t } from '@lingui/core/macro'
import type { VideoLook } from '@vitrine/contract'

export type VideoShape = VideoLook['shape']

/** The shapes of a picture, and what each is good for. */
export function shapeOptions(): { value: VideoShape; label: string }[] {
  return [
    { value: '16:9', label: t`Web, email` },
    { value: '9:16', label: t`Stories and Reels` },
    { value: '1:1', label: t`Feed (square)` },
    { value: '4:5', label: t`Feed (tall)` },
    { value: '5:4', label: t`Slides, screens` },
  ]
}
