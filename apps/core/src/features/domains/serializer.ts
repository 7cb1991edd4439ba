import type { Domain } from '@vitrine/contract'
import { parse } from 'tldts'
import type { DomainRow, Report } from './store.ts'

export function serialize(row: DomainRow): Domain {
  const { records, warnings } = row.report as Report
  return {
    id: row.id,
    host: row.host,
    registered: parse(row.host, { allowPrivateDomains: true }).domain ?? row.host,
    state: row.state,
    isPrimary: row.is_primary,
    records,
    warnings,
    answerMilliseconds: row.response_milliseconds,
    certificateUntil: row.certificate_until?.toISOString() ?? null,
    checkedAt: row.checked_at?.toISOString() ?? null,
    lostAt: row.lost_at?.toISOString() ?? null,
    createdAt: row.created_at.toISOString(),
  }
}
