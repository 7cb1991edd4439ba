import { type AuditCheck, type AuditLogEntry, auditActions } from '@vitrine/contract'
import { AppError } from '../../platform/errors/app-error.ts'
import type { Db, SystemTx, TenantTx } from '../../platform/db/open.ts'
import type { Person } from '../../platform/http/request.ts'
import type { Tenant } from '../../platform/tenant/tenant.ts'
import { checkChain } from '../../platform/audit/chain.ts'
import { type AuditEntry, type WantedLines, listLines } from '../../platform/audit/log-store.ts'
import { tableLine } from '../../platform/table-file/table-file.ts'
import { findPeopleEverywhere, listIdsNamed, usernamesOf } from '../people/index.ts'
import { type Tenants, tenantSummaries } from '../tenants/index.ts'
import { inScope } from './scope.ts'

type Wanted = Pick<WantedLines, 'act' | 'cursor' | 'limit' | 'person'> & {
  /** A part of the name of the actor or the subject. */
  q?: string | undefined
  from?: string | undefined
  until?: string | undefined
  tenant?: string | undefined
}

/** In place of a tenant's slug: all tenants. */
const ALL = '*'
const CSV_LINES_AT_ONCE = 500
const CSV_HEAD = ['When', 'Action', 'By', 'In the account of', 'Target', 'IP address', 'Details']
/** At most this many people whose name contains the search text are considered. */
const NAMED_MAX = 500

/** The log of one tenant, or of all. */
interface Log {
  /** Null: all tenants. */
  tenantId: string | null
  read: <T>(work: (tx: TenantTx | SystemTx) => Promise<T>) => Promise<T>
}

interface Deps {
  db: Db
  tenants: Pick<Tenants, 'withSlug'>
}

export type Security = ReturnType<typeof createSecurity>

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** Security information for the people of a tenant. */
export function createSecurity({ db, tenants }: Deps) {
  return { audit, auditTable, checkAudit }

  /**
   * Returns the log of the person's tenant, of the named one, or of all for `*`. Throws forbidden when a person who is no
   * operator names one, not-found where there is no such tenant.
   */
  async function audit(tenant: Tenant, person: Person, { tenant: slug, ...wanted }: Wanted) {
    return page(await logFor(tenant, person, slug), wanted)
  }

  /** Yields the same entries as CSV, read in short transactions. */
  async function auditTable(tenant: Tenant, person: Person, { tenant: slug, ...wanted }: Wanted) {
    return tableOf(await logFor(tenant, person, slug), wanted)
  }

  /** Compares all entries with the hash chain, in short transactions. Throws as `audit` does. */
  async function checkAudit(tenant: Tenant, person: Person, slug: string | undefined): Promise<AuditCheck> {
    return checkChain(db, slug === undefined ? tenant.id : await tenantFor(tenant, person, slug))
  }

  async function* tableOf(log: Log, wanted: Omit<Wanted, 'tenant'>): AsyncGenerator<string> {
    yield tableLine(log.tenantId === null ? [...CSV_HEAD, 'Tenant'] : CSV_HEAD)
    let cursor: string | null | undefined
    do {
      const { items, nextCursor }: Awaited<ReturnType<typeof page>> = await page(log, {
        ...wanted,
        cursor: cursor ?? undefined,
        limit: CSV_LINES_AT_ONCE,
      })
      yield items.map(tableLineOf).join('')
      cursor = nextCursor
    } while (cursor)
  }

  async function page({ read }: Log, { q, from, until, ...wanted }: Omit<Wanted, 'tenant'>) {
    return read(async (tx) => {
      const people = q ? await peopleNamed(tx, q) : undefined
      const period = { from: from ? new Date(from) : undefined, until: until ? new Date(until) : undefined }
      const rows = await listLines(tx, { ...wanted, ...period, people, limit: wanted.limit + 1 })
      const shown = rows.slice(0, wanted.limit)
      const names = await usernamesOf(tx, [...new Set(shown.flatMap(idsIn))])
      const tenantNames = tx.tenantId === null ? await namesOfTenants(tx, shown) : new Map<string, string>()
      const nextCursor = rows.length > wanted.limit ? (shown.at(-1)?.id ?? null) : null
      return { items: shown.map((row) => serialize(row, names, tenantNames)), nextCursor }
    })
  }

  async function logFor(tenant: Tenant, person: Person, slug: string | undefined): Promise<Log> {
    if (slug === ALL) {
      requireOperator(tenant, person)
      return { tenantId: null, read: (work) => inScope(db, tenant, { name: 'platform', userId: null }, work) }
    }
    const tenantId = slug === undefined ? tenant.id : await tenantFor(tenant, person, slug)
    return { tenantId, read: (work) => db.inTenant(tenantId, work) }
  }

  async function tenantFor(tenant: Tenant, person: Person, slug: string): Promise<string> {
    requireOperator(tenant, person)
    const found = await tenants.withSlug(slug)
    if (!found) throw new AppError('not-found')
    return found.id
  }
}

function requireOperator(tenant: Tenant, person: Person): void {
  if (!tenant.isPlatform || person.role !== 'operator') throw new AppError('forbidden')
}

/** Across tenants, people are found by the beginning of their names, which has an index. */
function peopleNamed(tx: TenantTx | SystemTx, text: string): Promise<string[]> {
  return tx.tenantId === null ? findPeopleEverywhere(tx, text, NAMED_MAX) : listIdsNamed(tx, text, NAMED_MAX)
}

async function namesOfTenants(tx: SystemTx, rows: readonly AuditEntry[]): Promise<Map<string, string>> {
  const ids = [...new Set(rows.map(({ tenant_id: id }) => id))]
  const found = ids.length === 0 ? [] : await tenantSummaries(tx).where('id', 'in', ids).execute()
  return new Map(found.map(({ id, name }) => [id, name]))
}

function idsIn({ actor_id, impersonator_id, subject }: AuditEntry): string[] {
  return [actor_id, impersonator_id, subject].filter((id) => id !== null && UUID.test(id)) as string[]
}

function serialize(row: AuditEntry, names: Map<string, string>, tenants: Map<string, string>): AuditLogEntry {
  const named = (id: string | null) => (id && UUID.test(id) ? { id, username: names.get(id) ?? null } : null)
  return {
    id: row.id,
    at: row.at.toISOString(),
    act: row.act,
    tenant: tenants.get(row.tenant_id) ?? null,
    actor: named(row.actor_id),
    impersonator: named(row.impersonator_id),
    subject: named(row.subject),
    address: row.address,
    detail: row.detail as AuditLogEntry['detail'],
  }
}

function tableLineOf({ at, act, tenant, actor, impersonator, subject, address, detail }: AuditLogEntry): string {
  const words: Record<string, string> = auditActions
  // During impersonation the impersonator acted, in the account of the actor.
  const [by, account] = impersonator ? [impersonator, actor] : [actor, null]
  const details = Object.entries(detail).map(([name, value]) => `${name}: ${value}`)
  const nameOf = (named: AuditLogEntry['actor']) => named && (named.username ?? named.id)
  const cells = [at, words[act] ?? act, nameOf(by), nameOf(account), nameOf(subject), address, details.join('; ')]
  return tableLine(tenant === null ? cells : [...cells, tenant])
}
