import { createWriteStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import type { Storage } from '../../ports/storage.ts'

/**
 * Writes a stored object to a local file and returns its path. Throws what the storage throws; a partial file may remain then.
 */
export async function fetchFile(
  storage: Pick<Storage, 'read'>,
  key: string,
  path: string,
  signal?: AbortSignal,
): Promise<string> {
  await pipeline(storage.read(key), createWriteStream(path), { signal })
  return path
}
