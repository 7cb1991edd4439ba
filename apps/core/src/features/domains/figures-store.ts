import { sql } from 'kysely'
import type { SystemTx } from '../../platform/db/open.ts'

/** Returns the numbers of live, pending and lost domains of all tenants, and the earliest end of a certificate. */
export async function countDomainsEverywhere(tx: SystemTx) {
  const inState = (...states: string[]) => sql<number>`(count(*) filter (where state = any(${states})))::int`
  const { next, ...counts } = await tx
    .selectFrom('domain')
    .select([
      inState('live').as('live'),
      inState('pending', 'verified', 'certificate').as('waiting'),
      inState('lost').as('lost'),
    ])
    .select(({ fn }) => fn.min('certificate_until').as('next'))
    .executeTakeFirstOrThrow()
  return { ...counts, nextCertificateEnd: next?.toISOString() ?? null }
}
