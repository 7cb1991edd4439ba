import type {} from '@fastify/cookie'
import type { Handlers } from '../../platform/http/register.ts'
import type { Accounts } from '../accounts/service.ts'
import type { Sessions } from '../accounts/sessions.ts'
import type { Admin } from './service.ts'

export function adminRoutes(admin: Admin, accounts: Pick<Accounts, 'signOut'>, sessions: Pick<Sessions, 'tokenIn'>): Handlers<'admin'> {
  return {
    'POST /api/admin/login': async ({ tenant, body, request, reply }) => {
      const visitor = { address: request.ip, userAgent: request.headers['user-agent'] ?? null }
      const { user, cookie } = await admin.signIn(tenant, body, visitor)
      await accounts.signOut(tenant, sessions.tokenIn(request.cookies))
      reply.header('set-cookie', cookie)
      return { user }
    },
    'GET /api/admin/users': async ({ query }) => admin.users(query.q),
    'GET /api/admin/videos': async () => admin.videos(),
    'GET /api/admin/avatars': async () => admin.avatars(),
    'GET /api/admin/system': async () => admin.system(),
  }
}
