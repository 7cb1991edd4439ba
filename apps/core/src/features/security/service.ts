import { type AuditCheck, type AuditLogEntry, acts } from '@vitrine/contract'
import { AppError } from '../../platform/app-error.ts'
import type { Db } from '../../platform/db/open.ts'
import type { Person } from '../../platform/http/request.ts'
import type { Tenant } from '../../platform/tenant.ts'
import { checkChain } from '../../platform/audit/chain.ts'
import { type AuditEntry, type WantedLines, listLines } from '../../platform/audit/log-store.ts'
import { tableLine } from '../../platform/table-file.ts'
import { listIdsNamed, usernamesOf } from '../people/index.ts'
import type { Tenants } from '../tenants/index.ts'

type Wanted = Pick<WantedLines, 'act' | 'cursor' | 'limit' | 'person'> & {
  /** Part of the name of the actor or of the person concerned. */
  q?: string | undefined
  from?: string | undefined
  until?: string | undefined
  tenant?: string | undefined
}

const CSV_LINES_AT_ONCE = 500
const CSV_HEAD = ['When', 'Action', 'By', 'In the account of', 'Target', 'Network address', 'Details']
/** People beyond these whose name contains what was searched for are left out. */
const NAMED_MAX = 500

interface Deps {
  db: Db
  tenants: Pick<Tenants, 'withSlug'>
}

export type Security = ReturnType<typeof createSecurity>

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** Security information for the people of a tenant. */
export function createSecurity({ db, tenants }: Deps) {
  return { audit, auditTable, checkAudit }

  /** Throws forbidden when a person who is no operator names a tenant, not-found where there is no such tenant. */
  async function audit(tenant: Tenant, person: Person, { tenant: slug, ...wanted }: Wanted) {
    return page(slug === undefined ? tenant.id : await tenantFor(tenant, person, slug), wanted)
  }

  /** The same as the lines of a table, all of them, read in short transactions. */
  async function auditTable(tenant: Tenant, person: Person, { tenant: slug, ...wanted }: Wanted) {
    const tenantId = slug === undefined ? tenant.id : await tenantFor(tenant, person, slug)
    return tableOf(tenantId, wanted)
  }

  /** Compares all entries with the hash chain, in short transactions. Throws as `audit` does. */
  async function checkAudit(tenant: Tenant, person: Person, slug: string | undefined): Promise<AuditCheck> {
    return checkChain(db, slug === undefined ? tenant.id : await tenantFor(tenant, person, slug))
  }

  async function* tableOf(tenantId: string, wanted: Omit<Wanted, 'tenant'>): AsyncGenerator<string> {
    yield tableLine(CSV_HEAD)
    let cursor: string | null | undefined
    do {
      const { items, nextCursor }: Awaited<ReturnType<typeof page>> = await page(tenantId, {
        ...wanted,
        cursor: cursor ?? undefined,
        limit: CSV_LINES_AT_ONCE,
      })
      yield items.map(tableLineOf).join('')
      cursor = nextCursor
    } while (cursor)
  }

  async function page(tenantId: string, { q, from, until, ...wanted }: Omit<Wanted, 'tenant'>) {
    return db.inTenant(tenantId, async (tx) => {
      const people = q ? await listIdsNamed(tx, q, NAMED_MAX) : undefined
      const period = { from: from ? new Date(from) : undefined, until: until ? new Date(until) : undefined }
      const rows = await listLines(tx, { ...wanted, ...period, people, limit: wanted.limit + 1 })
      const shown = rows.slice(0, wanted.limit)
      const names = await usernamesOf(tx, [...new Set(shown.flatMap(idsIn))])
      const nextCursor = rows.length > wanted.limit ? (shown.at(-1)?.id ?? null) : null
      return { items: shown.map((row) => serialize(row, names)), nextCursor }
    })
  }

  async function tenantFor(tenant: Tenant, person: Person, slug: string): Promise<string> {
    if (!tenant.isPlatform || person.role !== 'operator') throw new AppError('forbidden')
    const found = await tenants.withSlug(slug)
    if (!found) throw new AppError('not-found')
    return found.id
  }
}

function idsIn({ actor_id, impersonator_id, subject }: AuditEntry): string[] {
  return [actor_id, impersonator_id, subject].filter((id) => id !== null && UUID.test(id)) as string[]
}

function serialize(row: AuditEntry, names: Map<string, string>): AuditLogEntry {
  const named = (id: string | null) => (id && UUID.test(id) ? { id, username: names.get(id) ?? null } : null)
  return {
    id: row.id,
    at: row.at.toISOString(),
    act: row.act,
    actor: named(row.actor_id),
    impersonator: named(row.impersonator_id),
    subject: named(row.subject),
    address: row.address,
    detail: row.detail as AuditLogEntry['detail'],
  }
}

function tableLineOf({ at, act, actor, impersonator, subject, address, detail }: AuditLogEntry): string {
  const words: Record<string, string> = acts
  // During a visit the visitor did it, in the account of the actor.
  const [by, account] = impersonator ? [impersonator, actor] : [actor, null]
  const details = Object.entries(detail).map(([name, value]) => `${name}: ${value}`)
  const nameOf = (named: AuditLogEntry['actor']) => named && (named.username ?? named.id)
  return tableLine([at, words[act] ?? act, nameOf(by), nameOf(account), nameOf(subject), address, details.join('; ')])
}
