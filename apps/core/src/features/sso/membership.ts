import type { EffectiveRole, SsoRule } from '@vitrine/contract'
import { AppError } from '../../platform/errors/app-error.ts'
import type { Audit } from '../../platform/audit/audit.ts'
import type { TenantTx } from '../../platform/db/open.ts'
import type { Tenant } from '../../platform/tenant/tenant.ts'
import type { ClaimedIdentity } from '../../ports/identity.ts'
import type { FirstProof, Sessions } from '../auth/index.ts'
import type { EmailAddressesModule } from '../email-addresses/index.ts'
import { findIdentity, insertIdentity, shownName } from '../oauth/index.ts'
import { type People, findSignInPerson, setEffectiveRole } from '../people/index.ts'
import type { MembersModule } from '../members/index.ts'
import type { ConnectionRow } from './connection-store.ts'
import { roleOf } from './role-of.ts'
import { isOwnWay, routeOf } from './routing.ts'

interface Deps {
  people: Pick<People, 'names' | 'openWith'>
  sessions: Pick<Sessions, 'endAll'>
  verification: Pick<EmailAddressesModule['verification'], 'recordVerified'>
  firstProof: Pick<FirstProof, 'prove'>
  invitations: Pick<MembersModule['invitations'], 'withdrawAllOf'>
  audit: Audit
  newId: () => string
}

type FoundPerson = NonNullable<Awaited<ReturnType<typeof findSignInPerson>>>

export type Memberships = ReturnType<typeof createMemberships>

/** The accounts that an identity provider signs in to. New people get one, with the role that the claims name. */
export function createMemberships({ people, sessions, verification, firstProof, invitations, audit, newId }: Deps) {
  return { memberOf }

  /** Throws sso-refused, sso-email-refused or sso-owner. */
  async function memberOf(
    tx: TenantTx,
    tenant: Tenant,
    connection: ConnectionRow,
    proven: ClaimedIdentity,
    address: string,
  ): Promise<{ userId: string; isNew: boolean }> {
    const email = await ownEmail(tx, proven)
    const rules = connection.rules as SsoRule[]
    const { role_claim: roleClaim, default_role: defaultRole } = connection
    const wanted = roleOf({ roleClaim, rules, defaultRole }, proven.claims)
    const known = await findIdentity(tx, proven.issuer, proven.subject)
    const person = await findSignInPerson(tx, known ? { id: known.user_id } : { email })
    if (!person) return { userId: await open(tx, tenant, { email, proven, wanted, address }), isNew: true }
    if (person.disabled_at) throw new AppError('sso-refused')
    if (isOwnWay({ role: person.role, memberRole: person.member_role })) throw new AppError('sso-owner')
    if (!known) await adopt(tx, person, { email, proven, address })
    if (roleClaim) await follow(tx, person, wanted, address)
    return { userId: person.id, isNew: false }
  }

  /** The provider is trusted for the domains that the tenant has proved, and for no other address. */
  async function ownEmail(tx: TenantTx, { email, isEmailVerified, claims }: ClaimedIdentity): Promise<string> {
    // Some providers never send the claim: their administrators assign the addresses.
    const isDoubtful = Object.hasOwn(claims, 'email_verified') && !isEmailVerified
    if (!email || isDoubtful || !(await routeOf(tx, email))) throw new AppError('sso-email-refused')
    return email
  }

  interface SsoIdentity {
    email: string
    proven: ClaimedIdentity
    address: string
  }

  async function open(tx: TenantTx, tenant: Tenant, { wanted, ...identity }: SsoIdentity & { wanted: EffectiveRole }) {
    const { email, proven, address } = identity
    const account = {
      username: await people.names.findFree(tx, email),
      email,
      displayName: shownName(proven.name),
      ...wanted,
    }
    const userId = await people.openWith(tx, tenant, account, null, { isWelcomed: true, address }).catch(asRefused)
    await link(tx, userId, identity)
    return userId
  }

  /**
   * Links the identity to an account with its address. An account whose address was never confirmed may have been opened by an
   * attacker who waits for its owner, so all earlier access ends.
   */
  async function adopt(tx: TenantTx, person: FoundPerson, identity: SsoIdentity): Promise<void> {
    await firstProof.prove(tx, person.id, identity.email, identity.address)
    await link(tx, person.id, identity)
  }

  async function link(tx: TenantTx, userId: string, { email, proven, address }: SsoIdentity): Promise<void> {
    const { issuer, subject } = proven
    if (!(await insertIdentity(tx, { id: newId(), userId, issuer, subject, email }))) throw new AppError('sso-refused')
    await verification.recordVerified(tx, userId, email)
    await audit(tx, { id: userId, address }, 'identity-linked', { subject: userId, detail: { issuer } })
  }

  /** Gives a person the role that the provider names now. Sessions with the previous role end. */
  async function follow(tx: TenantTx, person: FoundPerson, wanted: EffectiveRole, address: string): Promise<void> {
    const { role, member_role: memberRole } = person
    // For customers the provider distinguishes no member roles.
    const isSame = role === wanted.role && (role === 'customer' || memberRole === wanted.memberRole)
    if (isSame) return
    await setEffectiveRole(tx, person.id, wanted)
    await sessions.endAll(tx, person.id)
    await invitations.withdrawAllOf(tx, person.id)
    const detail = { from: `${role} ${memberRole}`, to: `${wanted.role} ${wanted.memberRole}` }
    await audit(tx, { id: null, address }, 'role-changed', { subject: person.id, detail })
  }
}

/** Maps a taken address to sso-refused: no other account may have the address, not even as a username. */
function asRefused(error: unknown): never {
  const isTaken = error instanceof AppError && (error.code === 'email-taken' || error.code === 'username-taken')
  throw isTaken ? new AppError('sso-refused', { cause: error }) : error
}
