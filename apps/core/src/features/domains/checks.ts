import { randomBytes } from 'node:crypto'
import type { Clock } from '../../platform/time/clock.ts'
import type { Db } from '../../platform/db/open.ts'
import type { Events } from '../../platform/events/events.ts'
import { publishTenantUpdate } from '../../platform/events/tenant-change.ts'
import type { Tenant } from '../../platform/tenant/tenant.ts'
import type { Prober } from '../../ports/prober.ts'
import type { Resolver } from '../../ports/resolver.ts'
import { type Verdict, validateRecords } from './validate-records.ts'
import { EXAMPLE_EDGE, isDevelopmentHost } from './development-host.ts'
import { type Edge, lookUpHost, lookUpEdge } from './lookup.ts'
import { siteName } from './names.ts'
import type { Proofs } from './ownership-tokens.ts'
import * as store from './store.ts'
import { anyOf, claimHost, releaseHost, setPrimaryHost, type Tenants, withOverdue, withRows } from '../tenants/index.ts'
import { DAY_MS } from '../../platform/time/durations.ts'

/** The time for which a released domain is reserved before another tenant can claim it. */
const QUARANTINE_MS = 30 * DAY_MS
/** How long a domain that points elsewhere stays with the tenant. */
const LOST_GRACE_MS = 3 * DAY_MS
const DUE_AFTER_MS = 9 * 60_000

interface Deps {
  db: Db
  tenants: Pick<Tenants, 'drop' | 'withId'>
  resolver: Resolver
  prober: Prober
  proofs: Proofs
  events: Pick<Events, 'publish'>
  clock: Clock
  edgeHost: string
  ofPlatform: readonly string[]
}

type Change = Parameters<typeof store.changeDomain>[2]

export type Checks = ReturnType<typeof createChecks>

const tenantsDue = anyOf(
  withRows('domain', 'checked_at is null'),
  withOverdue({ table: 'domain', column: 'checked_at', keptMs: DUE_AFTER_MS }),
)

/**
 * Manages the states of a tenant's domain: pending until its records are correct and the name is proved,
 * verified when the name belongs to the tenant, certificate until our own response over HTTPS was received,
 * then live; lost when it points elsewhere later. A DNS timeout changes nothing.
 */
