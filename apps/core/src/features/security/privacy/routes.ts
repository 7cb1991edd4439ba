import { sendDownload } from '../../../platform/http/files/download.ts'
import { languageOf } from '../../../platform/http/language.ts'
import type { Handlers } from '../../../platform/http/register.ts'
import type { AccountExports } from '../account-export/service.ts'
import type { Exports } from './data-export.ts'
import type { Privacy } from './account-deletion.ts'

export type PrivacyKey =
  | 'GET /auth/export'
  | 'GET /auth/exports'
  | 'POST /auth/exports'
  | 'DELETE /auth/account'
  | 'DELETE /api/whitelabel/users/:id'

interface Deps {
  privacy: Privacy
  exports: Exports
  accountExports: AccountExports
  /** The Set-Cookie header that deletes the session cookie. */
  emptyCookie: () => string
}

export function privacyRoutes({
  privacy,
  exports,
  accountExports,
  emptyCookie,
}: Deps): Pick<Handlers<'security'>, PrivacyKey> {
  return {
    'GET /auth/export': async ({ tenant, person, reply }) => {
      const { archive, fileName } = await exports.exportOwn(tenant, person)
      return sendDownload(reply, fileName, { type: 'application/zip', content: archive })
    },
    'GET /auth/exports': async ({ tenant, person }) => accountExports.list(tenant, person),
    'POST /auth/exports': async ({ tenant, person }) => accountExports.order(tenant, person),
    'DELETE /auth/account': async ({ tenant, person, body, request, reply }) => {
      const receipt = await privacy.deleteOwn(tenant, person, body, languageOf(request))
      reply.header('set-cookie', emptyCookie())
      return receipt
    },
    'DELETE /api/whitelabel/users/:id': async ({ tenant, person, params, request }) =>
      privacy.deleteOnBehalf(tenant, person, params.id, languageOf(request)),
  }
}
