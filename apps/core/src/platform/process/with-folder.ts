import { mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'

/** Runs work with a new folder in `workFolder` and returns its result. The folder is removed with its files afterwards. */
export async function withFolder<T>(
  workFolder: string,
  name: string,
  work: (folder: string) => Promise<T>,
): Promise<T> {
  const folder = await mkdtemp(join(workFolder, `${name}-`))
  try {
    return await work(folder)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
