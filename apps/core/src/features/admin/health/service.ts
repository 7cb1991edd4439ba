import type { AdminHealth } from '@vitrine/contract'
import type { Clock } from '../../../platform/time/clock.ts'
import type { StorageSettings } from '../../../config/storage.ts'
import type { Db } from '../../../platform/db/open.ts'
import { diskSpace, nodeFacts } from '../../../platform/process/node-facts.ts'
import { readNodes } from '../../../platform/process/nodes.ts'
import type { Storage } from '../../../ports/storage.ts'
import { queueFigures } from '../../../platform/queue/figures.ts'
import { readDatabase, readDeliveriesAndDomains } from './store.ts'
import { DAY_MS } from '../../../platform/time/durations.ts'

interface Deps {
  db: Db
  dataDir: string
  role: AdminHealth['node']['role']
  storage: Pick<Storage, 'place'>
  storageSettings: Pick<StorageSettings, 'kind' | 'fallback'>
  /** When the last backup was made: null or undefined where nothing says so. */
  lastBackup: () => Promise<Date | null | undefined>
  lastDrill: () => Promise<{ at: string; isPassed: boolean } | null>
  clock: Clock
}

export type Health = ReturnType<typeof createHealth>

/** Health of the installation: queues, database, disk, deliveries, domains, backup and this process. */
export function createHealth({ db, dataDir, role, storage, storageSettings, lastBackup, lastDrill, clock }: Deps) {
  return { read }

  async function read(): Promise<AdminHealth> {
    const found = await readDeliveriesAndDomains(db, new Date(clock.now().getTime() - DAY_MS))
    const [backup, drill] = [await lastBackup(), await lastDrill()]
    return {
      queues: await queueFigures(db),
      database: { engine: db.engine, ...(await readDatabase(db)) },
      storage: { kind: storageSettings.kind, place: storage.place, fallback: storageSettings.fallback ?? null },
      disk: await diskSpace(dataDir),
      webhooks: found.webhooks,
      domains: found.domains,
      backupAt: backup?.toISOString() ?? null,
      drill: drill && { at: drill.at, isPassed: drill.isPassed },
      node: { ...nodeFacts(), role },
      nodes: await readNodes(db),
    }
  }
}
