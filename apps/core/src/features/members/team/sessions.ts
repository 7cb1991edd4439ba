import type { Language, WhitelabelUserSession } from '@vitrine/contract'
import { AppError } from '../../../platform/errors/app-error.ts'
import type { Audit } from '../../../platform/audit/audit.ts'
import type { Clock } from '../../../platform/time/clock.ts'
import type { Db, TenantTx } from '../../../platform/db/open.ts'
import type { Person } from '../../../platform/http/request.ts'
import { type Sessions, publicSessionId, serializeSession } from '../../auth/index.ts'
import { findAccount } from '../../people/index.ts'
import { refuseAbove } from './rules.ts'
import { findMember } from './store.ts'

interface Deps {
  db: Db
  sessions: Pick<Sessions, 'list' | 'endOne' | 'endAll'>
  audit: Audit
  clock: Clock
}

export type TeamSessions = ReturnType<typeof createTeamSessions>

/** Manages the sessions of a tenant's people, for its team and for operators. */
export function createTeamSessions({ db, sessions, audit, clock }: Deps) {
  return { list, endOne, endAll }

  /** Throws not-found for a person of another tenant. */
  async function list(tenantId: string, userId: string, language: Language): Promise<WhitelabelUserSession[]> {
    return db.inTenant(tenantId, async (tx) => {
      if (!(await findMember(tx, userId))) throw new AppError('not-found')
      return (await sessions.list(tx, userId, clock.now())).map((row) => serializeSession(row, language))
    })
  }

  /** Throws not-found, own-account or above-own-level. */
  async function endOne(
    tenantId: string,
    person: Person,
    userId: string,
    sessionId: string,
  ): Promise<{ ended: number }> {
    return db.inTenant(tenantId, async (tx) => {
      await requireBelow(tx, person, userId)
      const rows = await sessions.list(tx, userId, clock.now())
      const row = rows.find(({ id }) => publicSessionId(id) === sessionId)
      if (!row) throw new AppError('not-found')
      await sessions.endOne(tx, userId, row.id)
      await audit(tx, person, 'session-ended', { subject: userId, detail: { session: sessionId } })
      return { ended: 1 }
    })
  }

  /** Throws not-found, own-account or above-own-level. */
  async function endAll(tenantId: string, person: Person, userId: string): Promise<{ ended: number }> {
    return db.inTenant(tenantId, async (tx) => {
      await requireBelow(tx, person, userId)
      const { length: ended } = await sessions.list(tx, userId, clock.now())
      await sessions.endAll(tx, userId)
      await audit(tx, person, 'person-signed-out', { subject: userId, detail: { ended } })
      return { ended }
    })
  }

  async function requireBelow(tx: TenantTx, person: Person, userId: string): Promise<void> {
    const member = await findMember(tx, userId)
    if (!member) throw new AppError('not-found')
    if (userId === person.id)
      throw new AppError('own-account', { message: 'End your own sessions on your profile page.' })
    refuseAbove(await currentRole(tx, person), { role: member.role, memberRole: member.member_role })
  }
}

/** Returns the actor's current role. Operators belong to the platform's tenant, not to this one. Throws forbidden. */
async function currentRole(tx: TenantTx, person: Person): Promise<Pick<Person, 'role' | 'memberRole'>> {
  if (person.role === 'operator') return person
  const actor = await findAccount(tx, person.id)
  if (!actor) throw new AppError('forbidden')
  return { role: actor.role, memberRole: actor.member_role }
}
