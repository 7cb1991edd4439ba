import { type Call, type LiveMessage, type VideoStage } from '@vitrine/contract'
import { type ApiKey, api } from '@vitrine/contract/api'
import websocket from '@fastify/websocket'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Events, LiveEvent } from '../events/events.ts'
import { hostHeader, normaliseHost } from './requests/host.ts'
import { isSocketOrigin } from './requests/origin.ts'
import { AppError } from '../errors/app-error.ts'
import { networkOf } from '../limits/network.ts'
import type { Tenant } from '../tenant/tenant.ts'
import type { Person } from './request.ts'

/** Browsers send nothing on this socket, so anything longer than a ping is a mistake or an attack. */
const MESSAGE_BYTES_MAX = 1024
/** The interval at which sockets of expired sessions are closed. Sessions that end otherwise are announced at once. */
const CHECK_EVERY_MS = 60_000
/** The timeout of the closing handshake. A sleeping page must not delay a stop. */
const CLOSE_TIMEOUT_MS = 2000
/** Tabs of one person, or pages without a session from one network. */
const SOCKETS_PER_OWNER_MAX = 30
/** A page that has stopped reading is disconnected before its backlog grows further. */
const BACKLOG_BYTES_MAX = 256 * 1024

/** The call that each message makes its receiver repeat: an API key receives what its scopes let it read. */
const READ_BY: Record<Exclude<LiveMessage['type'], 'brand_update'>, ApiKey> = {
  video_status_update: 'GET /api/videos/:id',
  processing_progress: 'GET /api/videos/:id',
  queue_update: 'GET /api/videos',
  avatar_status_update: 'GET /api/avatars/:id',
  upload_status_update: 'GET /api/uploads/:id',
  batch_update: 'GET /api/batches/:id',
  import_update: 'GET /api/whitelabel/users/import/:id',
  credits_update: 'GET /api/credits/ledger',
  support_update: 'GET /api/user',
}

type Socket = Parameters<websocket.WebsocketHandler>[0]

interface Listener {
  tenantId: string
  /** Null for a page without a session, which receives only what concerns the whole tenant. */
  userId: string | null
  /** The operator who impersonates the person, on pages of that session. */
  visitorId: string | null
  owner: string
  /** The scopes of the API key that opened the socket; undefined for a signed-in person, who gets all their events. */
  scopes: readonly string[] | undefined
  request: FastifyRequest
  isAlive: boolean
}

interface Deps {
  events: Pick<Events, 'subscribe'>
  findPerson: (request: FastifyRequest) => Promise<Person | null>
  /** Returns the present branding of a tenant. */
  tenants: { withId(id: string): Promise<Pick<Tenant, 'branding'> | undefined> }
}

/**
 * The live socket `/ws`. The session alone decides what a socket receives: a `userId` in the address is ignored. Messages carry
 * ids, and a message of one person or tenant never reaches another.
 */
