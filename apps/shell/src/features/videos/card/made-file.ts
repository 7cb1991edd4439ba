import type { VideoJobKind } from '@vitrine/contract'
import { call } from '@vitrine/contract/client'

const askAgainMs = 3000

/** Files that can be made of a finished video. Further formats are MP4. */
export type MadeKind = Exclude<VideoJobKind, 'rebrand'>

interface WantedFile {
  kind: MadeKind
  onProgress?: (percent: number) => void
  signal?: AbortSignal
}

/** Returns a file as soon as the server has made it. Until then the call answers with the progress instead of a file. */
export async function fetchMade(id: string, { kind, onProgress, signal }: WantedFile): Promise<Blob> {
  for (;;) {
    const answer: unknown = await call('GET /api/videos/:id/export', { params: { id }, query: { format: kind } })
    signal?.throwIfAborted()
    if (answer instanceof Blob) return answer
    onProgress?.((answer as { progress: number }).progress)
    await new Promise((resolve) => setTimeout(resolve, askAgainMs))
    signal?.throwIfAborted()
  }
}

/** Returns the name of a made file. The format precedes the extension. */
export function madeName(title: string, kind: MadeKind): string {
  if (kind === 'transparent') return `${title}.transparent.webm`
  return kind.includes(':') ? `${title}.${kind.replace(':', 'x')}.mp4` : `${title}.${kind}`
}
