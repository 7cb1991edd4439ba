import { AuditLog } from '../../features/security/audit-log.tsx'
import { useBoot } from '../../lib/boot/boot.ts'

/** The audit log of the site. */
export function AuditTab() {
  return <AuditLog ownSlug={useBoot().slug} />
}
