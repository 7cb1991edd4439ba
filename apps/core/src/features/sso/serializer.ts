import type { SsoDomain } from '@vitrine/contract'
import type { DomainRow } from './domain-store.ts'

export function serializeDomain(row: DomainRow): SsoDomain {
  return {
    id: row.id,
    domain: row.domain,
    state: row.state,
    isRequired: row.is_required,
    record: { name: recordName(row.domain), value: row.token },
    checkedAt: row.checked_at?.toISOString() ?? null,
  }
}

/** Returns the name of the TXT record that proves a domain. It names neither the product nor the platform. */
export function recordName(domain: string): string {
  return `_sso-verify.${domain}`
}
