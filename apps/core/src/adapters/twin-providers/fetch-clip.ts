import type { Download } from '../../platform/safe-fetch/download.ts'
import { TwinProviderError } from '../../ports/twin-provider.ts'

/** Half an hour of video at a high bit rate. */
const CLIP_BYTES_MAX = 2 * 1024 * 1024 * 1024

/** Downloads a clip to `path`. Throws TwinProviderError `unknown`, because the provider keeps the clip for another attempt. */
export async function fetchClipFrom(
  download: Download,
  url: string,
  path: string,
  signal: AbortSignal,
  headers: Record<string, string> = {},
): Promise<void> {
  await download(url, path, { bytesMax: CLIP_BYTES_MAX, signal, headers }).catch((cause: unknown) => {
    throw new TwinProviderError('unknown', { cause })
  })
}
