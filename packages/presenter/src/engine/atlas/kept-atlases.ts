import { mkdir, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { createAtlas } from './atlas.ts'
import type { Atlas } from './atlas.ts'
import { addToAtlasFile } from './atlas-file.ts'

// Bytes of patches in this process, of all presenters together.
const MEMORY_LIMIT = 64e6
const FOLDER_LIMIT = 512e6
// Fewer are not worth writing a file for; they wait for more.
const FEWEST_ADDED = 24
const FORGOTTEN_AFTER_MILLISECONDS = 3_600_000

const warm = new Map<string, Atlas>()

const pathOf = (folder: string, name: string) => join(folder, `${name}.atlas`)

/** The patches of that name, from an earlier film of this process or from the folder; without a folder they stay in memory only. */
export function openAtlas(name: string, folder?: string): Atlas {
  const atlas = warm.get(name) ?? createAtlas(MEMORY_LIMIT, folder && pathOf(folder, name))
  warm.delete(name)
  warm.set(name, atlas)
  const bytes = () => [...warm.values()].reduce((sum, { byteCount }) => sum + byteCount, 0)
  for (const [oldest, old] of warm) {
    if (old === atlas || bytes() <= MEMORY_LIMIT / 2) break
    old.close()
    warm.delete(oldest)
  }
  return atlas
}

/** Removes files until the folder is small enough, those first that nobody used for longest, and what a stopped process left. */
async function tidy(folder: string): Promise<void> {
  const names = await readdir(folder)
  const files = await Promise.all(
    names.map(async (name) => {
      const path = join(folder, name)
      const { size, mtimeMs } = await stat(path).catch(() => ({ size: 0, mtimeMs: 0 }))
      return { path, size, mtimeMs, isPart: name.endsWith('.part') }
    }),
  )
  let bytes = files.reduce((sum, { size }) => sum + size, 0)
  for (const { path, size, mtimeMs, isPart } of files.toSorted((one, other) => one.mtimeMs - other.mtimeMs)) {
    const isForgotten = isPart && Date.now() - mtimeMs > FORGOTTEN_AFTER_MILLISECONDS
    if (!isForgotten && (isPart || bytes <= FOLDER_LIMIT)) continue
    await rm(path, { force: true })
    bytes -= size
  }
}

/** Writes what a film added into the folder. A folder that cannot be written to costs time, not the film. */
export async function keepAtlas(name: string, folder: string): Promise<void> {
  const atlas = warm.get(name)
  if (!atlas || atlas.addedCount < FEWEST_ADDED) return
  try {
    await mkdir(folder, { recursive: true })
    await addToAtlasFile(pathOf(folder, name), atlas.takeAdded())
    atlas.reopen()
    await tidy(folder)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error)) throw error
  }
}
