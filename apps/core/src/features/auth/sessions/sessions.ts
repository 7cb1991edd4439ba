import { type MemberRole, type Role, securityDefaults } from '@vitrine/contract'
import { Lucia, TimeSpan } from 'lucia'
import type { TenantTx } from '../../../platform/db/open.ts'
import type { Events } from '../../../platform/events/events.ts'
import type { Person } from '../../../platform/http/request.ts'
import { createSignedTokens } from '../../../platform/tokens/signed-tokens.ts'
import { tokenHash } from '../../../platform/tokens/token-hash.ts'
import { endOtherSessions, endSession, listSessions, recordSeen, sessionStore } from './session-store.ts'

interface UserAttributes {
  username: string
  email: string | null
  displayName: string | null
  role: Role
  memberRole: MemberRole
  hasSecondFactor: boolean
}

/** `unseenSeconds` and `canProlong` are only read from the database. */
interface SessionAttributes {
  /** Since the session was last used. */
  unseenSeconds?: number
  /** False once the session lasts until its absolute end. */
  canProlong?: boolean
  userAgent?: string | null
  address?: string | null
  /** When a code of the second factor was entered, if one was. */
  factorAt?: Date | null
}

declare module 'lucia' {
  interface Register {
    Lucia: Lucia<Pick<SessionAttributes, 'unseenSeconds' | 'canProlong'>, UserAttributes>
    DatabaseUserAttributes: UserAttributes
    DatabaseSessionAttributes: SessionAttributes
  }
}

/** A session ends after this many hours without use, and at its absolute end. */
const SESSION_HOURS: number = securityDefaults.sessionHours
const HOUR_SECONDS = 3600

/** The precision of the time a person was last seen, so that most requests only read. */
const SEEN_STEP_SECONDS = 300

export interface FoundSession {
  person: Person
  /** The cookie to send again because the session was prolonged, or null. */
  renewedCookie: string | null
}

/** The cookies of a request. */
export interface Cookies {
  cookies: Record<string, string | undefined>
  tenant: { id: string } | null
}

type SessionHolder = Pick<Person, 'id' | 'role' | 'memberRole'>

interface Deps {
  secretKey: string
  isSecure: boolean
  events: Pick<Events, 'publish'>
}

/**
 * Sessions of signed-in people, kept by Lucia. Lucia never sees a token: the browser holds a signed one and the database its
 * sha256, so neither a leaked row nor a leaked backup lets anybody sign in.
 */
export function createSessions({ secretKey, isSecure, events }: Deps) {
  const tokens = createSignedTokens(secretKey, { use: 'session' })
  const cookieName = isSecure ? '__Host-session' : 'session'
  return { start, find, findHolder, list, end, endOne, endOthers, endAll, deleteExpired, tokenIn, emptyCookie }

  /** Opens a session that ends after `hours` without use, and returns its cookie. */
  async function start(
    tx: TenantTx,
    userId: string,
    attributes: SessionAttributes,
    hours = SESSION_HOURS,
  ): Promise<string> {
    const token = tokens.issue(tx.tenantId)
    await lucia(tx, hours).createSession(userId, attributes, { sessionId: tokenHash(token) })
    return lucia(tx, hours).createSessionCookie(token).serialize()
  }

  /**
   * Returns the person of a session. Ends a session that was not used for `hours`, also where it began under a longer limit.
   */
  async function find(
    tx: TenantTx,
    token: string,
    address: string,
    hours = SESSION_HOURS,
  ): Promise<FoundSession | null> {
    const { session, user } = await lucia(tx, hours).validateSession(tokenHash(token))
    if (!session) return null
    const { unseenSeconds = 0 } = session
    if (unseenSeconds > hours * HOUR_SECONDS + SEEN_STEP_SECONDS) {
      await lucia(tx, hours).invalidateSession(session.id)
      return null
    }
    if (unseenSeconds > SEEN_STEP_SECONDS) await recordSeen(tx, session.id)
    const isProlonged = session.fresh && session.canProlong
    const renewedCookie = isProlonged ? lucia(tx, hours).createSessionCookie(token).serialize() : null
    const { id, username, email, displayName, role, memberRole, hasSecondFactor } = user
    return {
      person: {
        id,
        tenantId: tx.tenantId,
        username,
        email,
        displayName,
        role,
        memberRole,
        hasSecondFactor,
        sessionId: session.id,
        address,
      },
      renewedCookie,
    }
  }

  /** Returns the person of the session with this id, without prolonging it. */
  async function findHolder(tx: TenantTx, sessionId: string): Promise<SessionHolder | null> {
    const [session, user] = await sessionStore(tx).getSessionAndUser(sessionId)
    if (!session || !user || session.expiresAt <= new Date()) return null
    return { id: user.id, role: user.attributes.role, memberRole: user.attributes.memberRole }
  }

  /** Ends a session and returns the id of its person; undefined for a token without a session. */
  async function end(tx: TenantTx, token: string): Promise<string | undefined> {
    const { user } = await lucia(tx).validateSession(tokenHash(token))
    await lucia(tx).invalidateSession(tokenHash(token))
    if (user) await notifyPages(tx, user.id)
    return user?.id
  }

  /** Lists the person's sessions that have not expired at `now`, the last used first. Their ids are hashes of the tokens. */
  function list(tx: TenantTx, userId: string, now: Date) {
    return listSessions(tx, userId, now)
  }

  async function endOne(tx: TenantTx, userId: string, sessionId: string): Promise<void> {
    await endSession(tx, userId, sessionId)
    await notifyPages(tx, userId)
  }

  /** Ends every session of the person but the current one. Returns the number of ended sessions. */
  async function endOthers(tx: TenantTx, { id, sessionId }: Pick<Person, 'id' | 'sessionId'>): Promise<number> {
    const ended = await endOtherSessions(tx, id, sessionId)
    await notifyPages(tx, id)
    return ended
  }

  async function endAll(tx: TenantTx, userId: string): Promise<void> {
    await lucia(tx).invalidateUserSessions(userId)
    await notifyPages(tx, userId)
  }

  /** Has the person's open pages check their session at once, on every node. */
  async function notifyPages(tx: TenantTx, userId: string): Promise<void> {
    await events.publish(tx, { type: 'session_ended', userId, refId: userId })
  }

  /** Deletes expired sessions. */
  async function deleteExpired(tx: TenantTx): Promise<void> {
    await lucia(tx).deleteExpiredSessions()
  }

  /** Returns the session token of a request; undefined for one that was never issued for its tenant. */
  function tokenIn({ cookies, tenant }: Cookies): string | undefined {
    const token = cookies[cookieName]
    return token && tenant && tokens.isIssued(token, tenant.id) ? token : undefined
  }

  function emptyCookie(): string {
    return `${cookieName}=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0${isSecure ? '; Secure' : ''}`
  }

  /** Returns a Lucia for one unit of work, because its storage must be the tenant's open transaction. */
  function lucia(tx: TenantTx, hours = SESSION_HOURS) {
    return new Lucia(sessionStore(tx), {
      sessionExpiresIn: new TimeSpan(hours, 'h'),
      sessionCookie: { name: cookieName, attributes: { secure: isSecure, sameSite: 'lax', path: '/' } },
      getSessionAttributes: ({ unseenSeconds = 0, canProlong = false }) => ({ canProlong, unseenSeconds }),
      getUserAttributes: (attributes) => attributes,
    })
  }
}

export type Sessions = ReturnType<typeof createSessions>
