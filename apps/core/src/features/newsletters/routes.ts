import { languageOf } from '../../platform/http/language.ts'
import type { Handlers } from '../../platform/http/register.ts'
import type { NewsletterSending } from './sending.ts'
import { EMAIL_POLICY } from '../../platform/email/layout.ts'
import type { Newsletters } from './service.ts'

interface Deps {
  newsletters: Newsletters
  newsletterSending: Pick<NewsletterSending, 'preview' | 'sendTest'>
}

export function newsletterRoutes({ newsletters, newsletterSending }: Deps): Handlers<'newsletters'> {
  return {
    'GET /api/whitelabel/newsletters': async ({ person, query }) => newsletters.list(person, query),
    'GET /api/whitelabel/newsletters/reach': async ({ tenant }) => newsletters.reach(tenant),
    'POST /api/whitelabel/newsletters': async ({ person, body }) => newsletters.begin(person, body),
    'GET /api/whitelabel/newsletters/:id': async ({ tenant, params }) => newsletters.get(tenant.id, params.id),
    'PUT /api/whitelabel/newsletters/:id': async ({ person, params, body }) =>
      newsletters.write(person, params.id, body),
    'DELETE /api/whitelabel/newsletters/:id': async ({ person, params }) => {
      await newsletters.remove(person, params.id)
      return { ok: true }
    },
    'GET /api/whitelabel/newsletters/:id/preview': async ({ tenant, params, request, reply }) =>
      reply
        .header('x-frame-options', 'SAMEORIGIN')
        .header('cache-control', 'no-store')
        .header('content-security-policy', EMAIL_POLICY)
        .type('text/html; charset=utf-8')
        .send(await newsletterSending.preview(tenant, params.id, languageOf(request))),
    'POST /api/whitelabel/newsletters/:id/test': async ({ tenant, person, params }) => {
      return { to: await newsletterSending.sendTest(tenant, person, params.id) }
    },
    'POST /api/whitelabel/newsletters/:id/send': async ({ tenant, person, params }) =>
      newsletters.send(tenant, person, params.id),
    'POST /api/whitelabel/newsletters/:id/send-again': async ({ person, params }) =>
      newsletters.sendAgain(person, params.id),
    'POST /api/whitelabel/newsletters/:id/cancel': async ({ person, params }) => newsletters.cancel(person, params.id),
  }
}
