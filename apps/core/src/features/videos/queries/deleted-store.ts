import { withOverdue } from '../../tenants/index.ts'

/** Returns what lists the tenants with videos that have lain in the trash for longer than `keptMs`. */
export function tenantsWithDeleted(keptMs: number) {
  return withOverdue({ table: 'video', column: 'deleted_at', keptMs, where: 'deleted_at is not null' })
}
