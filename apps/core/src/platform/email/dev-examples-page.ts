import { languages } from '@vitrine/contract'
import { AppError } from '../errors/app-error.ts'
import { escapeHtml } from '../http/pages/escape-html.ts'
import type { Handler } from '../http/register.ts'
import type { Tenant } from '../tenant/tenant.ts'
import { composeEmail } from './compose.ts'
import type { Email, Reader } from './define.ts'
import { EXAMPLE_PERSON } from './example.ts'
import { EMAIL_POLICY, renderEmail } from './layout.ts'
import type { SendableEmail } from './sendable.ts'

interface Deps {
  emails: readonly SendableEmail[]
  isDevelopment: boolean
}

const LOOKS = { light: 'not all', dark: 'all' }

/** Returns the handler of a page with the example of every email, in a language, light and dark. In development only. */
export function createDevExamples({ emails, isDevelopment }: Deps): Handler<'GET /dev/emails'> {
  return async ({ tenant, query, reply }) => {
    if (!isDevelopment) throw new AppError('not-found')
    const reader = { name: EXAMPLE_PERSON, username: 'alex', language: query.lang }
    const articles = emails.map(({ email }) => article(tenant, email, reader)).join('')
    return reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', EMAIL_POLICY)
      .send(page(tenant, articles))
  }
}

function page({ brand }: Tenant, articles: string): string {
  const title = `Emails of ${escapeHtml(brand.companyName)}`
  const links = languages.map(({ code, name }) => `<a href="?lang=${code}" lang="${code}">${name}</a>`).join(' ')
  return [
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">`,
    `<title>${title}</title><style>body{max-width:76rem;margin:auto;padding:1rem;font:1rem/1.5 system-ui}`,
    `article>div{display:grid;grid-template-columns:1fr 1fr;gap:1rem}iframe{width:100%;height:34rem;border:1px solid}</style>`,
    `</head><body><main><h1>${title}</h1><nav>${links}</nav>${articles}</main></body></html>`,
  ].join('')
}

function article(tenant: Tenant, email: Email, reader: Reader): string {
  const { subject, html } = renderEmail(tenant, composeEmail(email, email.example(tenant), { tenant, reader }))
  const frames = Object.entries(LOOKS).map(([look, condition]) => {
    const shown = html.replace('(prefers-color-scheme: dark)', condition)
    return `<iframe sandbox title="${email.name}, ${look}" srcdoc="${escapeHtml(shown)}"></iframe>`
  })
  return [
    `<article><hr><h2>${email.name}</h2><p><bdi>${escapeHtml(subject)}</bdi></p>`,
    `<div>${frames.join('')}</div></article>`,
  ].join('')
}
