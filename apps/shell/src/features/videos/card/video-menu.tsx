import type { Video } from '@vitrine/contract'
import { lazy, Suspense, useState } from 'react'
import type { LibraryAct } from '../library/library-acts.ts'
import { VideoMenuButton } from './video-menu-button.tsx'

const VideoMenuPanel = lazy(() =>
  import('./video-menu-panel.tsx').then(({ VideoMenuPanel }) => ({ default: VideoMenuPanel })),
)

interface VideoMenuProps {
  video: Video
  onAct: (act: LibraryAct) => void
  onRework: () => void
}

/** The menu of further actions on a video. Its code is loaded when it is first opened. */
export function VideoMenu({ video, onAct, onRework }: VideoMenuProps) {
  const [isWanted, setWanted] = useState(false)
  const button = <VideoMenuButton video={video} aria-haspopup="menu" onClick={() => setWanted(true)} />
  if (!isWanted) return button
  return (
    <Suspense fallback={button}>
      <VideoMenuPanel video={video} onAct={onAct} onRework={onRework} />
    </Suspense>
  )
}
