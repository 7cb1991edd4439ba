import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { TestApp } from './app.ts'

/** Returns the paths of all stored files whose path has this text in it. */
export function storedFiles({ deps }: TestApp, text: string): string[] {
  return filesBelow(join(deps.config.dataDir, 'storage')).filter((path) => path.includes(text))
}

/** Returns the paths of all files below a folder. Folders may vanish meanwhile, on which `readdir` itself fails when it is recursive. */
export function filesBelow(folder: string): string[] {
  return entriesOf(folder).flatMap((entry) => {
    const path = join(folder, entry.name)
    return entry.isDirectory() ? filesBelow(path) : [path]
  })
}

function entriesOf(folder: string) {
  try {
    return readdirSync(folder, { withFileTypes: true })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return []
    throw error
  }
}
