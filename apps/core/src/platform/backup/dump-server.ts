import { randomBytes, timingSafeEqual } from 'node:crypto'
import { createReadStream, createWriteStream, renameSync, rmSync, writeFileSync } from 'node:fs'
import { rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { FastifyInstance } from 'fastify'
import type { Db } from '../db/open.ts'
import { newId } from '../ids/ids.ts'
import { dumpLines } from './dump.ts'

export const DUMP_PATH = '/internal/database-dump'
/** In DATA_DIR, readable by the owner of the process only, since it gives access to the database. */
export const SERVER_FILE = 'server.json'

/** The server that has the embedded database open. */
export interface RunningServer {
  pid: number
  url: string
  token: string
}

interface Deps {
  db: Db
  dataDir: string
  workFolder: string
  report: (error: Error) => void
}

/**
 * Lets a backup request the embedded database from this process, since only one process can open it. The dump is written to a
 * file first, because the database is blocked while it is read, and streamed from there. Returns a function that announces the
 * server to backups; that returns a function that withdraws it.
 */
export function serveDump(
  app: FastifyInstance,
  { db, dataDir, workFolder, report }: Deps,
): (url: string) => () => void {
  const token = randomBytes(32).toString('base64url')
  app.post(DUMP_PATH, async ({ headers }, reply) => {
    if (!isToken(headers.authorization, token)) return reply.code(403).send({ ok: false })
    const path = join(workFolder, `dump-${newId()}`)
    try {
      await pipeline(dumpLines(db), createWriteStream(path, { mode: 0o600 }))
      const { size } = await stat(path)
      const lines = createReadStream(path)
      lines.once('open', () => void rm(path, { force: true }))
      return reply.type('application/x-ndjson').header('content-length', size).send(lines)
    } catch (error) {
      await rm(path, { force: true })
      report(error as Error)
      return reply.code(500).send({ ok: false })
    }
  })
  return (url) => {
    const file = join(dataDir, SERVER_FILE)
    const server: RunningServer = { pid: process.pid, url, token }
    writeFileSync(`${file}.part`, JSON.stringify(server), { mode: 0o600 })
    renameSync(`${file}.part`, file)
    return () => rmSync(file, { force: true })
  }
}

function isToken(header: string | undefined, token: string): boolean {
  const [wanted, given] = [Buffer.from(`Bearer ${token}`), Buffer.from(header ?? '')]
  return wanted.length === given.length && timingSafeEqual(wanted, given)
}
