import type { SecurityMetrics, SecurityPeriod } from '@vitrine/contract'
import type { Clock } from '../../platform/time/clock.ts'
import type { Db, SystemTx, TenantTx } from '../../platform/db/open.ts'
import type { Person } from '../../platform/http/request.ts'
import type { Tenant } from '../../platform/tenant/tenant.ts'
import { sessionSums } from '../auth/index.ts'
import type { Alerts } from './alerts/service.ts'
import { readBlocks } from './ip-blocks/store.ts'
import { inScope, scopeOf } from './scope.ts'
import type { TrafficCounter } from './traffic/counter.ts'
import { PERIODS, type TrafficSum, sumTraffic } from './traffic/store.ts'

interface Deps {
  db: Db
  clock: Clock
  traffic: Pick<TrafficCounter, 'save'>
  alerts: Pick<Alerts, 'list'>
}

export type Metrics = ReturnType<typeof createMetrics>

/** The figures of the security dashboard. */
export function createMetrics({ db, clock, traffic, alerts }: Deps) {
  return { read }

  async function read(tenant: Tenant, person: Person, period: SecurityPeriod): Promise<SecurityMetrics> {
    // The figures include this node's counts at once, and those of other nodes within half a minute.
    await traffic.save()
    const scope = scopeOf(tenant, person)
    const now = clock.now()
    const { seconds, step } = PERIODS[period]
    const before = (date: Date) => new Date(date.getTime() - seconds * 1000)
    const window = (to: Date) => ({ userId: scope.userId, step, from: before(to), to })
    const found = await inScope(db, tenant, scope, async (tx) => ({
      now: await sumTraffic(tx, window(now)),
      before: await sumTraffic(tx, window(before(now))),
      sessions: await sessionSums(tx, { userId: scope.userId, since: before(now), now }),
      blocks: scope.userId === null ? await readOwnBlocks(tx, tenant, now) : [],
    }))
    const { active, ended, averageSeconds } = found.sessions
    return {
      scope: scope.name,
      period,
      ...serialize(found.now),
      before: serialize(found.before),
      sessionStats: {
        activeSessions: active,
        expiredSessions: ended,
        totalToday: ended,
        averageSessionDuration: averageSeconds,
        avgDuration: averageSeconds,
      },
      ipBlacklist: found.blocks,
      securityAlerts: await alerts.list(tenant, person, period),
    }
  }
}

/** Returns the blocks of the tenant. The operator's list has those that apply to all sites. */
async function readOwnBlocks(tx: TenantTx | SystemTx, tenant: Tenant, now: Date): Promise<string[]> {
  const rows = await readBlocks(tx, now)
  return rows.filter(({ tenant_id }) => tenant_id === tenant.id).map(({ network }) => network)
}

function serialize({ requests, blocked, limited, failedSignIns, people }: TrafficSum) {
  return {
    totalRequests: requests,
    blockedRequests: blocked,
    rateLimitHits: limited,
    failedLogins: failedSignIns,
    activeUsers: people,
  }
}
