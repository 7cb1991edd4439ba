import { randomUUID } from 'node:crypto'
import { hostname } from 'node:os'
import type { AdminHealth } from '@vitrine/contract'
import type { Db } from '../db/open.ts'
import { nodeFacts } from './node-facts.ts'
import { type NodeRow, deleteNode, listNodes, renewNode } from './node-store.ts'

const HEARTBEAT_MS = 30_000
/** A node that missed several heartbeats in a row. */
const GONE_MINUTES = 2
const SHOWN_MINUTES_MAX = 60
const NODES_MAX = 100

interface Deps {
  db: Db
  role: NodeRow['role']
  report: (error: Error) => void
}

/**
 * Keeps a row for this process, renewed by heartbeats, for the operator's list of nodes. Returns a function that stops it and
 * deletes the row. The row of a killed process is shown as gone and deleted by another node within an hour.
 */
export function startHeartbeat({ db, role, report }: Deps): () => Promise<void> {
  const id = randomUUID()
  let running: Promise<void> = Promise.resolve()
  const renew = (): void => {
    // Skips a heartbeat while the previous one waits for the database.
    running = running.then(() => renewNode(db, rowOf(id, role), SHOWN_MINUTES_MAX)).catch(report)
  }
  renew()
  const timer = setInterval(renew, HEARTBEAT_MS)
  timer.unref()
  return async () => {
    clearInterval(timer)
    await running
    await deleteNode(db, id).catch(report)
  }
}

/** Lists every process of the installation that was seen within an hour, by host. */
export async function readNodes(db: Db): Promise<AdminHealth['nodes']> {
  const rows = await listNodes(db, NODES_MAX)
  return rows.map((row) => ({
    id: row.id,
    host: row.host,
    role: row.role,
    version: row.version,
    startedAt: row.started_at.toISOString(),
    memoryBytes: row.memory_bytes,
    seenAt: row.seen_at.toISOString(),
    isGone: Number(row.silent_minutes) > GONE_MINUTES,
  }))
}

function rowOf(id: string, role: NodeRow['role']): NodeRow {
  const { version, startedAt, memoryBytes } = nodeFacts()
  return { id, host: hostname(), role, version, started_at: new Date(startedAt), memory_bytes: memoryBytes }
}
