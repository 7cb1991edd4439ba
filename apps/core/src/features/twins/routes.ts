import type { Readable } from 'node:stream'
import { AppError } from '../../platform/errors/app-error.ts'
import { languageOf } from '../../platform/http/language.ts'
import { inLanguage } from '../../platform/http/problem-messages.ts'
import type { Handlers } from '../../platform/http/register.ts'
import type { ConsentRepeats } from './consent/repeats.ts'
import type { ConsentRequests } from './consent/requests.ts'
import type { Consents } from './consent/consents.ts'
import type { Entitlements } from './entitlements/entitlements.ts'
import type { Twins } from './service.ts'

interface Deps {
  twins: Twins
  entitlements: Entitlements
  consents: Consents
  consentRepeats: ConsentRepeats
  consentRequests: ConsentRequests
}

export function twinsRoutes(deps: Deps): Handlers<'twins'> {
  const { twins, entitlements, consents, consentRepeats, consentRequests } = deps
  return {
    ...requestRoutes(consentRequests),
    'POST /api/avatars': async ({ tenant, person, body, request }) =>
      inLanguage(languageOf(request), await twins.create(tenant, person, body)),
    'DELETE /api/avatars/:id': async ({ person, params }) => {
      await twins.remove(person, params.id)
      return { ok: true }
    },
    'GET /api/twin-entitlements': async ({ tenant, person }) => entitlements.list(tenant, person),
    'GET /api/twin-consents': async ({ person }) => consents.list(person),
    'POST /api/twin-consents': async ({ tenant, person, body }) => consents.create(tenant, person, body),
    'POST /api/twin-consents/:id/recording': async ({ person, params, body }) =>
      consents.record(person, params.id, body.uploadId),
    'POST /api/avatars/:id/consent': async ({ tenant, person, params }) =>
      consentRepeats.repeat(tenant, person, params.id),
    'POST /api/twin-consents/:id/revoke': async ({ person, params }) => consents.revoke(person, params.id),
  }
}

function requestRoutes(requests: ConsentRequests) {
  return {
    'POST /api/twin-consent-requests': async ({ tenant, person, body }) => {
      const asked = await requests.create(tenant, person, body)
      if (!asked) throw new AppError('not-found')
      return asked
    },
    'POST /api/twin-requests/read': async ({ tenant, body }) => requests.read(tenant, body.token),
    'POST /api/twin-requests/upload': async ({ tenant, body, request }) =>
      inLanguage(languageOf(request), await requests.openUpload(tenant, body.token, body)),
    'PATCH /api/twin-requests/upload': async ({ tenant, query, request }) =>
      inLanguage(
        languageOf(request),
        await requests.append(tenant, query.token, query.offset, request.body as Readable),
      ),
    'POST /api/twin-requests/upload-state': async ({ tenant, body, request }) =>
      inLanguage(languageOf(request), await requests.uploadState(tenant, body.token)),
    'POST /api/twin-requests/agree': async ({ tenant, body, request }) => {
      await requests.agree(tenant, body.token, request.ip)
      return { ok: true }
    },
    'POST /api/twin-requests/refuse': async ({ tenant, body, request }) => {
      await requests.refuse(tenant, body.token, request.ip)
      return { ok: true }
    },
    'POST /api/twin-requests/read-withdrawal': async ({ tenant, body }) =>
      requests.read(tenant, body.token, 'withdrawal_hash'),
    'POST /api/twin-requests/withdraw': async ({ tenant, body, request }) => {
      await requests.withdraw(tenant, body.token, request.ip)
      return { ok: true }
    },
  } satisfies Partial<Handlers<'twins'>>
}
