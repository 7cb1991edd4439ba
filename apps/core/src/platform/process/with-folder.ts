import { mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'

/** Does work with a new folder in `workFolder` and returns its result. The folder is removed with its files when the work has ended. */
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
