import { randomBytes } from 'node:crypto'
import type { Boot } from '@vitrine/contract'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Tenant } from '../tenant.ts'
import { escapeHtml } from './escape-html.ts'

const HEAD = '<!--head-->'
const NONCE = '__NONCE__'

/**
 * The shell's document in a tenant's brand: title, icon, colours and boot data are in the first byte, so nothing flashes.
 * The head is made once for a tenant as it was read, so that news of a change makes a new one; each answer gets its own nonce.
 */
export function createPage(template: string) {
  const [before = '', after = ''] = template.split(HEAD)
  const heads = new WeakMap<Tenant, { withSession: string; without: string }>()
  return { send }

  function send(
    request: FastifyRequest,
    reply: FastifyReply,
    tenant: Tenant,
    hasSession: boolean,
    status = 200,
  ): FastifyReply {
    const nonce = randomBytes(16).toString('base64url')
    const kept = headsOf(tenant)
    const head = (hasSession ? kept.withSession : kept.without).replaceAll(NONCE, nonce)
    return reply
      .code(status)
      .header('content-type', 'text/html; charset=utf-8')
      .header('content-security-policy', policy(nonce))
      .header('cache-control', 'no-store')
      .send(withTheme(before, request.headers.cookie) + head + after)
  }

  function headsOf(tenant: Tenant) {
    const kept = heads.get(tenant)
    if (kept) return kept
    const made = { withSession: headOf(tenant, true), without: headOf(tenant, false) }
    heads.set(tenant, made)
    return made
  }
}

function headOf(tenant: Tenant, hasSession: boolean): string {
  const boot: Boot = { ...tenant.branding, hasSession }
  const json = JSON.stringify(boot).replaceAll('<', '\\u003c')
  return [
    `<title>${escapeHtml(tenant.brand.companyName)}</title>`,
    `<meta name="description" content="${escapeHtml(tenant.words.promiseDetail)}">`,
    `<link rel="icon" type="image/svg+xml" href="${escapeHtml(tenant.branding.brand.logoUrl)}">`,
    `<style id="theme" nonce="${NONCE}">${tenant.themeCss}</style>`,
    `<script type="application/json" id="boot">${json}</script>`,
  ].join('')
}

function policy(nonce: string): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data: blob:",
    "media-src 'self' blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
}

/** The theme a person chose stands on <html> from the first byte; without a choice the system decides. */
function withTheme(html: string, cookie: string | undefined): string {
  const theme = /(?:^|;\s*)theme=(light|dark)(?:;|$)/.exec(cookie ?? '')?.[1]
  return theme ? html.replace('<html', `<html data-theme="${theme}"`) : html
}
