import { AuditLog } from '../../features/security/audit-log.tsx'
import { useBoot } from '../../lib/boot/boot.ts'

/** What happened on the site: who did what, when and from where. */
export function AuditTab() {
  return <AuditLog ownSlug={useBoot().slug} />
}
