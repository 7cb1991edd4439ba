/** Messages of the worker: the share of the file that was read (0 to 1), its SHA-256 in hex, or that it cannot be read. */
export type HashReport = { share: number } | { sha256: string } | { isUnreadable: true }

/** The file cannot be read, e.g. because it is a folder or was changed meanwhile. */
export class UnreadableFile extends Error {}

interface Options {
  /** Called with the share that was read, 0 to 1. */
  onProgress: (share: number) => void
  signal: AbortSignal
}

/** Returns the sha256 of a file in hex, computed in a worker. Rejects with UnreadableFile, or with the reason of `signal`. */
export function hashFile(file: File, { onProgress, signal }: Options): Promise<string> {
  const worker = new Worker(new URL('./hash-worker.ts', import.meta.url), { type: 'module' })
  const hashed = new Promise<string>((resolve, reject) => {
    worker.addEventListener('message', ({ data }: MessageEvent<HashReport>) => {
      if ('share' in data) onProgress(data.share)
      else if ('sha256' in data) resolve(data.sha256)
      else reject(new UnreadableFile())
    })
    worker.addEventListener('error', reject)
    signal.addEventListener('abort', () => reject(signal.reason as Error))
  })
  worker.postMessage(file)
  return hashed.finally(() => worker.terminate())
}
