import type { Video } from '@vitrine/contract'
import type { ReactNode } from 'react'

/** The open dialog or inline form of one video. */
export type LibraryAct =
  | 'rename'
  | 'facts'
  | 'thumbnail'
  | 'teaser'
  | 'formats'
  | 'duplicate'
  | 'translate'
  | 'cancel'
  | 'delete'

/** Actions that a card can trigger. */
export interface CardActs {
  /** Whether an answer about this video is awaited. */
  busy: boolean
  onCheckStatus: () => void
  onRetry: () => void
  /** Opens the wizard with all that was chosen for it. */
  onRework: () => void
  onAct: (act: LibraryAct) => void
  /** The control by which a video is shared; the screen brings it. */
  share?: ((video: Video) => ReactNode) | undefined
}

export function isUnfinished({ status }: Video): boolean {
  return status === 'processing' || status === 'pending'
}

/** Whether there is something to watch. Older records call the end `completed`. */
export function isPlayable({ status, videoUrl }: Video): boolean {
  return Boolean(videoUrl) && ['ready', 'completed'].includes(status)
}
