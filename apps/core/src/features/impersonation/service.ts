import { randomBytes } from 'node:crypto'
import type { Role, SupportAccess, SupportStatus, SupportTokenInfo, User } from '@vitrine/contract'
import { DAY_MS } from '../../platform/time/durations.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import type { Audit } from '../../platform/audit/audit.ts'
import type { Clock } from '../../platform/time/clock.ts'
import type { Db, TenantTx } from '../../platform/db/open.ts'
import type { Events } from '../../platform/events/events.ts'
import type { Person } from '../../platform/http/request.ts'
import type { Tenant } from '../../platform/tenant/tenant.ts'
import { mayCall } from '../../platform/http/requests/guards.ts'
import { createSignedTokens } from '../../platform/tokens/signed-tokens.ts'
import { tokenHash } from '../../platform/tokens/token-hash.ts'
import type { EnqueueEmail } from '../../platform/email/enqueue.ts'
import { supportAskedEmail } from './emails.ts'
import * as store from './store.ts'
import type { Cookies, Sessions } from '../auth/index.ts'
import { type People, findAccount } from '../people/index.ts'

const SESSION_MINUTES = 30
const TOKEN_LIFETIME_MS = 120_000
/** The time after which an unanswered request expires, and after which granted access without a session does. */
const REQUEST_LIFETIME_MS = DAY_MS

interface AccessRequest {
  tenant: Tenant
  userId: string
  reason: string
}

interface Deps {
  db: Db
  people: Pick<People, 'view'>
  sessions: Pick<Sessions, 'findHolder'>
  events: Pick<Events, 'publish'>
  audit: Audit
  enqueueEmail: EnqueueEmail
  clock: Clock
  newId: () => string
  secretKey: string
  /** Whether cookies travel over https only. */
  isSecure: boolean
}

export type Impersonation = ReturnType<typeof createImpersonation>

/**
 * Impersonation: a member of a team works in the account of another person, at that person's request or with their consent, for
 * 30 minutes. Both see it, and either can end it at once. It has a cookie of its own beside the actor's session, and ends with
 * that session or when the actor loses the required role.
 */
