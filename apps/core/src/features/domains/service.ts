import { randomBytes } from 'node:crypto'
import type { Domain } from '@vitrine/contract'
import { AppError } from '../../platform/errors/app-error.ts'
import type { Audit } from '../../platform/audit/audit.ts'
import type { Clock } from '../../platform/time/clock.ts'
import type { Db } from '../../platform/db/open.ts'
import type { Events } from '../../platform/events/events.ts'
import { publishTenantUpdate } from '../../platform/events/tenant-change.ts'
import type { Person } from '../../platform/http/request.ts'
import type { Tenant } from '../../platform/tenant/tenant.ts'
import type { Checks } from './checks.ts'
import { siteName } from './names.ts'
import * as store from './store.ts'
import { serialize } from './serializer.ts'
import { type Tenants, releaseHost } from '../tenants/index.ts'

const DOMAINS_MAX = 100

interface Deps {
  db: Db
  tenants: Pick<Tenants, 'drop'>
  checks: Checks
  events: Pick<Events, 'publish'>
  audit: Audit
  clock: Clock
  newId: () => string
  /** The platform's own names, which no tenant can add. */
  ofPlatform: readonly string[]
  platformHost: string
}

export type Domains = ReturnType<typeof createDomains>

/** A tenant's own domains: adding, checking, choosing the primary one, removing. */
export function createDomains(deps: Deps) {
  const { db, tenants, checks, events, audit, clock, newId, ofPlatform, platformHost } = deps
  return { list, add, check, setPrimary, remove }

  async function list(tenant: Tenant, { cursor, limit }: { cursor?: string | undefined; limit: number }) {
    const rows = await db.inTenant(tenant.id, (tx) => store.listDomains(tx, { cursor, limit: limit + 1 }))
    const items = rows.slice(0, limit).map(serialize)
    const nextCursor = rows.length > limit ? (items.at(-1)?.id ?? null) : null
    return { items, nextCursor, home: `${tenant.slug}.${platformHost}` }
  }

  /** Throws domain-invalid, domain-added or domains-full. */
  async function add(tenant: Tenant, person: Person, typed: string): Promise<Domain> {
    const site = siteName(typed, ofPlatform)
    if (!site) throw new AppError('domain-invalid')
    const [id, token] = [newId(), `v1-${randomBytes(20).toString('hex')}`]
    const report = { records: [], warnings: [] }
    await db.inTenant(tenant.id, async (tx) => {
      await store.lockAdding(tx)
      if ((await store.countDomains(tx)) >= DOMAINS_MAX) throw new AppError('domains-full')
      const row = { id, host: site.host, token, report, createdAt: clock.now() }
      if (!(await store.insertDomain(tx, row))) throw new AppError('domain-added')
      await audit(tx, person, 'domain-added', { subject: id })
    })
    return check(tenant, id)
  }

  /** Checks the records now. Throws not-found. */
  async function check(tenant: Tenant, id: string): Promise<Domain> {
    await checks.check(tenant, await find(tenant, id))
    return serialize(await find(tenant, id))
  }

  /**
   * Sets or clears the primary domain. Throws not-found, or domain-not-live, since visitors must not be
   * redirected to a domain that does not respond.
   */
  async function setPrimary(tenant: Tenant, person: Person, id: string, isPrimary: boolean): Promise<Domain> {
    const row = await find(tenant, id)
    if (isPrimary && row.state !== 'live') throw new AppError('domain-not-live')
    await db.inTenant(tenant.id, async (tx) => {
      if (isPrimary) await store.clearPrimary(tx)
      await store.changeDomain(tx, id, { is_primary: isPrimary })
      await audit(tx, person, 'domain-primary', { subject: id, detail: { isPrimary } })
    })
    await checks.publish(tenant)
    return serialize(await find(tenant, id))
  }

  /** Removes a domain. Its name is reserved for a while, since links to it are still in use. Throws not-found. */
  async function remove(tenant: Tenant, person: Person, id: string): Promise<void> {
    const { host } = await find(tenant, id)
    await releaseHost(db, { host, tenantId: tenant.id, at: clock.now() })
    await db.inTenant(tenant.id, async (tx) => {
      await store.deleteDomain(tx, id)
      await audit(tx, person, 'domain-released', { subject: id })
      await publishTenantUpdate(events, tx)
    })
    tenants.drop(tenant.id)
  }

  async function find(tenant: Tenant, id: string): Promise<store.DomainRow> {
    const row = await db.inTenant(tenant.id, (tx) => store.findDomain(tx, id))
    if (!row) throw new AppError('not-found')
    return row
  }
}
