import { AppError } from '../../platform/errors/app-error.ts'
import type { Handlers } from '../../platform/http/register.ts'
import { EMAIL_POLICY } from '../../platform/email/layout.ts'
import type { Senders } from './senders/service.ts'
import type { EmailWordings } from './wording/service.ts'
import { framed } from '../branding/index.ts'

type EmailKey = Extract<keyof Handlers<'email'>, `${string} /api/whitelabel/mail${string}`>

interface Deps {
  senders: Senders
  mailTexts: EmailWordings
}

export function emailRoutes({ senders, mailTexts }: Deps): Pick<Handlers<'email'>, EmailKey> {
  return {
    'GET /api/whitelabel/mail/sender': async ({ tenant }) => senders.read(tenant.id),
    'PUT /api/whitelabel/mail/sender': async ({ tenant, person, body }) => senders.change(tenant.id, person, body),
    'POST /api/whitelabel/mail/sender/check': async ({ tenant }) => {
      const answer = await senders.check(tenant.id)
      if (!answer.sender) throw new AppError('not-found')
      return answer
    },
    'DELETE /api/whitelabel/mail/sender': async ({ tenant, person }) => senders.remove(tenant.id, person),
    'GET /api/whitelabel/mail/texts': async ({ tenant, query }) => mailTexts.list(tenant, query.language),
    'PUT /api/whitelabel/mail/texts': async ({
      tenant,
      person,
      body: { version, subject, opening, closing, ...key },
    }) => mailTexts.change(tenant, person, key, version, { subject, opening, closing }),
    'POST /api/whitelabel/mail/texts/reset': async ({ tenant, person, body: { version, ...key } }) =>
      mailTexts.reset(tenant, person, key, version),
    'GET /api/whitelabel/mail/preview': async ({ tenant, person, query, reply }) => {
      const html = await mailTexts.preview(tenant, person, query, query)
      // Mail programs choose by themselves; in the preview the viewer chooses.
      const shown = html.replace('(prefers-color-scheme: dark)', query.look === 'dark' ? 'all' : 'not all')
      return framed(reply).header('content-security-policy', EMAIL_POLICY).type('text/html; charset=utf-8').send(shown)
    },
    'POST /api/whitelabel/mail/test': async ({ tenant, person, body }) => mailTexts.test(tenant, person, body),
  }
}
