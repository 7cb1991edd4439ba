import type { PlayKind } from '@vitrine/contract'
import { call } from '@vitrine/contract/client'
import { one, tokenOfPage } from './dom.ts'

const QUARTERS: [share: number, kind: PlayKind][] = [
  [0.25, 'quarter'],
  [0.5, 'half'],
  [0.75, 'three-quarters'],
]

/** Reports starts, watched quarters and clicks on the button. The core decides what counts. */
export function countPlays(video: HTMLVideoElement): void {
  const told = new Set<PlayKind>()
  video.addEventListener('playing', () => report('start'))
  video.addEventListener('timeupdate', () => {
    if (video.paused || !(video.duration > 0)) return
    for (const [share, kind] of QUARTERS) if (video.currentTime >= share * video.duration) report(kind)
  })
  video.addEventListener('ended', () => report('end'))
  one('[data-click]')?.addEventListener('click', () => report('click'))

  // One after the other, since a quarter counts only after the start that it belongs to.
  let last: Promise<unknown> = Promise.resolve()
  function report(kind: PlayKind): void {
    if (told.has(kind)) return
    told.add(kind)
    const send = () => call('POST /v/:token/plays', { params: { token: tokenOfPage() }, body: { kind } })
    // A failed count must not disturb the viewer.
    last = last.then(send).catch(() => {})
  }
}
