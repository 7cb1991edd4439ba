import type { Queue } from '../../../platform/queue/queue.ts'
import type { AccountExports } from '../account-export/service.ts'
import type { TenantExports } from './service.ts'

interface Deps {
  queue: Queue
  tenantExports: TenantExports
  accountExports: AccountExports
}

/** Starts the worker that creates exports, one at a time. */
export function startExportWorker({ queue, tenantExports, accountExports }: Deps): void {
  queue.work('export', {
    concurrency: 1,
    handle: async ({ tenantId, exportId, accountExportId }) =>
      accountExportId
        ? accountExports.carryOut(tenantId ?? '', accountExportId)
        : tenantExports.carryOut(tenantId ?? '', exportId ?? ''),
  })
}
