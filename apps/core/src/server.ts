import cookie from '@fastify/cookie'
import multipart from '@fastify/multipart'
import { fastify, type FastifyInstance } from 'fastify'
import type { Deps } from './deps.ts'
import {
  accountsRoutes,
  createTryReader,
  createCredentialReader,
  createPersonFinder,
  createVisitorReader,
} from './features/accounts/routes.ts'
import { partnerRoutes } from './features/admin/partners/routes.ts'
import { adminRoutes } from './features/admin/routes.ts'
import { HANDSHAKE_KEYS } from './features/accounts/outside/routes.ts'
import { UNREAD_KEYS } from './features/accounts/mail-choices/routes.ts'
import { RAW_KEYS, billingRoutes } from './features/billing/routes.ts'
import { avatarsRoutes } from './features/avatars/routes.ts'
import { batchesRoutes } from './features/batches/routes.ts'
import { draftsRoutes } from './features/scripts/drafts/routes.ts'
import { scriptsRoutes } from './features/scripts/routes.ts'
import { sharingRoutes } from './features/sharing/routes.ts'
import { securityRoutes } from './features/security/routes.ts'
import { tenantsRoutes } from './features/tenants/routes.ts'
import { uploadsRoutes } from './features/uploads/routes.ts'
import { videosRoutes } from './features/videos/routes.ts'
import { privacyRoutes } from './features/security/privacy/routes.ts'
import { whitelabelRoutes } from './features/whitelabel/routes.ts'
import type { Features } from './features.ts'
import { installBodies } from './platform/http/bodies.ts'
import { installConnections } from './platform/http/connections.ts'
import { createGuard } from './platform/http/guards.ts'
import { sendDocs } from './platform/http/docs-page.ts'
import { installHosts } from './platform/http/hosts.ts'
import { installLive } from './platform/http/live.ts'
import { sendOpenapi } from './platform/http/openapi.ts'
import { installProblems, createRouterProblem } from './platform/http/problems.ts'
import { openRawRoom } from './platform/http/raw-room.ts'
import { registerCalls } from './platform/http/register.ts'
import { installShell, openShellPages } from './platform/http/shell.ts'
import { refuseSlowBodies } from './platform/http/slow-body.ts'
import { installHeaders } from './platform/http/headers.ts'
import { serverOptions } from './platform/http/server-options.ts'
import { createDevMail } from './platform/mail/dev-page.ts'

/** Calls whose bodies nobody takes apart. */
const PLAIN_KEYS = [...RAW_KEYS, ...UNREAD_KEYS]

/** The whole application on one page: what every request passes, in order, then every call of every feature. */
export async function buildServer(deps: Deps, features: Features): Promise<FastifyInstance> {
  const { config, events, limits } = deps
  const { tenants, sessions, handshakes, uploads, avatars, twins } = features
  const { media, security, privacy, exports } = features
  const isSecure = config.mode === 'production'
  const app = fastify({ ...serverOptions(config), frameworkErrors: createRouterProblem(config) })
  const findPerson = createPersonFinder(features)
  const visitorOf = createVisitorReader(features)
  const shellPages = await openShellPages(deps.report)

  installForAll(app, config, features)
  // Before the live sockets hear of it: a page that asks at once must get the new brand.
  const unsubscribe = events.subscribe(({ type, tenantId }) => type === 'brand_update' && tenants.drop(tenantId))
  app.addHook('onClose', async () => unsubscribe())
  // Before the hosts, so that the connection of a socket that they refuse is closed and not left behind.
  await installLive(app, { events, findPerson, tenants })
  installHosts(app, { tenants, config })
  refuseSlowBodies(app)
  await app.register(cookie)
  await app.register(multipart)
  const { room: handshakeRoom } = await handshakes.openRoom(app)
  const { room: rawRoom } = await openRawRoom(app)
  registerCalls(
    {
      'GET /healthz': async () => ({ ok: true }),
      'GET /api/openapi.json': sendOpenapi,
      'GET /api/docs': sendDocs,
      'GET /media/:key': media.serve,
      'GET /dev/mail': createDevMail({ db: deps.db, isDevelopment: config.mode === 'development' }),
      ...tenantsRoutes({ ...deps, ...config, pictures: features.brandPictures }),
      ...accountsRoutes(features, tenants),
      ...uploadsRoutes(uploads, features.captures),
      ...avatarsRoutes(avatars, twins),
      ...billingRoutes(features),
      ...draftsRoutes(features.drafts),
      ...scriptsRoutes(features),
      ...videosRoutes({ ...features, storage: deps.storage }),
      ...sharingRoutes({ ...features, ...shellPages, storage: deps.storage, findPerson, isSecure }),
      ...batchesRoutes(features),
      ...securityRoutes(security),
      ...privacyRoutes({ privacy, exports, emptyCookie: sessions.emptyCookie }),
      ...whitelabelRoutes({ ...features, ...shellPages, db: deps.db }),
      ...partnerRoutes(features.partnerSites, features.removals, features.tenantFolders),
      ...adminRoutes(features, visitorOf),
    },
    {
      roomOf: (key) => (HANDSHAKE_KEYS.includes(key) ? handshakeRoom : PLAIN_KEYS.includes(key) ? rawRoom : app),
      guard: guardOf(deps, features, findPerson),
      limits,
      triedIn: createTryReader(features),
      kept: features.keptAnswers,
      threads: deps.threads,
    },
  )
  await installShell(app, shellPages, {
    findPerson,
    isVisit: ({ cookies }) => features.support.tokenIn(cookies) !== undefined,
    hasSession: ({ cookies }) => (sessions.tokenIn(cookies) ?? features.support.tokenIn(cookies)) !== undefined,
    dress: features.brandPreviews.dress,
  })
  return app
}

/** What holds for every request, whichever site it is for. */
function installForAll(app: FastifyInstance, config: Deps['config'], { unknownProxy }: Pick<Features, 'unknownProxy'>) {
  installBodies(app)
  installProblems(app)
  installConnections(app)
  installHeaders(app, config)
  unknownProxy.install(app)
}

function guardOf({ config, limits }: Deps, features: Features, findPerson: ReturnType<typeof createPersonFinder>) {
  return createGuard({
    findPerson,
    credentialIn: createCredentialReader(features),
    limits,
    noteRefused: features.entry.noteRefused,
    asksForFactor: config.mode === 'production',
  })
}
