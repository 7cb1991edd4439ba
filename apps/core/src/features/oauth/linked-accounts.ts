import type { ExternalIdentity } from '@vitrine/contract'
import { withoutDirections } from '@vitrine/contract/api'
import type { ProvenIdentity } from '../../ports/identity.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import type { Audit } from '../../platform/audit/audit.ts'
import type { Db, TenantTx } from '../../platform/db/open.ts'
import type { Person } from '../../platform/http/request.ts'
import type { Tenant } from '../../platform/tenant/tenant.ts'
import type { FirstProof, Reauthentication } from '../auth/index.ts'
import type { EmailAddressesModule } from '../email-addresses/index.ts'
import { type People, findByEmail, lockCredentials } from '../people/index.ts'
import * as store from './store.ts'

interface Owner {
  userId: string
  isNew: boolean
}

interface Deps {
  db: Db
  people: Pick<People, 'names' | 'openWith'>
  reauthentication: Pick<Reauthentication, 'require'>
  firstProof: Pick<FirstProof, 'prove'>
  verification: Pick<EmailAddressesModule['verification'], 'recordVerified'>
  audit: Audit
  newId: () => string
}

export type LinkedAccounts = ReturnType<typeof createLinkedAccounts>

/**
 * Finds the account that an external identity signs in to. An identity is issuer and subject; an email address alone never
 * gives access to an account.
 */
export function createLinkedAccounts(deps: Deps) {
  const { db, people, reauthentication, firstProof, verification, audit, newId } = deps
  return { ownerOf, connect, list, disconnect }

  /**
   * Returns the account of a Google identity on this tenant, and creates one for a new person. Throws google-refused,
   * google-email-unverified or google-email-taken.
   */
  async function ownerOf(tx: TenantTx, tenant: Tenant, proven: ProvenIdentity, address: string): Promise<Owner> {
    const known = await store.findIdentity(tx, proven.issuer, proven.subject)
    if (known?.disabled_at) throw new AppError('google-refused')
    if (known) return { userId: known.user_id, isNew: false }
    const { email } = proven
    if (!email || !proven.isEmailVerified) throw new AppError('google-email-unverified')
    const held = await findByEmail(tx, email)
    if (held) return { userId: await adopt(tx, held, proven, address), isNew: false }
    const account = { username: await people.names.findFree(tx, email), email, displayName: shownName(proven.name) }
    const userId = await people.openWith(tx, tenant, account, null, { isWelcomed: true, address }).catch(asEmailTaken)
    await link(tx, userId, proven, { id: userId, address })
    return { userId, isNew: true }
  }

  /**
   * An attacker may have opened an account with another person's address and wait for that person. So an address leads only to
   * an account that nobody else can sign in to: one without a password and without another identity.
   */
  async function adopt(tx: TenantTx, held: HeldAccount, proven: ProvenIdentity, address: string): Promise<string> {
    const hasWayIn = held.password_hash !== null || (await store.listIdentities(tx, held.id)).length > 0
    if (hasWayIn || held.disabled_at) throw new AppError('google-email-taken')
    if (proven.email) await firstProof.prove(tx, held.id, proven.email, address)
    await link(tx, held.id, proven, { id: held.id, address })
    return held.id
  }

  /** Connects Google to the account of a signed-in person. Throws google-taken or google-connected. */
  async function connect(tx: TenantTx, person: Person, proven: ProvenIdentity): Promise<void> {
    const known = await store.findIdentity(tx, proven.issuer, proven.subject)
    if (known?.user_id === person.id) return
    if (known) throw new AppError('google-taken')
    await link(tx, person.id, proven, person)
  }

  async function link(tx: TenantTx, userId: string, proven: ProvenIdentity, actor: { id: string; address: string }) {
    const { issuer, subject, email } = proven
    const isLinked = await store.insertIdentity(tx, { id: newId(), userId, issuer, subject, email })
    if (!isLinked) throw new AppError('google-connected')
    if (email && proven.isEmailVerified) await verification.recordVerified(tx, userId, email)
    await audit(tx, actor, 'identity-linked', { subject: userId, detail: { issuer } })
  }

  async function list(person: Person): Promise<ExternalIdentity[]> {
    const rows = await db.inTenant(person.tenantId, (tx) => store.listIdentities(tx, person.id))
    return rows.map(({ id, issuer, email, created_at }) => ({
      id,
      issuer,
      email,
      connectedAt: created_at.toISOString(),
    }))
  }

  /** Throws not-found unless `id` is an identity of this person, only-way-in, or reauthentication-needed. */
  async function disconnect(person: Person, id: string): Promise<void> {
    await db.inTenant(person.tenantId, async (tx) => {
      await reauthentication.require(tx, person)
      const row = await lockCredentials(tx, person.id)
      const identities = await store.listIdentities(tx, person.id)
      const identity = identities.find((one) => one.id === id)
      if (!identity) throw new AppError('not-found')
      if (!row?.password_hash && identities.length === 1) throw new AppError('only-way-in')
      await store.deleteIdentity(tx, person.id, id)
      await audit(tx, person, 'identity-unlinked', { subject: person.id, detail: { issuer: identity.issuer } })
    })
  }
}

type HeldAccount = NonNullable<Awaited<ReturnType<typeof findByEmail>>>

/** Maps a taken address to google-email-taken: no other account may have the address, not even as a username. */
function asEmailTaken(error: unknown): never {
  const isTaken = error instanceof AppError && (error.code === 'email-taken' || error.code === 'username-taken')
  throw isTaken ? new AppError('google-email-taken', { cause: error }) : error
}

const DISPLAY_NAME_CHARACTERS_MAX = 80

/** Returns the provider's name of a person in a form that is valid as a display name. */
export function shownName(name: string | null): string | undefined {
  const shown = withoutDirections(name ?? '')
    .replace(/[\p{Cc}\p{Cs}]/gu, '')
    .trim()
  return shown.slice(0, DISPLAY_NAME_CHARACTERS_MAX).toWellFormed() || undefined
}
