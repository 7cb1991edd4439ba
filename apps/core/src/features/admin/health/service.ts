import type { AdminHealth } from '@vitrine/contract'
import type { Clock } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/db/open.ts'
import { diskSpace, nodeFacts } from '../../../platform/process/node-facts.ts'
import { queueFigures } from '../../../platform/queue/figures.ts'
import { readDatabase, readOutside } from './store.ts'

interface Parts {
  db: Db
  dataDir: string
  role: AdminHealth['node']['role']
  /** When the last backup was made: null or undefined where nothing says so. */
  lastBackup: () => Promise<Date | null | undefined>
  clock: Clock
}

const DAY_MS = 24 * 3_600_000

export type Health = ReturnType<typeof createHealth>

/** How the installation fares: queues, database, disk, deliveries, domains, backup and this process. */
export function createHealth({ db, dataDir, role, lastBackup, clock }: Parts) {
  return { read }

  async function read(): Promise<AdminHealth> {
    const outside = await readOutside(db, new Date(clock.now().getTime() - DAY_MS))
    const backup = await lastBackup()
    return {
      queues: await queueFigures(db),
      database: { engine: db.engine, ...(await readDatabase(db)) },
      disk: await diskSpace(dataDir),
      webhooks: outside.webhooks,
      domains: outside.domains,
      backupAt: backup?.toISOString() ?? null,
      node: { ...nodeFacts(), role },
    }
  }
}
