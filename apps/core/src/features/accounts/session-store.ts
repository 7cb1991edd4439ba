import type { Adapter, DatabaseSession, DatabaseUser } from 'lucia'
import type { TenantTx } from '../../platform/db/open.ts'

/** Lucia's storage over one unit of work of one tenant. Lucia is given no tenant, so the handle carries it. */
export function sessionStore(tx: TenantTx): Adapter {
  const sessions = () => tx.selectFrom('session').where('session.tenant_id', '=', tx.tenantId)
  const removing = () => tx.deleteFrom('session').where('tenant_id', '=', tx.tenantId)
  return {
    async getSessionAndUser(sessionId): Promise<[DatabaseSession | null, DatabaseUser | null]> {
      const row = await sessions()
        .innerJoin('app_user', (join) =>
          join.onRef('app_user.tenant_id', '=', 'session.tenant_id').onRef('app_user.id', '=', 'session.user_id'),
        )
        .where('session.id', '=', sessionId)
        .where('app_user.disabled_at', 'is', null)
        .select(['session.id', 'session.user_id', 'session.expires_at', 'session.last_seen_at'])
        .select(['username', 'email', 'display_name', 'role'])
        .executeTakeFirst()
      if (!row) return [null, null]
      const { username, email, display_name: displayName, role } = row
      const user = { id: row.user_id, attributes: { username, email, displayName, role } }
      const attributes = { lastSeenAt: row.last_seen_at }
      return [{ id: row.id, userId: row.user_id, expiresAt: row.expires_at, attributes }, user]
    },
    async getUserSessions(userId) {
      const rows = await sessions().where('user_id', '=', userId).select(['id', 'user_id', 'expires_at']).execute()
      return rows.map((row) => ({ id: row.id, userId: row.user_id, expiresAt: row.expires_at, attributes: {} }))
    },
    async setSession({ id, userId, expiresAt, attributes }) {
      const row = { tenant_id: tx.tenantId, id, user_id: userId, expires_at: expiresAt }
      await tx
        .insertInto('session')
        .values({ ...row, user_agent: attributes.userAgent ?? null, address: attributes.address ?? null })
        .execute()
    },
    async updateSessionExpiration(sessionId, expiresAt) {
      const change = { expires_at: expiresAt, last_seen_at: new Date() }
      await tx
        .updateTable('session')
        .set(change)
        .where('tenant_id', '=', tx.tenantId)
        .where('id', '=', sessionId)
        .execute()
    },
    async deleteSession(sessionId) {
      await removing().where('id', '=', sessionId).execute()
    },
    async deleteUserSessions(userId) {
      await removing().where('user_id', '=', userId).execute()
    },
    async deleteExpiredSessions() {
      await removing().where('expires_at', '<=', new Date()).execute()
    },
  }
}

export async function noteSeen(tx: TenantTx, sessionId: string): Promise<void> {
  await tx
    .updateTable('session')
    .set({ last_seen_at: new Date() })
    .where('tenant_id', '=', tx.tenantId)
    .where('id', '=', sessionId)
    .execute()
}
