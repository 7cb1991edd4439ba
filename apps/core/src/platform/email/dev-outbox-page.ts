import { AppError } from '../errors/app-error.ts'
import type { Db } from '../db/open.ts'
import { escapeHtml } from '../http/pages/escape-html.ts'
import type { Handler } from '../http/register.ts'
import { listMails } from './outbox-store.ts'

const MAILS_SHOWN = 50
/** The frames of emails inherit this policy. Emails need inline styles and the site's icon. */
const POLICY = "default-src 'none'; img-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'none'"

type KeptMail = Awaited<ReturnType<typeof listMails>>[number]

/** Returns the handler of a page with the newest emails in a tenant's outbox. In development only. */
export function createDevOutbox({ db, isDevelopment }: { db: Db; isDevelopment: boolean }): Handler<'GET /dev/mail'> {
  return async ({ tenant, reply }) => {
    if (!isDevelopment) throw new AppError('not-found')
    const mails = await db.inTenant(tenant.id, (tx) => listMails(tx, MAILS_SHOWN))
    return reply.type('text/html; charset=utf-8').header('content-security-policy', POLICY).send(page(tenant, mails))
  }
}

function page(tenant: { brand: { companyName: string }; origin: string }, mails: KeptMail[]): string {
  const title = `Mails of ${escapeHtml(tenant.brand.companyName)}`
  const list = mails.map((mail) => article(mail, tenant.origin)).join('') || '<p>No emails yet.</p>'
  return [
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">`,
    `<title>${title}</title><style>body{max-width:60rem;margin:auto;padding:1rem;font:1rem/1.5 system-ui}`,
    `iframe{width:100%;height:34rem;border:1px solid}pre{white-space:pre-wrap;overflow-wrap:anywhere}</style></head>`,
    `<body><main><h1>${title}</h1>${list}</main></body></html>`,
  ].join('')
}

function article(mail: KeptMail, origin: string): string {
  const heading = escapeHtml(mail.subject)
  const facts = {
    From: `${mail.sender_name} <${mail.sender_address}>`,
    'Reply to': mail.reply_to,
    ...(mail.signing_domain ? { 'Signed by': mail.signing_domain } : {}),
    To: mail.recipient,
    At: mail.created_at.toISOString(),
  }
  const lines = Object.entries(facts).map(([name, value]) => `<br>${name}: ${escapeHtml(value)}`)
  return [
    `<article><hr><h2>${heading}</h2><p>${lines.join('').slice('<br>'.length)}</p>`,
    `<iframe sandbox title="${heading}" srcdoc="${escapeHtml(mail.html)}"></iframe>`,
    `<pre>${withLinks(mail.text, origin)}</pre></article>`,
  ].join('')
}

/** Links in the sandboxed frame do not work, so those to this site are links in the text. */
function withLinks(text: string, origin: string): string {
  return text.replace(/[^\s]+|\s+/g, (word) => {
    const shown = escapeHtml(word)
    return word.startsWith(`${origin}/`) ? `<a href="${shown}">${shown}</a>` : shown
  })
}
