import type { Download } from '../../platform/safe-fetch/download.ts'
import { TwinProviderError } from '../../ports/twin-provider.ts'

/** Half an hour at a high rate. */
const CLIP_BYTES_MAX = 2 * 1024 * 1024 * 1024

/** Throws TwinProviderError: `unknown`, since the clip stays where it is. */
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
