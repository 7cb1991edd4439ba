import { sql } from 'kysely'
import type { SystemTx } from '../../platform/db/open.ts'

/** How many domains of all tenants answer, wait, and were lost, and when the next certificate ends. */
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
