import { existsSync, readdirSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'

const KEPT_MS = 30 * 24 * 3_600_000

/**
 * Removes translated code that has lain for a month, and what is empty then. It may be of a build or a Node that has gone, which
 * nothing in it tells; what is still in use is translated anew in a moment.
 */
export function forgetOldCode(folder: string, now = Date.now()): void {
  if (!existsSync(folder)) return
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) forgetOldCode(path, now)
    const isOver = entry.isDirectory()
      ? readdirSync(path).length === 0
      : now - (statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? now) > KEPT_MS
    if (isOver) rmSync(path, { recursive: true, force: true })
  }
}
