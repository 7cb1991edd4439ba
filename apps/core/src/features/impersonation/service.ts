import { randomBytes } from 'node:crypto'
import type { Role, SupportNote, SupportPass, SupportWish, User } from '@vitrine/contract'
import { AppError } from '../../platform/app-error.ts'
import type { Audit } from '../../platform/audit.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Db, TenantTx } from '../../platform/db/open.ts'
import type { Events } from '../../platform/events.ts'
import type { Person } from '../../platform/http/request.ts'
import type { Tenant } from '../../platform/tenant.ts'
import { mayCall } from '../../platform/http/requests/guards.ts'
import { createSignedTokens } from '../../platform/signed-tokens.ts'
import { tokenHash } from '../../platform/token-hash.ts'
import type { EnqueueEmail } from '../../platform/email/enqueue.ts'
import { supportAskedEmail } from './emails.ts'
import * as store from './store.ts'
import type { Cookies, Sessions } from '../auth/index.ts'
import { type People, findAccount } from '../people/index.ts'

const VISIT_MINUTES = 30
const PASS_MS = 120_000
/** How long a question waits for its answer, and a leave for its visit. */
const OPEN_MS = 24 * 3_600_000

interface Wanted {
  tenant: Tenant
  userId: string
  reason: string
}

interface Parts {
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
 * Support visits: a member of a team works in the account of another person, at that person's request or with their consent, for
 * 30 minutes, visible to both and ended at once by either. The visit has a cookie of its own beside the visitor's session. It
 * ends with that session, and when the visitor loses the role that a visit takes.
 */
export function createImpersonation(parts: Parts) {
  const { db, people, sessions, events, audit, enqueueEmail, clock, newId, isSecure } = parts
  const tokens = createSignedTokens(parts.secretKey, { use: 'visit' })
  const cookieName = isSecure ? '__Host-support' : 'support'
  return { offer, wish, answer, look, begin, end, find, noteFor, tokenIn, emptyCookie: () => cookie('', 0) }

  /** The person asks for help. Throws support-open. */
  async function offer(person: Person, reason: string): Promise<SupportNote> {
    return db.inTenant(person.tenantId, async (tx) => {
      const login = await open(tx, { userId: person.id, actor: null, reason, isAllowed: true })
      await audit(tx, person, 'support-allowed', { subject: person.id, detail: { login: login.id } })
      return serialize(login, person)
    })
  }

  /**
   * Asks the person, or answers the way in where they have allowed it. Throws not-found, own-account, support-open where
   * somebody else is there, and support-customers-only for people that this actor does not look after.
   */
  async function wish(actor: Person, { tenant, userId, reason }: Wanted): Promise<SupportWish> {
    return db.inTenant(tenant.id, async (tx) => {
      const subject = await findAccount(tx, userId)
      if (!subject || subject.disabled_at) throw new AppError('not-found')
      if (subject.id === actor.id) throw new AppError('own-account')
      if (subject.role !== subjectRole(actor, tenant)) throw new AppError('support-customers-only')
      await store.endOverdue(tx, userId, clock.now())
      const found = await store.findOpen(tx, userId, clock.now())
      // People of another tenant are not named: a partner's people need not know who runs the platform.
      const name = actor.tenantId === tenant.id ? actor.username : null
      const visitor = { id: actor.id, name, tenantId: actor.tenantId, sessionId: actor.sessionId }
      if (!found) return ask(tx, tenant, actor, { userId, visitor, reason })
      if (found.actor_id && found.actor_id !== actor.id) throw new AppError('support-open')
      if (!found.approved_at) return { state: 'asked', url: null }
      return { state: 'allowed', url: await passFor(tx, tenant, found.id, visitor) }
    })
  }

  async function ask(
    tx: TenantTx,
    tenant: Tenant,
    actor: Person,
    { userId, visitor, reason }: { userId: string; visitor: Visitor; reason: string },
  ): Promise<SupportWish> {
    const login = await open(tx, { userId, actor: visitor, reason, isAllowed: false })
    const by = actor.tenantId === tenant.id ? actor : { ...actor, id: null }
    await audit(tx, by, 'support-asked', { subject: userId, detail: { login: login.id } })
    await enqueueEmail(tx, supportAskedEmail, { userId, loginId: login.id })
    return { state: 'asked', url: null }
  }

  async function open(
    tx: TenantTx,
    {
      userId,
      actor,
      reason,
      isAllowed,
    }: Pick<Wanted, 'reason' | 'userId'> & { actor: Visitor | null; isAllowed: boolean },
  ): Promise<store.OpenLogin> {
    const now = clock.now()
    await store.endOverdue(tx, userId, now)
    const openUntil = new Date(now.getTime() + OPEN_MS)
    const login = { id: newId(), userId, actor, reason, createdAt: now, allowedAt: isAllowed ? now : null, openUntil }
    if (!(await store.insertLogin(tx, login))) throw new AppError('support-open')
    await tell(tx, userId)
    const found = await store.findOpen(tx, userId, now)
    if (!found) throw new Error(`the impersonation session ${login.id} is gone`)
    return found
  }

  async function passFor(tx: TenantTx, tenant: Tenant, id: string, visitor: Visitor): Promise<string> {
    const pass = randomBytes(24).toString('base64url')
    const token_expires_at = new Date(clock.now().getTime() + PASS_MS)
    await store.changeLogin(tx, id, {
      actor_id: visitor.id,
      actor_name: visitor.name,
      actor_tenant_id: visitor.tenantId,
      actor_session_id: visitor.sessionId,
      token_hash: tokenHash(pass),
      token_expires_at,
    })
    // Behind the #, so that it reaches no log and no other site.
    return `${tenant.origin}/impersonation#${pass}`
  }

  /** The person's answer. Throws not-found where nobody asks. */
  async function answer(person: Person, isAllowed: boolean): Promise<SupportNote | null> {
    return db.inTenant(person.tenantId, async (tx) => {
      const now = clock.now()
      const found = await store.findOpen(tx, person.id, now)
      if (!found || found.approved_at) throw new AppError('not-found')
      const allowed = { approved_at: now, request_expires_at: new Date(now.getTime() + OPEN_MS) }
      await store.changeLogin(tx, found.id, isAllowed ? allowed : store.endedAt(now))
      const act = isAllowed ? 'support-allowed' : 'support-ended'
      await audit(tx, person, act, { subject: person.id, detail: { login: found.id } })
      await tell(tx, person.id)
      return isAllowed ? serialize({ ...found, ...allowed }, person) : null
    })
  }

  /** Throws support-pass-invalid. */
  async function look(tenant: Tenant, pass: string): Promise<SupportPass> {
    return db.inTenant(tenant.id, async (tx) => {
      const { login, subject } = await behind(tx, pass)
      return { username: subject.username, reason: login.reason, minutes: VISIT_MINUTES }
    })
  }

  /** Opens the visit in this browser. Throws support-pass-invalid, also for the second of two who use the pass. */
  async function begin(tenant: Tenant, pass: string, address: string): Promise<{ user: User; cookie: string }> {
    const known = await db.inTenant(tenant.id, (tx) => behind(tx, pass))
    if (!(await canResume(known.login, known.subject.role))) throw new AppError('support-pass-invalid')
    return db.inTenant(tenant.id, async (tx) => {
      const { login, subject } = await behind(tx, pass)
      if (!(await store.takePass(tx, login.id, tokenHash(pass)))) throw new AppError('support-pass-invalid')
      const token = tokens.issue(tenant.id)
      // Coming in again, e.g. in another browser, does not make the visit longer.
      const ends_at = login.ends_at ?? new Date(clock.now().getTime() + VISIT_MINUTES * 60_000)
      await store.changeLogin(tx, login.id, { session_hash: tokenHash(token), ends_at })
      const actor = { id: subject.id, address, support: { actorId: login.actor_id } }
      await audit(tx, actor, 'support-began', { subject: subject.id, detail: { login: login.id } })
      await tell(tx, subject.id)
      return { user: await people.view(tx, tenant, subject.id), cookie: cookie(token, VISIT_MINUTES * 60) }
    })
  }

  async function behind(tx: TenantTx, pass: string) {
    const login = await store.findByPass(tx, tokenHash(pass), clock.now())
    const subject = login && (await findAccount(tx, login.user_id))
    if (!login || !subject || subject.disabled_at) throw new AppError('support-pass-invalid')
    return { login, subject }
  }

  /** At once, whoever of the two presses. Throws not-found. */
  async function end(person: Person): Promise<void> {
    await db.inTenant(person.tenantId, async (tx) => {
      const found = await store.findOpen(tx, person.id, clock.now())
      if (!found) throw new AppError('not-found')
      await store.changeLogin(tx, found.id, store.endedAt(clock.now()))
      await audit(tx, person, 'support-ended', { subject: person.id, detail: { login: found.id } })
      await tell(tx, person.id)
      await events.publish(tx, { type: 'session_ended', userId: person.id, refId: person.id })
    })
  }

  /** Who sits where with this token, as the person whose account it is. */
  async function find(tenant: Tenant, token: string, address: string): Promise<Person | null> {
    const found = await db.inTenant(tenant.id, (tx) => store.findRunning(tx, tokenHash(token), clock.now()))
    if (!found || !(await canResume(found, found.role))) return null
    const { loginId, actor_id: actorId, actor_tenant_id: _tenant, actor_session_id: _session, ...person } = found
    const visit = { support: { loginId, actorId }, sessionId: loginId }
    // The second factor is the visitor's to have shown at their own sign-in.
    return { ...person, tenantId: tenant.id, hasSecondFactor: true, address, ...visit }
  }

  /** Whether the visitor is still signed in where they came from, with a level that may visit a person of this role. */
  async function canResume(visit: VisitorSession, role: Role): Promise<boolean> {
    const { actor_id: id, actor_tenant_id: tenantId, actor_session_id: sessionId } = visit
    if (!tenantId || !sessionId) return false
    const visitor = await db.inTenant(tenantId, (tx) => sessions.findHolder(tx, sessionId))
    return visitor?.id === id && mayCall(role === 'customer' ? 'partner-admin' : 'operator', visitor)
  }

  /** What stands in the way of nobody but is shown all the time. */
  async function noteFor(person: Person): Promise<SupportNote | null> {
    const { tenantId } = person
    const found = await db.inTenant(tenantId, (tx) => store.findOpen(tx, person.id, clock.now()))
    if (!found) return null
    if (!found.session_hash || (await canResume(found, person.role))) return serialize(found, person)
    await db.inTenant(tenantId, async (tx) => {
      await store.changeLogin(tx, found.id, store.endedAt(clock.now()))
      const detail = { login: found.id }
      await audit(tx, { id: null, address: person.address }, 'support-ended', { subject: person.id, detail })
    })
    return null
  }

  async function tell(tx: TenantTx, userId: string): Promise<void> {
    await events.publish(tx, { type: 'support_update', userId, refId: userId })
  }

  /** Returns the token of a visit; undefined for one that was never issued for the request's tenant. */
  function tokenIn({ cookies, tenant }: Cookies): string | undefined {
    const token = cookies[cookieName]
    return token && tenant && tokens.isIssued(token, tenant.id) ? token : undefined
  }

  function cookie(token: string, seconds: number): string {
    return `${cookieName}=${token}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${seconds}${isSecure ? '; Secure' : ''}`
  }
}

type VisitorSession = Pick<store.OpenLogin, 'actor_id' | 'actor_tenant_id' | 'actor_session_id'>

interface Visitor {
  id: string
  name: string | null
  tenantId: string
  sessionId: string
}

/** A team looks after its customers, and an operator after the teams of other sites. */
function subjectRole(actor: Person, tenant: Tenant): 'customer' | 'partner' {
  return actor.tenantId === tenant.id ? 'customer' : 'partner'
}

function serialize(row: store.OpenLogin, person: Person): SupportNote {
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
