import cookie from '@fastify/cookie'
import multipart from '@fastify/multipart'
import { fastify, type FastifyInstance } from 'fastify'
import type { Deps } from './deps.ts'
import { accountsRoutes, createPersonFinder, createVisitorReader } from './features/accounts/routes.ts'
import { adminRoutes } from './features/admin/routes.ts'
import { recoveryRoutes } from './features/accounts/recovery-routes.ts'
import { avatarsRoutes } from './features/avatars/routes.ts'
import { scriptsRoutes } from './features/scripts/routes.ts'
import { tenantsRoutes } from './features/tenants/routes.ts'
import { videosRoutes } from './features/videos/routes.ts'
import type { Features } from './features.ts'
import { createGuard } from './platform/http/guards.ts'
import { installHosts } from './platform/http/hosts.ts'
import { installLive } from './platform/http/live.ts'
import { openapiDocument } from './platform/http/openapi.ts'
import { installProblems, sendRouterProblem } from './platform/http/problems.ts'
import { registerCalls } from './platform/http/register.ts'
import { installShell } from './platform/http/shell.ts'
import { refuseSlowBodies } from './platform/http/slow-body.ts'
import { installHeaders } from './platform/http/headers.ts'
import { serverOptions } from './platform/http/server-options.ts'
import { createDevMail } from './platform/mail/dev-page.ts'

/** The whole application on one page: what every request passes, in order, then every call of every feature. */
export async function buildServer(deps: Deps, features: Features): Promise<FastifyInstance> {
  const { config, events, limits } = deps
  const { tenants, accounts, recovery, sessions, profile, avatars, scripts, videos, media, admin } = features
  const app = fastify({ ...serverOptions(config), frameworkErrors: sendRouterProblem })
  const findPerson = createPersonFinder(accounts, sessions)

  app.removeContentTypeParser('text/plain')
  installProblems(app)
  installHeaders(app, config)
  // Before the live sockets hear of it: a page that asks at once must get the new brand.
  const unsubscribe = events.subscribe(({ type, tenantId }) => type === 'brand_update' && tenants.drop(tenantId))
  app.addHook('onClose', async () => unsubscribe())
  // Before the hosts, so that the connection of a socket that they refuse is closed and not left behind.
  await installLive(app, { events, findPerson })
  installHosts(app, { tenants, config })
  refuseSlowBodies(app)
  await app.register(cookie)
  await app.register(multipart)
  registerCalls(
    app,
    {
      'GET /healthz': async () => ({ ok: true }),
      'GET /api/openapi.json': async ({ reply }) => reply.type('application/json').send(openapiDocument()),
      'GET /media/:key': media.serve,
      'GET /dev/mail': createDevMail({ db: deps.db, isDevelopment: config.mode === 'development' }),
      ...tenantsRoutes(),
      ...accountsRoutes(accounts, sessions, profile),
      ...recoveryRoutes(recovery),
      ...avatarsRoutes(avatars),
      ...scriptsRoutes(scripts),
      ...videosRoutes(videos),
      ...adminRoutes(admin, createVisitorReader(sessions)),
    },
    createGuard(findPerson, limits),
    limits,
  )
  await installShell(app, { hasSession: (request) => sessions.tokenIn(request.cookies) !== undefined })
  return app
}
