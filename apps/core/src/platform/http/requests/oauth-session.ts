import { createHmac, randomBytes } from 'node:crypto'
import session, { type FastifySessionOptions } from '@fastify/session'
import type { FastifyInstance, FastifyReply, FastifyRequest, Session } from 'fastify'
import type { Clock } from '../../time/clock.ts'
import type { Db, TenantTx } from '../../db/open.ts'
import { deleteOAuthSession, findOAuthSession, saveOAuthSession } from './oauth-session-store.ts'
import { tokenHash } from '../../tokens/token-hash.ts'

/** The state of a sign-in at an OAuth provider. */
export interface OAuthSession {
  /** The path inside the site that the person wanted. */
  returnTo: string | null
  /** The id of the signed-in person who connects an identity; null for a sign-in. */
  connects: string | null
  /** The id of the person whom the provider identified and whose second factor is still missing. */
  proved: string | null
  /** The kind of provider that identified the person; Google where absent. */
  way?: 'google' | 'sso'
}

declare module 'fastify' {
  interface Session {
    oauthSession?: OAuthSession
  }
}

/** The time that a sign-in may take, from the button to the code. */
export const OAUTH_SESSION_MINUTES = 10
const OAUTH_SESSION_MS = OAUTH_SESSION_MINUTES * 60_000
const PATH = '/auth'

interface Deps {
  db: Db
  secretKey: string
  isSecure: boolean
  clock: Clock
}

/**
 * OAuth sessions: the state of a browser during a sign-in at a provider. Stored in the database and named by a cookie of the
 * host.
 */
export interface OAuthSessions {
  /** Opens the scope of `app` whose calls see the OAuth session; no other call loads it. */
  openScope(app: FastifyInstance): Promise<{ scope: FastifyInstance }>
  /** Starts a session under a new id, so that nobody can plant one. Returns the hash that identifies this browser. */
  begin(request: FastifyRequest, oauthSession: OAuthSession): Promise<string>
  /** Returns the session of this browser on this tenant, with the browser's hash, or null. */
  find(request: FastifyRequest): (OAuthSession & { browserHash: string }) | null
  /** Replaces what the session holds. */
  update(request: FastifyRequest, oauthSession: OAuthSession): Promise<void>
  end(request: FastifyRequest, reply: FastifyReply): Promise<void>
}

export function createOAuthSessions({ db, secretKey, isSecure, clock }: Deps): OAuthSessions {
  const cookieName = isSecure ? '__Secure-oauth' : 'oauth'
  return { openScope, begin, find, update, end }

  /** In an object, because a promise of a Fastify instance waits for the whole server to be ready. */
  async function openScope(app: FastifyInstance): Promise<{ scope: FastifyInstance }> {
    const opened = { scope: app }
    await app.register(async (scope) => {
      await scope.register(session, options())
      opened.scope = scope
    })
    return opened
  }

  function options(): FastifySessionOptions {
    return {
      secret: createHmac('sha256', secretKey).update('oauth session').digest('base64url'),
      cookieName,
      cookie: { path: PATH, maxAge: OAUTH_SESSION_MS, httpOnly: true, sameSite: 'lax', secure: isSecure },
      // A store gets only the id, so the id contains the tenant.
      idGenerator: (request) => `${request?.tenant?.id ?? 'nobody'}.${randomBytes(32).toString('base64url')}`,
      store: { get: withCallback(read), set: withCallback(write), destroy: withCallback(remove) },
      saveUninitialized: false,
      rolling: false,
    }
  }

  async function begin(request: FastifyRequest, oauthSession: OAuthSession): Promise<string> {
    if (request.session.oauthSession) await request.session.regenerate()
    await update(request, oauthSession)
    return tokenHash(request.session.sessionId)
  }

  function find({ session: { oauthSession, sessionId }, tenant }: FastifyRequest) {
    // The cookie of another tenant is signed by us as well.
    if (!oauthSession || !tenant || tenantIn(sessionId) !== tenant.id) return null
    return { ...oauthSession, browserHash: tokenHash(sessionId) }
  }

  /** Saved explicitly: the library stores no secure session where a proxy ends TLS and is not trusted. */
  async function update(request: FastifyRequest, oauthSession: OAuthSession): Promise<void> {
    request.session.set('oauthSession', oauthSession)
    await request.session.save()
  }

  async function end(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    if (request.session.oauthSession) await request.session.destroy()
    void reply.clearCookie(cookieName, { path: PATH, httpOnly: true, sameSite: 'lax', secure: isSecure })
  }

  async function read(id: string): Promise<Session | null> {
    const kept = await inTenantOf(id, (tx) => findOAuthSession(tx, tokenHash(id), clock.now()))
    return (kept as Session | undefined) ?? null
  }

  async function write(id: string, data: Session): Promise<void> {
    const expiresAt = new Date(clock.now().getTime() + OAUTH_SESSION_MS)
    await inTenantOf(id, (tx) => saveOAuthSession(tx, tokenHash(id), { data, expiresAt }))
  }

  async function remove(id: string): Promise<void> {
    await inTenantOf(id, (tx) => deleteOAuthSession(tx, tokenHash(id)))
  }

  async function inTenantOf<T>(id: string, work: (tx: TenantTx) => Promise<T>): Promise<T> {
    return db.inTenant(tenantIn(id), work)
  }
}

function tenantIn(sessionId: string): string {
  return sessionId.slice(0, sessionId.indexOf('.'))
}

type Done = (error: unknown, result?: never) => void

/** Turns a function that returns a promise into one with a callback, which the library expects. */
function withCallback<A extends unknown[], T>(work: (...given: A) => Promise<T>) {
  return (...given: [...A, Done]) => {
    const done = given.pop() as (error: unknown, result?: T) => void
    work(...(given as unknown as A)).then((result) => done(null, result), done)
  }
}
