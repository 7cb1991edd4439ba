import { sendDownload } from '../../../platform/http/download.ts'
import type { Handlers } from '../../../platform/http/register.ts'
import type { Exports } from './export-service.ts'
import type { Privacy } from './service.ts'

export type PrivacyKey = 'GET /auth/export' | 'DELETE /auth/account' | 'DELETE /api/whitelabel/users/:id'

interface Parts {
  privacy: Privacy
  exports: Exports
  /** The Set-Cookie header that takes the session from the browser. */
  emptyCookie: () => string
}

export function privacyRoutes({ privacy, exports, emptyCookie }: Parts): Pick<Handlers<'security'>, PrivacyKey> {
  return {
    'GET /auth/export': async ({ tenant, person, reply }) => {
      const { archive, fileName } = await exports.exportOwn(tenant, person)
      return sendDownload(reply, fileName, { type: 'application/zip', content: archive })
    },
    'DELETE /auth/account': async ({ tenant, person, body, reply }) => {
      const receipt = await privacy.deleteOwn(tenant, person, body)
      reply.header('set-cookie', emptyCookie())
      return receipt
    },
    'DELETE /api/whitelabel/users/:id': async ({ tenant, person, params }) =>
      privacy.deleteOnBehalf(tenant, person, params.id),
  }
}
