import { sql } from 'kysely'
import type { Adapter, DatabaseSession, DatabaseUser } from 'lucia'
import type { TenantTx } from '../../../platform/db/open.ts'
import { personSummaries } from '../../people/index.ts'

/** The absolute end of a session, however much it is used. It is sooner for operators, who see every tenant. */
const SESSION_END = sql<Date>`session.created_at
  + case person.role when 'operator' then interval '12 hours' else interval '30 days' end`
const EXPIRES_AT = sql<Date>`least(session.expires_at, ${SESSION_END})`

/** Seconds that are left, by the time of the database. */
const secondsUntil = (end: typeof SESSION_END) => sql<string>`extract(epoch from ${end} - now())`
const now = sql<Date>`now()`

/** Converts the end of a session to the time of this machine, which Lucia compares with and which may be wrong. */
const toLocalTime = (secondsLeft: string) => new Date(Date.now() + Number(secondsLeft) * 1000)

/** Converts a time of this machine to the time of the database. */
const toDatabaseTime = (end: Date) =>
  sql<Date>`now() + ${end.getTime() - Date.now()}::float8 * interval '1 millisecond'`

/** Lucia's storage within one unit of work. Lucia passes no tenant, so the transaction carries it. */
export function sessionStore(tx: TenantTx): Adapter {
  const sessions = () => tx.selectFrom('session').where('session.tenant_id', '=', tx.tenantId)
  const removing = () => tx.deleteFrom('session').where('tenant_id', '=', tx.tenantId)
  // Lucia reads a session before it prolongs it. Once a session lasts until its absolute end, its requests no longer write.
  let canProlong = false
  return {
    async getSessionAndUser(sessionId): Promise<[DatabaseSession | null, DatabaseUser | null]> {
      const row = await sessions()
        .innerJoin(personSummaries(tx).as('person'), (join) =>
          join.onRef('person.tenant_id', '=', 'session.tenant_id').onRef('person.id', '=', 'session.user_id'),
        )
        .leftJoin('second_factor', (join) =>
          join
            .onRef('second_factor.tenant_id', '=', 'session.tenant_id')
            .onRef('second_factor.user_id', '=', 'session.user_id')
            .on('second_factor.confirmed_at', 'is not', null),
        )
        .where('session.id', '=', sessionId)
        .where('person.disabled_at', 'is', null)
        // People with a second factor have no session without it, however the session began.
        .where((or) => or.or([or('second_factor.user_id', 'is', null), or('session.factor_at', 'is not', null)]))
        .select(['session.id', 'session.user_id'])
        .select(sql<string>`extract(epoch from now() - session.last_seen_at)`.as('unseen_seconds'))
        .select([
          secondsUntil(EXPIRES_AT).as('seconds_left'),
          sql<boolean>`session.expires_at < ${SESSION_END}`.as('can_prolong'),
        ])
        .select('second_factor.confirmed_at as factor_since')
        .select(['username', 'email', 'display_name', 'role', 'member_role'])
        .executeTakeFirst()
      if (!row) return [null, null]
      const { username, email, display_name: displayName, role, member_role: memberRole } = row
      const hasSecondFactor = row.factor_since !== null
      const user = { id: row.user_id, attributes: { username, email, displayName, role, memberRole, hasSecondFactor } }
      canProlong = row.can_prolong
      const attributes = { unseenSeconds: Number(row.unseen_seconds), canProlong }
      return [{ id: row.id, userId: row.user_id, expiresAt: toLocalTime(row.seconds_left), attributes }, user]
    },
    async getUserSessions(userId) {
      const left = secondsUntil(sql<Date>`session.expires_at`).as('seconds_left')
      const rows = await sessions().where('user_id', '=', userId).select(['id', 'user_id', left]).execute()
      return rows.map(({ id, seconds_left: seconds }) => ({
        id,
        userId,
        expiresAt: toLocalTime(seconds),
        attributes: {},
      }))
    },
    async setSession({ id, userId, expiresAt, attributes }) {
      const { userAgent = null, address = null, factorAt = null } = attributes
      const row = { tenant_id: tx.tenantId, id, user_id: userId, expires_at: toDatabaseTime(expiresAt) }
      await tx
        .insertInto('session')
        .values({ ...row, user_agent: userAgent, address, factor_at: factorAt })
        .execute()
    },
    async updateSessionExpiration(sessionId, expiresAt) {
      if (!canProlong) return
      const end = sql<Date>`least(${toDatabaseTime(expiresAt)}, ${SESSION_END})`
      await tx
        .updateTable('session')
        .from(personSummaries(tx).as('person'))
        .set({ expires_at: end, last_seen_at: now })
        .where('session.tenant_id', '=', tx.tenantId)
        .where('session.id', '=', sessionId)
        .whereRef('person.tenant_id', '=', 'session.tenant_id')
        .whereRef('person.id', '=', 'session.user_id')
        .execute()
    },
    async deleteSession(sessionId) {
      await removing().where('id', '=', sessionId).execute()
    },
    async deleteUserSessions(userId) {
      await removing().where('user_id', '=', userId).execute()
    },
    async deleteExpiredSessions() {
      await removing().where('expires_at', '<=', now).execute()
    },
  }
}

export async function recordSeen(tx: TenantTx, sessionId: string): Promise<void> {
  await tx
    .updateTable('session')
    .set({ last_seen_at: now })
    .where('tenant_id', '=', tx.tenantId)
    .where('id', '=', sessionId)
    .execute()
}

/** Records that the person of this session entered a code of their second factor. */
export async function recordFactor(tx: TenantTx, sessionId: string, at: Date): Promise<void> {
  await tx
    .updateTable('session')
    .set({ factor_at: at })
    .where('tenant_id', '=', tx.tenantId)
    .where('id', '=', sessionId)
    .execute()
}

/** Lists the person's sessions that have not expired at `now`, the last used first. */
export function listSessions(tx: TenantTx, userId: string, now: Date) {
  return tx
    .selectFrom('session')
    .innerJoin(personSummaries(tx).as('person'), (join) =>
      join.onRef('person.tenant_id', '=', 'session.tenant_id').onRef('person.id', '=', 'session.user_id'),
    )
    .select(['session.id', 'session.created_at', 'last_seen_at', 'user_agent', 'address'])
    .where('session.tenant_id', '=', tx.tenantId)
    .where('user_id', '=', userId)
    .where(EXPIRES_AT, '>', now)
    .orderBy('last_seen_at', 'desc')
    .execute()
}

export async function endSession(tx: TenantTx, userId: string, id: string): Promise<void> {
  await sessionsOf(tx, userId).where('id', '=', id).execute()
}

/** Ends the person's sessions except the one with the id `keptId`. Returns the number of ended sessions. */
export async function endOtherSessions(tx: TenantTx, userId: string, keptId: string): Promise<number> {
  const { numDeletedRows } = await sessionsOf(tx, userId).where('id', '<>', keptId).executeTakeFirstOrThrow()
  return Number(numDeletedRows)
}

function sessionsOf(tx: TenantTx, userId: string) {
  return tx.deleteFrom('session').where('tenant_id', '=', tx.tenantId).where('user_id', '=', userId)
}