export function createChecks({ db, tenants, resolver, prober, proofs, events, clock, edgeHost, ofPlatform }: Deps) {
  const isExample = isDevelopmentHost(edgeHost)
  return { check, checkDue, publish, tenantsDue }

  async function check(tenant: Tenant, row: store.DomainRow): Promise<void> {
    const site = siteName(row.host, ofPlatform)
    if (!site) return
    const lookedUp = isExample ? EXAMPLE_EDGE : lookUpEdge(resolver, edgeHost)
    const [found, edge] = await Promise.all([lookUpHost(resolver, row.host), lookedUp])
    const verdict = validateRecords(site, row.token, edge, found)
    if (isExample) verdict.warnings.push('example-values')
    // A development host cannot be reached from the internet, so its records do not change its state.
    const change = isExample ? {} : await next(tenant, row, verdict, edge)
    await storeVerdict(tenant, row, verdict, change)
  }

  /** Checks the domains of a tenant whose last check was long ago. */
  async function checkDue(tenant: Tenant): Promise<void> {
    const before = new Date(clock.now().getTime() - DUE_AFTER_MS)
    for (const row of await db.inTenant(tenant.id, (tx) => store.listDue(tx, before))) await check(tenant, row)
  }

  async function next(tenant: Tenant, row: store.DomainRow, verdict: Verdict, edge: Edge): Promise<Change> {
    const { isProved, leadsHere } = verdict
    if (row.state === 'pending') {
      // It is still reserved where it was verified before.
      const isWrong = isProved === false || leadsHere === false
      if (!isProved || !leadsHere) return row.lost_at && isWrong ? lost(tenant, row) : {}
      const releasedBefore = new Date(clock.now().getTime() - QUARANTINE_MS)
      if (!(await claimHost(db, { host: row.host, tenantId: tenant.id, releasedBefore }))) {
        verdict.warnings.push('held-elsewhere')
        return {}
      }
      // From here on the name is served and may get a certificate, so the state is stored before anybody asks for one.
      const isThere = await storeVerdict(tenant, row, verdict, { state: 'verified', lost_at: null })
      // Removed during the look-up, when it had no name to release yet.
      if (!isThere) await releaseHost(db, { host: row.host, tenantId: tenant.id, at: clock.now() })
      if (!isThere) return {}
      return probed(tenant, row, edge)
    }
    if (leadsHere) return probed(tenant, row, edge)
    return leadsHere === null ? {} : lost(tenant, row)
  }

  /**
   * A domain goes live only after our own response over HTTPS. The request goes to our own edge: a name server
   * may return any address, even an internal one, beside the correct CNAME.
   */
  async function probed(tenant: Tenant, row: store.DomainRow, { a }: Edge): Promise<Change> {
    const [address] = a
    if (!address) return {}
    const target = { host: row.host, address }
    // One lost response must not take a live domain down.
    const answer = (await ownAnswer(tenant, target)) ?? (row.state === 'live' ? await ownAnswer(tenant, target) : null)
    if (!answer) return { state: 'certificate', response_milliseconds: null, lost_at: null }
    const { milliseconds, certificateUntil } = answer
    return { state: 'live', response_milliseconds: milliseconds, certificate_until: certificateUntil, lost_at: null }
  }

  async function ownAnswer(tenant: Tenant, target: { host: string; address: string }) {
    const nonce = randomBytes(16).toString('hex')
    const probe = await prober.get({ ...target, path: `/.well-known/site-check?nonce=${nonce}` })
    return probe.isReached && proofs.isOurs(tenant.id, nonce, probe.body) ? probe : null
  }

  async function lost(tenant: Tenant, row: store.DomainRow): Promise<Change> {
    const now = clock.now()
    const state = row.state === 'live' || row.state === 'lost' ? 'lost' : 'pending'
    if (!row.lost_at) return { state, lost_at: now, response_milliseconds: null }
    if (now.getTime() - row.lost_at.getTime() < LOST_GRACE_MS) return {}
    await releaseHost(db, { host: row.host, tenantId: tenant.id, at: now })
    // The state stays the same, so the caches are not cleared otherwise.
    if (row.state === 'pending') await publish(tenant)
    return { state: 'pending', is_primary: false, lost_at: null }
  }

  /** Returns false where the domain was removed meanwhile. */
  async function storeVerdict(
    tenant: Tenant,
    row: store.DomainRow,
    verdict: Verdict,
    change: Change,
  ): Promise<boolean> {
    const { records, warnings } = verdict
    const isThere = await db.inTenant(tenant.id, async (tx) => {
      const now = await store.lockDomain(tx, row.id)
      if (!now) return false
      // The first live domain becomes the primary one.
      const isFirst = change.state === 'live' && row.state !== 'live' && !(await store.hasPrimary(tx))
      const primary = isFirst ? { is_primary: true } : {}
      await store.changeDomain(tx, row.id, {
        ...change,
        ...primary,
        report: { records, warnings },
        checked_at: clock.now(),
      })
      return true
    })
    if (change.state && change.state !== row.state) await publish(tenant)
    return isThere
  }

  /** Updates the primary domain in the directory and clears the caches of all nodes. */
  async function publish(tenant: Tenant): Promise<void> {
    const rows = await db.inTenant(tenant.id, (tx) => store.listDomains(tx, { limit: 1000 }))
    const primary = rows.find(({ state, is_primary: isPrimary }) => isPrimary && state === 'live')
    await setPrimaryHost(db, tenant.id, primary?.host)
    await db.inTenant(tenant.id, (tx) => publishTenantUpdate(events, tx))
    tenants.drop(tenant.id)
  }
}
