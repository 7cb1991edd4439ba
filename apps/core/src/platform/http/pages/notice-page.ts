import { type Language, directionOf } from '@vitrine/contract'
import { translate } from '@vitrine/messages'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Tenant } from '../../tenant/tenant.ts'
import { escapeHtml } from './escape-html.ts'
import { languageOf } from '../language.ts'
import { type Notice, noticeMessages, teamSignIn } from './notice-messages.ts'
import { opening, policy } from './page.ts'
import { styleHashes } from './style-hashes.ts'
import type { WebFonts } from './web-fonts.ts'

const STATUS: Record<Notice, number> = { paused: 503, failed: 500, blocked: 403 }

/** A problem in place of a requested file. */
interface FileProblem {
  message: string
  status: number
}

export type SendNotice = ReturnType<typeof createNoticePage>

/** Returns whether the request comes from a browser that shows a page, rather than from a program. */
export function wantsPage({ method, headers }: Pick<FastifyRequest, 'method' | 'headers'>): boolean {
  return method === 'GET' && headers.accept?.includes('text/html') === true
}

/**
 * Returns a function that sends a page in the tenant's name, colours and font. It needs no script, no database
 * and no file but its font. The page contains the message, the contact, and the id under which it is logged.
 */
export function createNoticePage(webFonts: Pick<WebFonts, 'standaloneRules'>) {
  return function sendNotice(
    request: FastifyRequest,
    reply: FastifyReply,
    tenant: Tenant,
    notice: Notice | FileProblem,
  ) {
    const html = pageOf(request, tenant, { notice, rules: webFonts.standaloneRules(tenant.brand.fontFamily) })
    return send(request, reply.code(typeof notice === 'string' ? STATUS[notice] : notice.status), html)
  }
}

function send(request: FastifyRequest, reply: FastifyReply, html: string) {
  return reply
    .serializer(String)
    .header('content-type', 'text/html; charset=utf-8')
    .header('content-security-policy', policy(styleHashes(html)))
    .header('cache-control', 'no-store')
    .send(opening(html, languageOf(request), request.headers.cookie))
}

interface Page {
  notice: Notice | FileProblem
  /** The `@font-face` rules. */
  rules: string
}

function pageOf(request: FastifyRequest, tenant: Tenant, { notice, rules }: Page): string {
  const language = languageOf(request)
  const { title, text, help } = saidOf(notice, language)
  const company = escapeHtml(tenant.brand.companyName)
  const logo = escapeHtml(tenant.branding.brand.logoUrl)
  const support = escapeHtml(tenant.settings.supportEmail)
  return [
    '<!doctype html><html><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">',
    `<meta name="robots" content="noindex"><title>${title} | ${company}</title>`,
    `<link rel="icon" type="image/svg+xml" href="${logo}"><style>${rules}${tenant.themeCss}${STYLE}</style>`,
    `</head><body><header><img src="${logo}" alt="" height="32"><bdi>${company}</bdi></header>`,
    `<main>${drawing(tenant, notice === 'paused')}<h1>${title}</h1>${text && `<p>${text}</p>`}`,
    `<p>${help} <a href="mailto:${support}">${support}</a></p>`,
    notice === 'paused'
      ? `<p><a href="/whitelabel-dashboard">${translate(language, teamSignIn)}</a></p>`
      : `<p><small><bdi>Request ID: ${request.id}</bdi></small></p>`,
    '</main></body></html>',
  ].join('')
}

function saidOf(notice: Notice | FileProblem, language: Language): Record<'title' | 'text' | 'help', string> {
  if (typeof notice !== 'string')
    return { title: escapeHtml(notice.message), text: '', help: translate(language, noticeMessages.paused.help) }
  const { title, text, help } = noticeMessages[notice]
  return { title: translate(language, title), text: translate(language, text), help: translate(language, help) }
}

/** Returns a page without branding: no name, no colours, no script, no style. */
export function plainPage(title: string, body: string, language: Language = 'en'): string {
  const head = `<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title>`
  const tag = `<html lang="${language}" dir="${directionOf(language)}">`
  return `<!doctype html>${tag}<head>${head}</head><body><h1>${title}</h1>${body}</body></html>`
}

// Returns the arch of the app's own notice pages. A paused site is shown at dusk.
function drawing({ vertical }: Tenant, isPaused: boolean): string {
  const [behind, front] = vertical === 'tourism' ? HILLS : ROOFS
  return [
    `<svg viewBox="0 0 200 240" width="200" height="240" aria-hidden="true"${isPaused ? ' data-light="dusk"' : ''}>`,
    '<clipPath id="arch"><path d="M0 240V100a100 100 0 0 1 200 0v140z"/></clipPath>',
    '<g clip-path="url(#arch)"><path d="M0 0h200v240H0z" fill="var(--stage)"/>',
    `<circle cx="100" cy="${isPaused ? 150 : 92}" r="22" fill="var(--sun)"/>`,
    `<path d="${behind}" fill="var(--stage2)"/><path d="${front}" fill="var(--stage3)"/></g></svg>`,
  ].join('')
}

const HILLS = ['M0 168c50-26 84-22 120-4s60 6 80-8v84H0z', 'M0 206c70-20 120-14 200 4v30H0z']
const ROOFS = ['M0 240v-70l34-28 34 28 40-34 40 34 26-22 26 22v70z', 'M0 240v-34l52-26 52 26 48-24 48 24v34z']

const STYLE = `
*{box-sizing:border-box;margin:0}
body{min-block-size:100dvh;display:grid;grid-template-rows:auto 1fr;background:var(--bg);color:var(--text)}
body{font:400 1rem/1.55 var(--font-text)}
header{display:flex;align-items:center;gap:10px;padding:16px 24px;font:700 1.25rem/1 var(--font-display)}
main{display:grid;align-content:center;justify-items:center;gap:12px;padding:24px 16px 72px;text-align:center}
svg{max-inline-size:56vw;border-block-end:3px solid var(--stage3)}
h1{margin-block-start:24px;font:700 clamp(1.5rem,1.2rem + 1.2vw,2rem)/1.2 var(--font-display)}
p{max-inline-size:52ch;color:var(--text-muted)}
a{color:var(--link);font-weight:600}`
