import { withOverdue } from '../../tenants/index.ts'

/** Returns a query for the tenants with videos that have been in the trash for longer than `keptMs` milliseconds. */
export function tenantsWithDeleted(keptMs: number) {
  return withOverdue({ table: 'video', column: 'deleted_at', keptMs, where: 'deleted_at is not null' })
}
