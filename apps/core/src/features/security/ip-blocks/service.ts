import { IP_BLOCKS_MAX, type IpBlock } from '@vitrine/contract'
import { HOUR_MS } from '../../../platform/time/durations.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import type { Audit } from '../../../platform/audit/audit.ts'
import type { Clock } from '../../../platform/time/clock.ts'
import type { Db } from '../../../platform/db/open.ts'
import type { Events } from '../../../platform/events/events.ts'
import type { Person } from '../../../platform/http/request.ts'
import type { Tenant } from '../../../platform/tenant/tenant.ts'
import { withOverdue } from '../../tenants/index.ts'
import { createNetworkSet, isWithin, normaliseNetwork } from './network-set.ts'
import * as store from './store.ts'

interface Deps {
  db: Db
  events: Pick<Events, 'publish' | 'subscribe'>
  audit: Audit
  clock: Clock
  newId: () => string
  report: (error: Error) => void
  /** Returns the id of the platform's own tenant, whose blocks apply to all sites. */
  platformTenantId: () => Promise<string | undefined>
}

interface Wanted {
  ip: string
  reason?: string | undefined
  hours?: number | undefined
}

/** The longest time for which a node that missed a notification uses outdated blocks. */
const RELOAD_EVERY_MS = 60_000

export type IpBlocks = ReturnType<typeof createIpBlocks>

const tenantsDue = withOverdue({ table: 'ip_block', column: 'expires_at' })

/**
 * Networks from which a site accepts no requests. Every node holds all of them in memory and is notified of changes by events.
 */
export function createIpBlocks({ db, events, audit, clock, newId, report, platformTenantId }: Deps) {
  let sets = new Map<string, ReturnType<typeof createNetworkSet>>()
  let everywhere: string | undefined
  return { open, isBlocked, list, add, remove, deleteEnded, tenantsDue }

  /** Keeps the networks in memory from now on. Returns a function that stops it. */
  async function open(): Promise<() => void> {
    const unsubscribe = events.subscribe(({ type }) => type === 'ip_blocks_changed' && void load().catch(report))
    const timer = setInterval(() => void load().catch(report), RELOAD_EVERY_MS)
    timer.unref()
    await load()
    return () => {
      unsubscribe()
      clearInterval(timer)
    }
  }

  async function load(): Promise<void> {
    everywhere = await platformTenantId()
    const rows = await db.asSystem('read the networks that sites block', (tx) => store.readBlocks(tx, clock.now()))
    const byTenant = Map.groupBy(rows, ({ tenant_id }) => tenant_id)
    sets = new Map(
      [...byTenant].map(([tenantId, blocked]) => [
        tenantId,
        createNetworkSet(blocked.map(({ network, expires_at }) => ({ network, expiresAt: expires_at }))),
      ]),
    )
  }

  function isBlocked(address: string, tenantId: string): boolean {
    if (sets.size === 0) return false
    const now = clock.now()
    return [tenantId, everywhere].some((id) => id !== undefined && sets.get(id)?.has(address, now))
  }

  async function list(tenant: Tenant, page: { cursor?: string | undefined; limit: number }) {
    const rows = await db.inTenant(tenant.id, (tx) =>
      store.listBlocks(tx, clock.now(), { ...page, limit: page.limit + 1 }),
    )
    const shown = rows.slice(0, page.limit)
    return { items: shown.map(serialize), nextCursor: rows.length > page.limit ? (shown.at(-1)?.id ?? null) : null }
  }

  /**
   * Throws forbidden as `remove` does, invalid for a bad network, own-address for one that includes the person's address, and
   * too-many-blocks.
   */
  async function add(tenant: Tenant, person: Person, { ip, reason, hours }: Wanted): Promise<IpBlock> {
    requireRight(tenant, person)
    const network = networkIn(ip)
    if (isWithin(person.address, network)) throw new AppError('own-address')
    const expiresAt = hours === undefined ? null : new Date(clock.now().getTime() + hours * HOUR_MS)
    return db.inTenant(tenant.id, async (tx) => {
      await store.deleteEndedBlocks(tx, clock.now())
      if ((await store.countBlocks(tx)) >= IP_BLOCKS_MAX) throw new AppError('too-many-blocks')
      const block = await store.saveBlock(tx, { id: newId(), network, reason: reason || null, expiresAt })
      const detail = { network, ...(block.isNew ? {} : { again: true }) }
      await audit(tx, person, 'address-blocked', { subject: block.id, detail })
      await events.publish(tx, { type: 'ip_blocks_changed', userId: null, refId: block.id })
      return serialize(block)
    })
  }

  /** Throws not-found, and forbidden for people who may not change the blocks of this site. */
  async function remove(tenant: Tenant, person: Person, which: { id: string } | { ip: string }) {
    const wanted = 'ip' in which ? { network: networkIn(which.ip) } : which
    return db.inTenant(tenant.id, async (tx) => {
      const network = await store.deleteBlock(tx, wanted)
      if (network === undefined) throw new AppError('not-found')
      // Checked last, so that an unknown block is not found for everybody. The transaction undoes the deletion.
      requireRight(tenant, person)
      await audit(tx, person, 'address-unblocked', { subject: tenant.id, detail: { network } })
      await events.publish(tx, { type: 'ip_blocks_changed', userId: null, refId: tenant.id })
      return { removed: true as const }
    })
  }

  async function deleteEnded(tenantId: string): Promise<void> {
    await db.inTenant(tenantId, (tx) => store.deleteEndedBlocks(tx, clock.now()))
  }
}

/** The blocks of the platform's own site apply to all sites, so its team leaves them to operators. Throws forbidden. */
function requireRight({ isPlatform }: Tenant, { role }: Person): void {
  if (isPlatform && role !== 'operator') throw new AppError('forbidden')
}

function networkIn(ip: string): string {
  const network = normaliseNetwork(ip)
  if (network) return network
  const message = 'Enter an IP address such as 203.0.113.7, or a network such as 203.0.113.0/24 or 2001:db8::/48.'
  throw new AppError('invalid', { message, fields: [{ field: 'ip', message }] })
}

type Row = Awaited<ReturnType<typeof store.listBlocks>>[number]

function serialize({ id, network, reason, created_at, expires_at }: Row): IpBlock {
  return {
    id,
    network: isSingle(network) ? network.slice(0, network.indexOf('/')) : network,
    reason,
    createdAt: created_at.toISOString(),
    expiresAt: expires_at?.toISOString() ?? null,
  }
}

function isSingle(network: string): boolean {
  return network.endsWith(network.includes(':') ? '/128' : '/32')
}
