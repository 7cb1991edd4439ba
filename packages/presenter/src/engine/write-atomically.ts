import { mkdir, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'

/** Writes a file under a temporary name and renames it. A failure leaves nothing behind. */
export async function writeAtomically<Result>(
  path: string,
  write: (partPath: string) => Promise<Result>,
): Promise<Result> {
  const partPath = `${path}.part`
  await mkdir(dirname(path), { recursive: true })
  try {
    const result = await write(partPath)
    await rename(partPath, path)
    return result
  } catch (error) {
    await rm(partPath, { force: true })
    throw error
  }
}
