import { randomUUID } from 'node:crypto'
import { rename, rm, stat, utimes, writeFile } from 'node:fs/promises'

const HEARTBEAT_INTERVAL_MS = 5000
/** Much longer than a heartbeat, since a machine may be busy and a network file system slow. */
const DEAD_AFTER_MS = 60_000

/** Returns whether some process, on any machine that shares the folder, holds the lock. */
export async function isLocked(path: string): Promise<boolean> {
  const age = await stat(path).then(
    ({ mtimeMs }) => Date.now() - mtimeMs,
    () => Infinity,
  )
  return age < DEAD_AFTER_MS
}

/**
 * Takes a lock file and keeps it fresh. Returns a function that releases it; null where another process holds it. A lock that
 * was not refreshed for a minute belongs to a dead process.
 */
export async function acquireLock(path: string): Promise<(() => Promise<void>) | null> {
  const isTaken = (await create(path)) || ((await removeDead(path)) && (await create(path)))
  if (!isTaken) return null
  const timer = setInterval(() => void touch(path), HEARTBEAT_INTERVAL_MS)
  timer.unref()
  return async () => {
    clearInterval(timer)
    await rm(path, { force: true })
  }
}

const touch = (path: string) => utimes(path, new Date(), new Date()).catch(() => undefined)

const create = (path: string): Promise<boolean> =>
  writeFile(path, '', { flag: 'wx' }).then(
    () => true,
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'EEXIST') return false
      throw error
    },
  )

/**
 * Of two processes that find the same dead lock, one renames it first. The slower one may have renamed the fresh lock of the
 * other, and puts it back.
 */
async function removeDead(path: string): Promise<boolean> {
  if (await isLocked(path)) return false
  const aside = `${path}.${randomUUID()}`
  const isMoved = await rename(path, aside).then(
    () => true,
    () => false,
  )
  if (!isMoved) return true
  const isFresh = await isLocked(aside)
  await (isFresh ? rename(aside, path) : rm(aside, { force: true }))
  return !isFresh
}