export async function installLive(app: FastifyInstance, { events, findPerson, tenants }: Deps): Promise<void> {
  const listeners = new Map<Socket, Listener>()
  const people = new WeakMap<FastifyRequest, Person | null>()
  // A constant of its own, because the types of ws do not know `closeTimeout` yet.
  const options = { maxPayload: MESSAGE_BYTES_MAX, closeTimeout: CLOSE_TIMEOUT_MS }
  // Runs before the plugin's own hook, which closes without a reason.
  app.addHook('preClose', async () => {
    for (const socket of listeners.keys()) socket.close(1001, 'The server restarts')
  })
  await app.register(websocket, { options })
  app.get('/ws', { websocket: true, config: { policy: { whilePaused: 'open' } }, preHandler: recognise }, welcome)

  const unsubscribe = events.subscribe((event) => {
    if (event.type === 'session_ended') return void closeEnded(event)
    if (event.type === 'brand_update') return void sendBrand(event)
    const message = messageOf(event)
    if (message) broadcast(event, message)
  })
  const checks = setInterval(() => void check(), CHECK_EVERY_MS)
  app.addHook('preClose', async () => {
    clearInterval(checks)
    unsubscribe()
  })

  /** Runs before the page learns that it is connected: from then on it relies on receiving every message. */
  async function recognise(request: FastifyRequest): Promise<void> {
    people.set(request, request.tenant ? await findPerson(request) : null)
  }

  function welcome(socket: Socket, request: FastifyRequest): void {
    const host = normaliseHost(hostHeader(request.raw.rawHeaders))
    if (!host || !request.tenant || !isSocketOrigin(request.headers, host))
      return socket.close(1008, 'Not from this site')
    const person = people.get(request)
    const listener = {
      tenantId: request.tenant.id,
      userId: person?.id ?? null,
      visitorId: person?.support?.actorId ?? null,
      owner: person?.id ?? networkOf(request.ip),
      scopes: person?.key?.scopes,
      request,
      isAlive: true,
    }
    const others = [...listeners.values()].filter(({ owner }) => owner === listener.owner)
    if (others.length >= SOCKETS_PER_OWNER_MAX) return socket.close(1013, 'Too many open pages')
    listeners.set(socket, listener)
    socket.on('pong', () => (listener.isAlive = true))
    for (const end of ['close', 'error'] as const) socket.on(end, () => listeners.delete(socket))
  }

  async function sendBrand(event: LiveEvent): Promise<void> {
    const tenant = await tenants.withId(event.tenantId).catch(() => undefined)
    broadcast(event, { type: 'brand_update', version: Number(event.refId) || 0, brand: tenant?.branding.brand ?? null })
  }

  function broadcast(event: LiveEvent, message: LiveMessage): void {
    const text = JSON.stringify(message)
    for (const [socket, listener] of listeners)
      if (concerns(event, listener) && mayHear(listener, message)) send(socket, text)
  }

  function send(socket: Socket, text: string): void {
    if (socket.bufferedAmount > BACKLOG_BYTES_MAX) socket.terminate()
    else socket.send(text)
  }

  async function check(): Promise<void> {
    for (const [socket, listener] of listeners) {
      if (!listener.isAlive) socket.terminate()
      listener.isAlive = false
      socket.ping()
      await closeIfEnded(socket, listener)
    }
  }

  /** Without a person, the sessions of the whole site have ended. */
  async function closeEnded({ tenantId, userId }: LiveEvent): Promise<void> {
    for (const [socket, listener] of listeners) {
      const isTheirs = listener.tenantId === tenantId && (userId === null || listener.userId === userId)
      // The impersonator may be of another tenant.
      if (isTheirs || (userId !== null && listener.visitorId === userId)) await closeIfEnded(socket, listener)
    }
  }

  /** A check that fails closes nothing; an API key that is no longer valid is a result. */
  async function closeIfEnded(socket: Socket, listener: Listener): Promise<void> {
    if (!listener.userId) return
    const found = await findPerson(listener.request).catch((error: unknown) =>
      error instanceof AppError ? null : { id: listener.userId },
    )
    // After an impersonation session the same browser belongs to another person again, so its subscriptions end as well.
    if (found?.id !== listener.userId) socket.close(4401, 'The session has ended')
  }
}

function concerns(event: LiveEvent, listener: Listener): boolean {
  if (event.tenantId !== listener.tenantId) return false
  if (event.type === 'brand_update') return true
  return listener.userId !== null && (event.userId === null || event.userId === listener.userId)
}

function mayHear({ scopes }: Pick<Listener, 'scopes'>, { type }: LiveMessage): boolean {
  if (!scopes || type === 'brand_update') return true
  const { scope }: Call = api[READ_BY[type]]
  return typeof scope === 'string' && scopes.includes(scope)
}

function messageOf({ type, refId, percent, stage, secondsLeft = null }: LiveEvent): LiveMessage | undefined {
  switch (type) {
    case 'video_status_update':
      return { type, videoId: refId }
    case 'processing_progress':
      return { type, videoId: refId, progress: percent ?? 0, stage: (stage ?? 'reading') as VideoStage, secondsLeft }
    case 'avatar_status_update':
      return { type, avatarId: refId }
    case 'upload_status_update':
      return { type, uploadId: refId }
    case 'batch_update':
      return { type, batchId: refId }
    case 'import_update':
      return { type, importId: refId }
    case 'queue_update':
    case 'credits_update':
    case 'support_update':
      return { type }
    default:
      return undefined
  }
}
