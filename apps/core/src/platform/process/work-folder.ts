import { randomBytes } from 'node:crypto'
import { type FileHandle, mkdir, open, readdir, rm, stat } from 'node:fs/promises'
import { hostname } from 'node:os'
import { join } from 'node:path'

const SIGN_NAME = 'alive'
const HEARTBEAT_INTERVAL_MS = 10_000
/** Much longer than a heartbeat: a process that was paused, or a slow network file system, must not lose its files. */
const DEAD_AFTER_MS = 120_000

export interface WorkFolder {
  readonly path: string
  /** Removes the folder and everything in it. */
  close(): Promise<void>
}

interface Options {
  report: (error: Error) => void
  heartbeatIntervalMs?: number
  deadAfterMs?: number
  remove?: (folder: string) => Promise<void>
}

/**
 * Creates a folder for temporary files of this process below `root`, which other processes and machines may
 * share, and removes those of dead processes, now and periodically. A process shows that it is alive by writing
 * into its folder: process ids repeat in containers, and locks do not work on every network file system. Ages
 * use the clock of the file system only.
 */
export async function openWorkFolder(root: string, options: Options): Promise<WorkFolder> {
  const {
    report,
    heartbeatIntervalMs = HEARTBEAT_INTERVAL_MS,
    deadAfterMs = DEAD_AFTER_MS,
    remove = removeAll,
  } = options
  const name = `${hostname()}-${process.pid}-${randomBytes(6).toString('hex')}`
  const path = join(root, name)
  const kept = new Set<string>()
  let now = await heartbeat()
  await sweep(now)
  let closed = false
  let turn = Promise.resolve()
  const timer = setInterval(() => void (turn = turn.then(live).catch(report)), heartbeatIntervalMs)
  timer.unref()
  return { path, close }

  async function live(): Promise<void> {
    if (closed) return
    const before = now
    now = await heartbeat()
    // After a long sleep (a closed laptop, a halted machine) other processes wake too and first need time for a heartbeat.
    if (now - before < deadAfterMs / 2) await sweep(now)
  }

  /** Writes a heartbeat. Returns its time. */
  async function heartbeat(): Promise<number> {
    await mkdir(path, { recursive: true, mode: 0o700 })
    return writeSign(join(path, SIGN_NAME))
  }

  async function sweep(at: number): Promise<void> {
    for (const other of await readdir(root)) {
      const folder = join(root, other)
      if (other === name || !(at - (await lastSignOf(folder)) > deadAfterMs)) continue
      await remove(folder).catch((error: Error) => reportOnce(other, error))
    }
  }

  /** A folder of another user that may not be removed is no reason not to start. */
  function reportOnce(other: string, error: Error): void {
    if (!kept.has(other)) report(error)
    kept.add(other)
  }

  async function close(): Promise<void> {
    closed = true
    clearInterval(timer)
    await turn
    await removeAll(path)
  }
}

function removeAll(folder: string): Promise<void> {
  return rm(folder, { recursive: true, force: true, maxRetries: 3 })
}

/** Overwrites in place, which succeeds on a full disk too. */
async function writeSign(path: string): Promise<number> {
  const file = await open(path, 'r+').catch((error: NodeJS.ErrnoException): Promise<FileHandle> => {
    if (error.code !== 'ENOENT') throw error
    return open(path, 'w', 0o600)
  })
  try {
    await file.write('.', 0)
    return (await file.stat()).mtimeMs
  } finally {
    await file.close()
  }
}

/** A folder without a heartbeat was created a moment ago, or by an older version. */
async function lastSignOf(folder: string): Promise<number> {
  const times = [folder, join(folder, SIGN_NAME)].map((path) =>
    stat(path).then(
      ({ mtimeMs }) => mtimeMs,
      () => 0,
    ),
  )
  const newest = Math.max(...(await Promise.all(times)))
  return newest || Infinity
}
