import { createHmac, randomBytes } from 'node:crypto'
import session, { type FastifySessionOptions } from '@fastify/session'
import type { FastifyInstance, FastifyReply, FastifyRequest, Session } from 'fastify'
import type { Clock } from '../clock.ts'
import type { Db, TenantTx } from '../db/open.ts'
import { deleteHandshake, findHandshake, keepHandshake } from './handshake-store.ts'
import { tokenHash } from '../token-hash.ts'

/** What a browser is in the middle of while it signs in elsewhere. */
export interface Handshake {
  /** The path inside the site that the person wanted. */
  returnTo: string | null
  /** Who was signed in and asked to connect their account; null where somebody signs in. */
  connects: string | null
  /** Who proved to be themselves elsewhere and still owes the code of their second factor. */
  proved: string | null
}

declare module 'fastify' {
  interface Session {
    handshake?: Handshake
  }
}

/** As long as a sign-in may take, from the button to the code. */
export const HANDSHAKE_MINUTES = 10
const HANDSHAKE_MS = HANDSHAKE_MINUTES * 60_000
const PATH = '/auth'

interface Parts {
  db: Db
  secretKey: string
  isSecure: boolean
  clock: Clock
}

/** The browser's side of a handshake, kept in the database and named by a cookie of the tenant's host alone. */
export interface Handshakes {
  /** Answers the room inside `app` whose calls have a handshake; every other call knows nothing of it and pays nothing. */
  openRoom(app: FastifyInstance): Promise<{ room: FastifyInstance }>
  /** Begins anew, so that nobody can plant a handshake. Answers the hash that stands for this browser. */
  begin(request: FastifyRequest, handshake: Handshake): Promise<string>
  /** The handshake this browser is in on this very tenant, with its hash, or null. */
  find(request: FastifyRequest): (Handshake & { browserHash: string }) | null
  note(request: FastifyRequest, handshake: Handshake): Promise<void>
  end(request: FastifyRequest, reply: FastifyReply): Promise<void>
}

export function createHandshakes({ db, secretKey, isSecure, clock }: Parts): Handshakes {
  const cookieName = isSecure ? '__Secure-handshake' : 'handshake'
  return { openRoom, begin, find, note, end }

  /** In an object, because a promise of a Fastify instance waits for the whole server to be ready. */
  async function openRoom(app: FastifyInstance): Promise<{ room: FastifyInstance }> {
    const opened = { room: app }
    await app.register(async (room) => {
      await room.register(session, options())
      opened.room = room
    })
    return opened
  }

  function options(): FastifySessionOptions {
    return {
      secret: createHmac('sha256', secretKey).update('handshake').digest('base64url'),
      cookieName,
      cookie: { path: PATH, maxAge: HANDSHAKE_MS, httpOnly: true, sameSite: 'lax', secure: isSecure },
      // A store is told nothing but the id, so the id says whose it is.
      idGenerator: (request) => `${request?.tenant?.id ?? 'nobody'}.${randomBytes(32).toString('base64url')}`,
      store: { get: answering(read), set: answering(write), destroy: answering(remove) },
      saveUninitialized: false,
      rolling: false,
    }
  }

  async function begin(request: FastifyRequest, handshake: Handshake): Promise<string> {
    if (request.session.handshake) await request.session.regenerate()
    await note(request, handshake)
    return tokenHash(request.session.sessionId)
  }

  function find({ session: { handshake, sessionId }, tenant }: FastifyRequest) {
    // The cookie of another tenant is signed by us as well.
    if (!handshake || !tenant || tenantIn(sessionId) !== tenant.id) return null
    return { ...handshake, browserHash: tokenHash(sessionId) }
  }

  /** Saved at once: left to itself, the library keeps no secure session where a proxy ends TLS and nobody trusts its word. */
  async function note(request: FastifyRequest, handshake: Handshake): Promise<void> {
    request.session.set('handshake', handshake)
    await request.session.save()
  }

  async function end(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    if (request.session.handshake) await request.session.destroy()
    void reply.clearCookie(cookieName, { path: PATH, httpOnly: true, sameSite: 'lax', secure: isSecure })
  }

  async function read(id: string): Promise<Session | null> {
    const kept = await inTenantOf(id, (tx) => findHandshake(tx, tokenHash(id), clock.now()))
    return (kept as Session | undefined) ?? null
  }

  async function write(id: string, data: Session): Promise<void> {
    const expiresAt = new Date(clock.now().getTime() + HANDSHAKE_MS)
    await inTenantOf(id, (tx) => keepHandshake(tx, tokenHash(id), { data, expiresAt }))
  }

  async function remove(id: string): Promise<void> {
    await inTenantOf(id, (tx) => deleteHandshake(tx, tokenHash(id)))
  }

  async function inTenantOf<T>(id: string, work: (tx: TenantTx) => Promise<T>): Promise<T> {
    return db.inTenant(tenantIn(id), work)
  }
}

function tenantIn(sessionId: string): string {
  return sessionId.slice(0, sessionId.indexOf('.'))
}

type Done = (error: unknown, result?: never) => void

/** Turns a function that answers a promise into one that calls back, as the library wants it. */
function answering<A extends unknown[], T>(work: (...given: A) => Promise<T>) {
  return (...given: [...A, Done]) => {
    const done = given.pop() as (error: unknown, result?: T) => void
    work(...(given as unknown as A)).then((result) => done(null, result), done)
  }
}
