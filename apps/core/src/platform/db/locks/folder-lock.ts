import { constants, copyFileSync, existsSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'

const heldHere = new Set<string>()

/**
 * Creates an exclusive lock file with our process id in it and returns the function that removes it.
 * A lock whose process is dead is taken over; one whose process lives is never touched.
 * Throws when another process, or another part of this one, holds the lock.
 */
export function acquireFolderLock(path: string): () => void {
  const file = resolve(path)
  if (heldHere.has(file)) throw inUseError(file, process.pid)
  for (;;) {
    try {
      writeFileSync(file, `${process.pid} ${bootId()}`, { flag: 'wx' })
      break
    } catch (error) {
      if (!hasCode(error, 'EEXIST')) throw error
      removeDeadLock(file)
    }
  }
  heldHere.add(file)
  return () => {
    if (heldHere.delete(file)) rmSync(file, { force: true })
  }
}

function removeDeadLock(file: string): void {
  const holder = readHolder(file)
  if (isAlive(holder)) throw inUseError(file, holder)
  // Two starts may find the same dead lock. Renaming is atomic, and reading it again afterwards shows whether the slower one
  // has just moved the fresh lock of the faster one, which is then restored.
  const aside = `${file}.${process.pid}`
  try {
    renameSync(file, aside)
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return
    throw error
  }
  const moved = readHolder(aside)
  if (moved !== holder && isAlive(moved)) {
    copyFileSync(aside, file, constants.COPYFILE_EXCL)
    rmSync(aside)
    throw inUseError(file, moved)
  }
  rmSync(aside)
}

/** Returns the process id in a lock file; 0 when the file does not exist or contains none. */
function readHolder(file: string): number {
  try {
    const text = readFileSync(file, 'utf8')
    // A new lock file is empty for a moment before the id is written, so a young empty file belongs to a starting process.
    if (text === '' && Date.now() - statSync(file).mtimeMs < 2_000) {
      throw new Error(`The embedded database is being opened by another process (lock file ${file}).`)
    }
    // After a restart of the machine another process has the same id, so a lock from before the restart is dead.
    const [pid, boot = ''] = text.split(' ')
    return boot === bootId() ? Number(pid) : 0
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return 0
    throw error
  }
}

/** Returns an id of the current boot of the machine; empty where the system has none. */
function bootId(): string {
  const file = '/proc/sys/kernel/random/boot_id'
  return existsSync(file) ? readFileSync(file, 'utf8').trim() : ''
}

/** Our own id in a lock that we do not hold is a leftover: in a container every start has the same id. */
function isAlive(pid: number): boolean {
  if (!Number.isInteger(pid) || pid <= 0 || pid === process.pid) return false
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return hasCode(error, 'EPERM')
  }
}

function inUseError(file: string, pid: number): Error {
  return new Error(
    `The embedded database is in use by process ${pid} (lock file ${file}). ` +
      'Only one process can use it: stop the other one first, or set DATABASE_URL to run several.',
  )
}

function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code
}
