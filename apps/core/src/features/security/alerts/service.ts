import type { SecurityAlert, SecurityPeriod } from '@vitrine/contract'
import { AppError } from '../../../platform/errors/app-error.ts'
import type { Clock } from '../../../platform/time/clock.ts'
import type { Db } from '../../../platform/db/open.ts'
import type { Person } from '../../../platform/http/request.ts'
import type { Tenant } from '../../../platform/tenant/tenant.ts'
import { personSummaries } from '../../people/index.ts'
import { tenantSummaries } from '../../tenants/index.ts'
import { type Scope, inScope, scopeOf } from '../scope.ts'
import { PERIODS } from '../traffic/store.ts'
import { ALERT_RULES } from './rules.ts'
import * as store from './store.ts'

const ALERTS_MAX = 100
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

export type Alerts = ReturnType<typeof createAlerts>

/** Alerts about audit entries that match the rules of `rules.ts`. */
export function createAlerts({ db, clock }: { db: Db; clock: Clock }) {
  return { list, acknowledge }

  async function list(tenant: Tenant, person: Person, period: SecurityPeriod): Promise<SecurityAlert[]> {
    const scope = scopeOf(tenant, person)
    const since = new Date(clock.now().getTime() - PERIODS[period].seconds * 1000)
    const found = await inScope(db, tenant, scope, async (tx) => {
      const rows = await store.listAlerts(tx, { userId: scope.userId, since, limit: ALERTS_MAX })
      const ids = rows
        .flatMap(({ actorId, subject }) => [actorId, subject])
        .filter((id) => id !== null && UUID.test(id))
      const people = ids.length
        ? await personSummaries(tx)
            .where('id', 'in', ids as string[])
            .execute()
        : []
      const sites = scope.name === 'platform' ? await tenantSummaries(tx).execute() : []
      return { rows, people, sites }
    })
    const seen = await db.inTenant(tenant.id, (tx) =>
      store.readAcknowledgements(
        tx,
        scope.userId,
        found.rows.map(({ id }) => id),
      ),
    )
    const usernames = new Map(found.people.map(({ id, username }) => [id, username]))
    const sites = new Map(found.sites.map(({ id, name }) => [id, name]))
    return found.rows.map((row) => serialize(row, { usernames, sites, seen }))
  }

  /** Throws not-found for a line that is not in the person's scope. */
  async function acknowledge(tenant: Tenant, person: Person, id: string): Promise<{ acknowledgedAt: string }> {
    const scope: Scope = scopeOf(tenant, person)
    const exists = await inScope(db, tenant, scope, (tx) => store.hasLine(tx, id, scope.userId))
    if (!exists) throw new AppError('not-found')
    const at = clock.now()
    await db.inTenant(tenant.id, (tx) => store.acknowledge(tx, scope.userId, id, at))
    return { acknowledgedAt: at.toISOString() }
  }
}

interface Names {
  usernames: Map<string, string>
  sites: Map<string, string>
  seen: Map<string, Date>
}

function serialize(row: store.AlertRow, { usernames, sites, seen }: Names): SecurityAlert {
  const rule = ALERT_RULES[row.act]
  if (!rule) throw new Error(`No alert rule for ${row.act}.`)
  const named = (id: string | null) => (id && UUID.test(id) ? { id, username: usernames.get(id) ?? null } : null)
  const person = usernames.has(row.subject) ? named(row.subject) : named(row.actorId)
  return {
    id: row.id,
    type: rule.type,
    severity: rule.severity,
    title: rule.title,
    description: rule.description,
    count: row.count,
    timestamp: row.at.toISOString(),
    ip: row.address,
    site: sites.get(row.tenantId) ?? null,
    person,
    actor: row.actorId && row.actorId !== person?.id ? named(row.actorId) : null,
    detail: row.detail as SecurityAlert['detail'],
    acknowledgedAt: seen.get(row.id)?.toISOString() ?? null,
  }
}
