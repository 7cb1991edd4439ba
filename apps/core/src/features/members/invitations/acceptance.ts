import type { MemberRole, Language, OpenInvitation, Role, User } from '@vitrine/contract'
import { AppError } from '../../../platform/errors/app-error.ts'
import type { Audit } from '../../../platform/audit/audit.ts'
import type { Clock } from '../../../platform/time/clock.ts'
import type { Db, TenantTx } from '../../../platform/db/open.ts'
import type { Person } from '../../../platform/http/request.ts'
import type { Tenant } from '../../../platform/tenant/tenant.ts'
import { tokenHash } from '../../../platform/tokens/token-hash.ts'
import { hashPassword } from '../../../platform/passwords/passwords.ts'
import { isHigher, effectiveRoleOf } from '../team/rules.ts'
import { type MemberRow, findMemberByEmail } from '../team/store.ts'
import * as store from './store.ts'
import type { Authentication, Visitor, Sessions } from '../../auth/index.ts'
import {
  checkNewPassword,
  type People,
  lockMembers,
  recordEmailVerified,
  setEffectiveRole,
} from '../../people/index.ts'

interface Accepted {
  user: User
  /** Undefined when the person was signed in already. */
  cookies?: string[]
}

interface Deps {
  db: Db
  people: Pick<People, 'names' | 'openWith' | 'view'>
  authentication: Pick<Authentication, 'startSession' | 'findPerson'>
  sessions: Pick<Sessions, 'endOthers'>
  audit: Audit
  clock: Clock
}

export type Acceptance = ReturnType<typeof createAcceptance>

/** Accepts an invitation by its link. */
export function createAcceptance({ db, people, authentication, sessions, audit, clock }: Deps) {
  return { read, accept }

  /** Throws invitation-invalid. */
  async function read(tenant: Tenant, token: string): Promise<OpenInvitation> {
    const { invitation, member } = await find(tenant, token)
    const { email, role, member_role: memberRole, expires_at: expiresAt } = invitation
    const company = tenant.brand.companyName
    return { company, email, role, memberRole, hasAccount: member !== undefined, expiresAt: expiresAt.toISOString() }
  }

  /**
   * Opens the account with the role of the invitation and signs it in. Where the address has an account already, its person
   * has to be signed in and gets the role. Throws invitation-invalid, account-exists, username-taken or invalid.
   */
  async function accept(tenant: Tenant, { token, ...wanted }: Wanted, visitor: Visitor): Promise<Accepted> {
    const { invitation, member } = await find(tenant, token)
    if (member) return raise(tenant, { token, invitation, member }, visitor)
    const account = accountOf(invitation, wanted)
    // Checked before the expensive hash, and again by the insert, which decides.
    await db.inTenant(tenant.id, (tx) => people.names.refuseTaken(tx, account))
    await checkNewPassword(tenant, account.password, account)
    const passwordHash = await hashPassword(account.password)
    return db.inTenant(tenant.id, async (tx) => {
      await claim(tx, token)
      const opening = { isWelcomed: true, isInvited: true, address: visitor.address }
      const userId = await people.openWith(tx, tenant, account, passwordHash, opening)
      await recordAccepted(tx, { id: userId, address: visitor.address }, userId, invitation)
      return authentication.startSession(tx, tenant, userId, visitor, { way: 'invitation' })
    })
  }

  /**
   * Gives an existing account the role of its invitation. Never lowers a role: a higher one granted in the meantime stays.
   * Other sessions of the person end.
   */
  async function raise(tenant: Tenant, { token, invitation, member }: Known, visitor: Visitor): Promise<Accepted> {
    const person = await personOf(tenant, visitor)
    if (member.disabled_at) throw new AppError('invitation-invalid')
    if (person?.id !== member.id) throw new AppError('account-exists')
    return db.inTenant(tenant.id, async (tx) => {
      // People are locked before invitations, as changes of the team do.
      const row = (await lockMembers(tx, [person.id])).find(({ id }) => id === person.id)
      await claim(tx, token)
      const next = effectiveRoleOf({ role: invitation.role, memberRole: invitation.member_role })
      if (row && isHigher(next, { role: row.role, memberRole: row.member_role })) {
        await setEffectiveRole(tx, person.id, next)
        await sessions.endOthers(tx, person)
      }
      await recordAccepted(tx, person, person.id, invitation)
      return { user: await people.view(tx, tenant, person.id) }
    })
  }

  async function personOf(tenant: Tenant, { openToken, address }: Visitor): Promise<Person | undefined> {
    return openToken ? (await authentication.findPerson(tenant, openToken, address))?.person : undefined
  }

  async function find(tenant: Tenant, token: string) {
    return db.inTenant(tenant.id, async (tx) => {
      const invitation = await store.findByToken(tx, tokenHash(token), clock.now())
      if (!invitation) throw new AppError('invitation-invalid')
      return { invitation, member: await findMemberByEmail(tx, invitation.email) }
    })
  }

  async function claim(tx: TenantTx, token: string): Promise<void> {
    if (!(await store.consumeInvitation(tx, tokenHash(token), clock.now()))) throw new AppError('invitation-invalid')
  }

  async function recordAccepted(tx: TenantTx, actor: Actor, userId: string, invitation: store.InvitationRow) {
    await recordEmailVerified(tx, userId, clock.now())
    const detail = { invitation: invitation.id, role: `${invitation.role} ${invitation.member_role}` }
    await audit(tx, actor, 'invitation-accepted', { subject: userId, detail })
  }
}

interface Wanted {
  token: string
  username?: string | undefined
  password?: string | undefined
  newsletter?: boolean | undefined
}

interface Known {
  token: string
  invitation: store.InvitationRow
  member: MemberRow
}

interface Actor {
  id: string
  address: string
}

/** Throws invalid where the name is missing. */
function accountOf(
  { email, role, member_role: memberRole, display_name: displayName, language }: Held,
  { username, password = '', newsletter }: Omit<Wanted, 'token'>,
) {
  if (!username) throw invalid('username', 'Enter a username.')
  const known = { ...(displayName ? { displayName } : {}), ...(language ? { language } : {}) }
  return { username, password, email, role, memberRole, newsletter, ...known }
}

interface Held {
  email: string
  role: Role
  member_role: MemberRole
  display_name: string | null
  language: Language | null
}

function invalid(field: string, message: string): AppError {
  return new AppError('invalid', { message, fields: [{ field, message }] })
}
