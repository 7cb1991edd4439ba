import { randomBytes } from 'node:crypto'
import type { SsoDomain } from '@vitrine/contract'
import { HOUR_MS } from '../../platform/time/durations.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { SYSTEM_ACTOR, type Audit } from '../../platform/audit/audit.ts'
import type { Clock } from '../../platform/time/clock.ts'
import type { Db, TenantTx } from '../../platform/db/open.ts'
import type { Person } from '../../platform/http/request.ts'
import type { Tenant } from '../../platform/tenant/tenant.ts'
import type { Resolver } from '../../ports/resolver.ts'
import { anyOf, withOverdue, withRows } from '../tenants/index.ts'
import type { AuthModule, Reauthentication } from '../auth/index.ts'
import { siteName } from '../domains/index.ts'
import { publicMailDomains } from '../email/index.ts'
import { findConnection } from './connection-store.ts'
import * as store from './domain-store.ts'
import { listSignedIn } from './people-store.ts'
import { recordName, serializeDomain } from './serializer.ts'

const DOMAINS_MAX = 50
const DUE_AFTER_MS = 6 * HOUR_MS

interface Deps {
  db: Db
  resolver: Resolver
  reauthentication: Pick<Reauthentication, 'require'>
  sessions: Pick<AuthModule['sessions'], 'endAll'>
  audit: Audit
  clock: Clock
  newId: () => string
  /** The platform's own names, which no tenant can add. */
  ofPlatform: readonly string[]
}

const tenantsDue = anyOf(
  withRows('sso_domain', 'checked_at is null'),
  withOverdue({ table: 'sso_domain', column: 'checked_at', keptMs: DUE_AFTER_MS }),
)

/**
 * The email domains of a tenant's people. A domain counts while its TXT record contains the tenant's token, so that nobody can
 * sign in as another company's people. A DNS timeout changes nothing.
 */
export function createSsoDomains(deps: Deps) {
  const { db, resolver, reauthentication, sessions, audit, clock, newId, ofPlatform } = deps
  return { add, check, checkDue, setRequired, remove, tenantsDue }

  /** Throws sso-domain-invalid, domain-added or domains-full. */
  async function add(tenant: Tenant, person: Person, typed: string): Promise<SsoDomain> {
    const domain = await nameOf(typed)
    const row = { id: newId(), domain, token: `v1-${randomBytes(20).toString('hex')}`, createdAt: clock.now() }
    await db.inTenant(tenant.id, async (tx) => {
      await store.lockAdding(tx)
      if ((await store.listDomains(tx)).length >= DOMAINS_MAX) throw new AppError('domains-full')
      if (!(await store.insertDomain(tx, row))) throw new AppError('domain-added')
      await audit(tx, person, 'sso-domain-added', { subject: row.id, detail: { domain } })
    })
    return check(tenant.id, row.id, person)
  }

  async function nameOf(typed: string): Promise<string> {
    const site = siteName(typed.replace(/^@/, ''), ofPlatform)
    const ofProviders = await publicMailDomains()
    if (!site || ofProviders.has(site.host) || ofProviders.has(site.registered))
      throw new AppError('sso-domain-invalid')
    return site.host
  }

  /** Looks up the record now. Throws not-found. */
  async function check(tenantId: string, id: string, actor: Parameters<Audit>[1]): Promise<SsoDomain> {
    const row = await find(tenantId, id)
    const found = await resolver.resolve(recordName(row.domain), 'TXT').catch(() => undefined)
    const state = found ? (found.some((text) => text.trim() === row.token) ? 'verified' : 'pending') : row.state
    await db.inTenant(tenantId, async (tx) => {
      await store.changeDomain(tx, id, { state, checked_at: clock.now() })
      if (state === row.state) return
      const act = state === 'verified' ? 'sso-domain-verified' : 'sso-domain-lost'
      await audit(tx, actor, act, { subject: id, detail: { domain: row.domain } })
    })
    return serializeDomain(await find(tenantId, id))
  }

  /** Checks the domains whose last check was long ago. */
  async function checkDue(tenantId: string): Promise<void> {
    const before = new Date(clock.now().getTime() - DUE_AFTER_MS)
    const due = await db.inTenant(tenantId, (tx) => store.listDue(tx, before))
    for (const { id } of due) await check(tenantId, id, SYSTEM_ACTOR)
  }

  /**
   * Sets whether people of a domain have to use single sign-on. Their sessions end, except the one of the requesting person,
   * since they began another way. Throws not-found, sso-domain-unproven, sso-off or reauthentication-needed.
   */
  async function setRequired(tenant: Tenant, person: Person, id: string, isRequired: boolean): Promise<SsoDomain> {
    await db.inTenant(tenant.id, async (tx) => {
      await reauthentication.require(tx, person)
      const row = await store.findDomain(tx, id)
      if (!row) throw new AppError('not-found')
      if (isRequired && row.state !== 'verified') throw new AppError('sso-domain-unproven')
      if (isRequired && !(await findConnection(tx))?.is_on) throw new AppError('sso-off')
      await store.changeDomain(tx, id, { is_required: isRequired })
      if (isRequired && !row.is_required) await signOut(tx, row.domain, person)
      await audit(tx, person, 'sso-domain-changed', { subject: id, detail: { domain: row.domain, isRequired } })
    })
    return serializeDomain(await find(tenant.id, id))
  }

  async function signOut(tx: TenantTx, domain: string, { id: self }: Person): Promise<void> {
    const signedIn = await listSignedIn(tx, domain)
    for (const id of signedIn) if (id !== self) await sessions.endAll(tx, id)
  }

  /** Throws not-found or reauthentication-needed. */
  async function remove(tenant: Tenant, person: Person, id: string): Promise<void> {
    await db.inTenant(tenant.id, async (tx) => {
      await reauthentication.require(tx, person)
      if (!(await store.deleteDomain(tx, id))) throw new AppError('not-found')
      await audit(tx, person, 'sso-domain-removed', { subject: id })
    })
  }

  async function find(tenantId: string, id: string): Promise<store.DomainRow> {
    const row = await db.inTenant(tenantId, (tx) => store.findDomain(tx, id))
    if (!row) throw new AppError('not-found')
    return row
  }
}
