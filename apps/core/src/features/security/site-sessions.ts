import type { Language, SiteSession } from '@vitrine/contract'
import { AppError } from '../../platform/errors/app-error.ts'
import type { Audit } from '../../platform/audit/audit.ts'
import type { Clock } from '../../platform/time/clock.ts'
import type { Db } from '../../platform/db/open.ts'
import type { PageQuery } from '../../platform/db/keyset.ts'
import type { Events } from '../../platform/events/events.ts'
import { levelOf } from '../../platform/http/requests/guards.ts'
import type { Person } from '../../platform/http/request.ts'
import type { Tenant } from '../../platform/tenant/tenant.ts'
import {
  type Reauthentication,
  browserName,
  deleteSiteSession,
  deleteSiteSessions,
  findSiteSession,
  listSiteSessions,
  publicSessionId,
} from '../auth/index.ts'

interface Deps {
  db: Db
  events: Pick<Events, 'publish'>
  audit: Audit
  clock: Clock
  reauthentication: Pick<Reauthentication, 'require'>
}

export type SiteSessions = ReturnType<typeof createSiteSessions>

/** The active sessions of a site, for its administrators. */
export function createSiteSessions({ db, events, audit, clock, reauthentication }: Deps) {
  return { list, end, endAll }

  async function list(tenant: Tenant, person: Person, page: PageQuery, language: Language) {
    const { rows, next } = await db.inTenant(tenant.id, (tx) => listSiteSessions(tx, clock.now(), page))
    const items = rows.map((row): SiteSession => ({
      id: row.id,
      person: { id: row.user_id, username: row.username },
      browser: browserName(row.user_agent, language),
      ip: row.address,
      startedAt: row.created_at.toISOString(),
      lastSeenAt: row.last_seen_at.toISOString(),
      isCurrent: row.id === publicSessionId(person.sessionId),
    }))
    return { items, next }
  }

  /** Throws not-found, and above-own-level for the session of a person with a higher role. */
  async function end(tenant: Tenant, person: Person, id: string): Promise<{ ended: number }> {
    return db.inTenant(tenant.id, async (tx) => {
      const session = await findSiteSession(tx, id)
      if (!session) throw new AppError('not-found')
      const owner = { role: session.role, memberRole: session.member_role }
      if (levelOf(owner) > levelOf(person)) throw new AppError('above-own-level')
      await deleteSiteSession(tx, session.id)
      await audit(tx, person, 'session-ended', { subject: session.user_id })
      await events.publish(tx, { type: 'session_ended', userId: session.user_id, refId: session.user_id })
      return { ended: 1 }
    })
  }

  /** Throws reauthentication-needed. */
  async function endAll(tenant: Tenant, person: Person): Promise<{ ended: number }> {
    return db.inTenant(tenant.id, async (tx) => {
      await reauthentication.require(tx, person)
      const ended = await deleteSiteSessions(tx, person.sessionId)
      await audit(tx, person, 'sessions-ended', { subject: tenant.id, detail: { sessions: ended } })
      await events.publish(tx, { type: 'session_ended', userId: null, refId: tenant.id })
      return { ended }
    })
  }
}