export function createImpersonation(deps: Deps) {
  const { db, people, sessions, events, audit, enqueueEmail, clock, newId, isSecure } = deps
  const tokens = createSignedTokens(deps.secretKey, { use: 'visit' })
  const cookieName = isSecure ? '__Host-support' : 'support'
  return {
    grantAccess,
    requestAccess,
    respond,
    describe,
    begin,
    end,
    findPerson,
    findOpen,
    statusOf,
    tokenIn,
    emptyCookie: () => cookie('', 0),
  }

  /** Grants the team access that nobody has requested. Throws support-open. */
  async function grantAccess(person: Person, reason: string): Promise<SupportStatus> {
    return db.inTenant(person.tenantId, async (tx) => {
      const session = await open(tx, { userId: person.id, actor: null, reason, isAllowed: true })
      await audit(tx, person, 'support-allowed', { subject: person.id, detail: { login: session.id } })
      return serialize(session, person)
    })
  }

  /**
   * Asks a person for access. Returns the address at which the session begins where they have granted it. Throws not-found,
   * own-account, support-open where another actor has access, and support-customers-only for people whom this actor does not
   * support.
   */
  async function requestAccess(actor: Person, { tenant, userId, reason }: AccessRequest): Promise<SupportAccess> {
    return db.inTenant(tenant.id, async (tx) => {
      const subject = await findAccount(tx, userId)
      if (!subject || subject.disabled_at) throw new AppError('not-found')
      if (subject.id === actor.id) throw new AppError('own-account')
      if (subject.role !== subjectRole(actor, tenant)) throw new AppError('support-customers-only')
      await store.endOverdue(tx, userId, clock.now())
      const found = await store.findOpen(tx, userId, clock.now())
      // An actor of another tenant is not named: a partner's people need not know who runs the platform.
      const name = actor.tenantId === tenant.id ? actor.username : null
      const member = { id: actor.id, name, tenantId: actor.tenantId, sessionId: actor.sessionId }
      if (!found) return request(tx, tenant, actor, { userId, member, reason })
      if (found.actor_id && found.actor_id !== actor.id) throw new AppError('support-open')
      if (!found.approved_at) return { state: 'asked', url: null }
      return { state: 'allowed', url: await issueToken(tx, tenant, found.id, member) }
    })
  }

  async function request(
    tx: TenantTx,
    tenant: Tenant,
    actor: Person,
    { userId, member, reason }: { userId: string; member: TeamMember; reason: string },
  ): Promise<SupportAccess> {
    const session = await open(tx, { userId, actor: member, reason, isAllowed: false })
    const by = actor.tenantId === tenant.id ? actor : { ...actor, id: null }
    await audit(tx, by, 'support-asked', { subject: userId, detail: { login: session.id } })
    await enqueueEmail(tx, supportAskedEmail, { userId, loginId: session.id })
    return { state: 'asked', url: null }
  }

  async function open(
    tx: TenantTx,
    {
      userId,
      actor,
      reason,
      isAllowed,
    }: Pick<AccessRequest, 'reason' | 'userId'> & { actor: TeamMember | null; isAllowed: boolean },
  ): Promise<store.OpenSession> {
    const now = clock.now()
    await store.endOverdue(tx, userId, now)
    const expiresAt = new Date(now.getTime() + REQUEST_LIFETIME_MS)
    const session = { id: newId(), userId, actor, reason, createdAt: now, allowedAt: isAllowed ? now : null, expiresAt }
    if (!(await store.insertSession(tx, session))) throw new AppError('support-open')
    await notify(tx, userId)
    const found = await store.findOpen(tx, userId, now)
    if (!found) throw new Error(`the impersonation session ${session.id} is gone`)
    return found
  }

  /** Returns the address at which the session begins, with a new token. */
  async function issueToken(tx: TenantTx, tenant: Tenant, id: string, member: TeamMember): Promise<string> {
    const token = randomBytes(24).toString('base64url')
    const token_expires_at = new Date(clock.now().getTime() + TOKEN_LIFETIME_MS)
    await store.changeSession(tx, id, {
      actor_id: member.id,
      actor_name: member.name,
      actor_tenant_id: member.tenantId,
      actor_session_id: member.sessionId,
      token_hash: tokenHash(token),
      token_expires_at,
    })
    // Behind the #, so that it reaches no log and no other site.
    return `${tenant.origin}/impersonation#${token}`
  }

  /** Grants or refuses the access that was requested. Throws not-found where there is no request. */
  async function respond(person: Person, isAllowed: boolean): Promise<SupportStatus | null> {
    return db.inTenant(person.tenantId, async (tx) => {
      const now = clock.now()
      const found = await store.findOpen(tx, person.id, now)
      if (!found || found.approved_at) throw new AppError('not-found')
      const allowed = { approved_at: now, request_expires_at: new Date(now.getTime() + REQUEST_LIFETIME_MS) }
      await store.changeSession(tx, found.id, isAllowed ? allowed : store.endedAt(now))
      const action = isAllowed ? 'support-allowed' : 'support-ended'
      await audit(tx, person, action, { subject: person.id, detail: { login: found.id } })
      await notify(tx, person.id)
      return isAllowed ? serialize({ ...found, ...allowed }, person) : null
    })
  }

  /** Returns what a token is for. Throws support-pass-invalid. */
  async function describe(tenant: Tenant, token: string): Promise<SupportTokenInfo> {
    return db.inTenant(tenant.id, async (tx) => {
      const { session, subject } = await findByToken(tx, token)
      return { username: subject.username, reason: session.reason, minutes: SESSION_MINUTES }
    })
  }

  /** Begins the session in this browser. Throws support-pass-invalid, also for a token that is used for the second time. */
  async function begin(tenant: Tenant, startToken: string, address: string): Promise<{ user: User; cookie: string }> {
    const known = await db.inTenant(tenant.id, (tx) => findByToken(tx, startToken))
    if (!(await canResume(known.session, known.subject.role))) throw new AppError('support-pass-invalid')
    return db.inTenant(tenant.id, async (tx) => {
      const { session, subject } = await findByToken(tx, startToken)
      if (!(await store.consumeToken(tx, session.id, tokenHash(startToken)))) throw new AppError('support-pass-invalid')
      const token = tokens.issue(tenant.id)
      // A second start, e.g. in another browser, does not make the session longer.
      const ends_at = session.ends_at ?? new Date(clock.now().getTime() + SESSION_MINUTES * 60_000)
      await store.changeSession(tx, session.id, { session_hash: tokenHash(token), ends_at })
      const actor = { id: subject.id, address, support: { actorId: session.actor_id } }
      await audit(tx, actor, 'support-began', { subject: subject.id, detail: { login: session.id } })
      await notify(tx, subject.id)
      return { user: await people.view(tx, tenant, subject.id), cookie: cookie(token, SESSION_MINUTES * 60) }
    })
  }

  async function findByToken(tx: TenantTx, token: string) {
    const session = await store.findByToken(tx, tokenHash(token), clock.now())
    const subject = session && (await findAccount(tx, session.user_id))
    if (!session || !subject || subject.disabled_at) throw new AppError('support-pass-invalid')
    return { session, subject }
  }

  /** Ends the session of an account at once, from either side. Throws not-found. */
  async function end(person: Person): Promise<void> {
    await db.inTenant(person.tenantId, async (tx) => {
      const found = await store.findOpen(tx, person.id, clock.now())
      if (!found) throw new AppError('not-found')
      await store.changeSession(tx, found.id, store.endedAt(clock.now()))
      await audit(tx, person, 'support-ended', { subject: person.id, detail: { login: found.id } })
      await notify(tx, person.id)
      await events.publish(tx, { type: 'session_ended', userId: person.id, refId: person.id })
    })
  }

  /** Returns the person whose account the session with this token is in, or null. */
  async function findPerson(tenant: Tenant, token: string, address: string): Promise<Person | null> {
    const found = await db.inTenant(tenant.id, (tx) => store.findRunning(tx, tokenHash(token), clock.now()))
    if (!found || !(await canResume(found, found.role))) return null
    const { loginId, actor_id: actorId, actor_tenant_id: _tenant, actor_session_id: _session, ...person } = found
    const session = { support: { loginId, actorId }, sessionId: loginId }
    // The actor has shown a second factor at their own sign-in.
    return { ...person, tenantId: tenant.id, hasSecondFactor: true, address, ...session }
  }

  /** Whether the actor is still signed in, with a role that may impersonate a person of this role. */
  async function canResume(session: ActorSession, role: Role): Promise<boolean> {
    const { actor_id: id, actor_tenant_id: tenantId, actor_session_id: sessionId } = session
    if (!tenantId || !sessionId) return false
    const actor = await db.inTenant(tenantId, (tx) => sessions.findHolder(tx, sessionId))
    return actor?.id === id && mayCall(role === 'customer' ? 'partner-admin' : 'operator', actor)
  }

  /** Returns the open session or request of the person's account, if there is one. */
  function findOpen(tx: TenantTx, person: Pick<Person, 'id'>): Promise<store.OpenSession | undefined> {
    return store.findOpen(tx, person.id, clock.now())
  }

  /**
   * Returns what both sides see of an open session or request; null where there is none, or it has just ended. Reads in the actor's
   * tenant, so call it outside any transaction.
   */
  async function statusOf(person: Person, found: store.OpenSession | undefined): Promise<SupportStatus | null> {
    const { tenantId } = person
    if (!found) return null
    if (!found.session_hash || (await canResume(found, person.role))) return serialize(found, person)
    await db.inTenant(tenantId, async (tx) => {
      await store.changeSession(tx, found.id, store.endedAt(clock.now()))
      const detail = { login: found.id }
      await audit(tx, { id: null, address: person.address }, 'support-ended', { subject: person.id, detail })
    })
    return null
  }

  async function notify(tx: TenantTx, userId: string): Promise<void> {
    await events.publish(tx, { type: 'support_update', userId, refId: userId })
  }

  /** Returns the token of a session; undefined for one that was never issued for the request's tenant. */
  function tokenIn({ cookies, tenant }: Cookies): string | undefined {
    const token = cookies[cookieName]
    return token && tenant && tokens.isIssued(token, tenant.id) ? token : undefined
  }

  function cookie(token: string, seconds: number): string {
    return `${cookieName}=${token}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${seconds}${isSecure ? '; Secure' : ''}`
  }
}

type ActorSession = Pick<store.OpenSession, 'actor_id' | 'actor_tenant_id' | 'actor_session_id'>

interface TeamMember {
  id: string
  name: string | null
  tenantId: string
  sessionId: string
}

/** A team supports its customers, and an operator the teams of other sites. */
function subjectRole(actor: Person, tenant: Tenant): 'customer' | 'partner' {
  return actor.tenantId === tenant.id ? 'customer' : 'partner'
}

function serialize(row: store.OpenSession, person: Person): SupportStatus {
  const state = row.session_hash ? 'running' : row.approved_at ? 'allowed' : 'asked'
  return {
    id: row.id,
    state,
    isVisitor: person.support?.loginId === row.id,
    reason: row.reason,
    actorName: row.actor_name,
    endsAt: (row.ends_at ?? row.request_expires_at).toISOString(),
  }
}
