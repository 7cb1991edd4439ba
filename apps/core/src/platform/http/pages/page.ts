import { createHash } from 'node:crypto'
import { type Boot, type Language, directionOf, screenAt } from '@vitrine/contract'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Tenant } from '../../tenant/tenant.ts'
import { createPageCache } from './page-cache.ts'
import type { FirstFiles } from './first-files.ts'
import { languageInAddress, languageOf } from '../language.ts'
import { brandHead, plainHead, publicHead } from './page-head.ts'
import { createPageText, slot } from './page-text.ts'
import type { WebFonts } from './web-fonts.ts'
import type { Render } from './rendering.ts'
import type { MessageFiles } from './message-files.ts'
import { isNotModified } from '../files/etag.ts'
import { sendPieces } from '../files/send-pieces.ts'
import { takesGzip } from '../files/takes-gzip.ts'

interface Deps {
  /** The app's HTML document. */
  template: string
  /** The address of the script that hydrates a page which came with its text. */
  hydrationScript: string
  messageFiles: MessageFiles
  firstFiles: FirstFiles
  webFonts: WebFonts
  render: Render
  /** The object store that browsers fetch large files from; undefined where they come from here. */
  mediaOrigin?: string | undefined
  report: (error: Error) => void
}

interface Sent {
  hasSession: boolean
  status?: number
  /** The path of a screen that is sent pre-rendered; the app renders all others in the browser. */
  publicPath?: string | undefined
  /** Whether Stripe's payment form may be loaded there. */
  takesStripe?: boolean
  /** Shows a draft of the branding: the tenant's own pages may frame it. */
  isPreview?: boolean
}

interface Brand {
  tenant: Tenant
  boot: Boot
  /** Changes with everything that a page of this tenant, language and kind of visitor depends on. */
  name: string
}

/** What a public page depends on besides its address: language, session and theme come from cookies or the browser. */
const VARY = 'accept-encoding, accept-language, cookie'

export const APP_SCRIPT = /<script type="module"[^>]* src="([^"]+)"><\/script>/
export const NO_SCRIPT = /<noscript>.*?<\/noscript>/s

/**
 * The shell's document in a tenant's brand. Title, icon, colours and boot data are in the first bytes, so nothing flashes;
 * public pages include all their text. A page is rendered once for everybody who sees the same, and a visitor who has it
 * already gets 304.
 */
export function createPage(deps: Deps) {
  const { template, hydrationScript, messageFiles, firstFiles, webFonts, render, mediaOrigin, report } = deps
  const brands = new WeakMap<Tenant, Map<string, Brand>>()
  const pages = createPageCache()
  return { send }

  async function send(request: FastifyRequest, reply: FastifyReply, tenant: Tenant, sent: Sent): Promise<FastifyReply> {
    const { hasSession, status = 200, publicPath, takesStripe = false, isPreview = false } = sent
    const brand = brandOf(tenant, request, { hasSession, isPreview })
    const text = await pages.get(`${brand.name} ${publicPath}`, (retrySoon) => write(brand, publicPath, retrySoon))
    const asked = languageInAddress(request)
    const values = {
      theme: chosenTheme(request.headers.cookie),
      query: asked ? `?lang=${asked}` : '',
      request: request.id,
      sheet: sheetLink(tenant, request),
      first: status === 200 ? firstFiles({ url: request.url, language: brand.boot.language, hasSession }) : '',
    }
    reply
      .code(status)
      .header('content-type', 'text/html; charset=utf-8')
      .header('content-security-policy', policy(text.styles, { takesStripe, isPreview, mediaOrigin }))
    const isForVisitors = publicPath !== undefined && status === 200 && !hasSession && !isPreview
    const tag = isForVisitors ? text.etag(values) : undefined
    if (tag === undefined) reply.header('cache-control', 'no-store')
    else reply.headers({ etag: `W/${tag}`, 'cache-control': 'public, no-cache', vary: VARY })
    if (isPreview) reply.header('x-frame-options', 'SAMEORIGIN').header('referrer-policy', 'no-referrer')
    if (publicPath === undefined) reply.header('x-robots-tag', 'noindex')
    if (tag !== undefined && isNotModified(request, tag)) return reply.code(304).send()
    if (!takesGzip(request)) return sendPieces(reply, text.plain(values))
    return reply.header('content-encoding', 'gzip').send(text.gzipped(values))
  }

  function brandOf(
    tenant: Tenant,
    request: FastifyRequest,
    { hasSession, isPreview }: Required<Pick<Sent, 'hasSession' | 'isPreview'>>,
  ): Brand {
    const language = languageOf(request)
    const brandsOfTenant = brands.get(tenant) ?? new Map<string, Brand>()
    brands.set(tenant, brandsOfTenant)
    const found = brandsOfTenant.get(`${language} ${hasSession}`)
    if (found) return found
    const boot = {
      ...tenant.brandingIn(language),
      language,
      wordFiles: messageFiles(language),
      hasSession,
      ...(isPreview ? { isPreview } : {}),
      ...(tenant.isSuspended ? { isSuspended: true } : {}),
      ...(tenant.isPaused ? { isPaused: true } : {}),
    }
    const name = createHash('sha256')
      .update(JSON.stringify([boot, tenant.themeCss, tenant.origin]))
      .digest('base64url')
    brandsOfTenant.set(`${language} ${hasSession}`, { tenant, boot, name })
    return { tenant, boot, name }
  }

  async function write({ tenant, boot }: Brand, path: string | undefined, retrySoon: () => void) {
    const page = path === undefined ? undefined : await tryToRender(tenant, boot, path).catch(report)
    if (path !== undefined && !page) retrySoon()
    const head = page && path !== undefined ? publicHead(tenant, boot, path, page) : plainHead(tenant, boot)
    const html = opening(template, boot.language, undefined)
      .replace('<html', () => `<html${slot('theme')}`)
      .replace('<!--head-->', () => head + brandHead(tenant, boot, webFonts))
      .replace('</head>', () => `${page ? '' : slot('first')}</head>`)
      .replace('</body>', () => `${webFonts.lateSheet(boot.language)}</body>`)
    return createPageText(page ? withText(html, page.html) : html)
  }

  async function tryToRender({ slug, origin }: Tenant, boot: Boot, path: string) {
    try {
      return await render({ path, boot, origin })
    } catch (cause) {
      throw new Error(`${path} of ${slug} in ${boot.language} could not be rendered`, { cause })
    }
  }

  /** Inserts the rendered text into the document, and replaces the app by the small script that hydrates the text. */
  function withText(html: string, text: string): string {
    return html
      .replace('<div id="root"></div>', () => `<div id="root">${text}</div>`)
      .replace(
        APP_SCRIPT,
        (_, app) => `<script type="module" crossorigin src="${hydrationScript}" data-app="${app}"></script>`,
      )
      .replace(NO_SCRIPT, '')
  }
}

/**
 * Returns the Content-Security-Policy of a page: its own files, and the style elements with these hashes. Where people pay
 * through Stripe, its script comes from Stripe, as its rules demand, and card data goes to Stripe's own frames.
 */
export function policy(
  styles: readonly string[],
  { takesStripe = false, isPreview = false, mediaOrigin = '' } = {},
): string {
  const stripe = (origins: string) => (takesStripe ? ` ${origins}` : '')
  const ofStripe = stripe('https://js.stripe.com https://*.js.stripe.com')
  return [
    "default-src 'none'",
    `script-src 'self'${ofStripe}`,
    `style-src ${["'self'", ...styles].join(' ')}`,
    `img-src 'self' data: blob:${stripe('https://*.stripe.com')}`,
    `media-src 'self' blob:${mediaOrigin && ` ${mediaOrigin}`}`,
    "font-src 'self'",
    "manifest-src 'self'",
    `connect-src 'self'${stripe('https://api.stripe.com')}`,
    // Only the branding editor frames pages of the site, and only drafts.
    `frame-src 'self'${takesStripe ? `${ofStripe} https://hooks.stripe.com` : ''}`,
    "form-action 'self'",
    "base-uri 'none'",
    `frame-ancestors ${isPreview ? "'self'" : "'none'"}`,
  ].join('; ')
}

/** Sets language, direction and the chosen theme on the document's opening tag; without a choice the system's theme counts. */
export function opening(html: string, language: Language, cookie: string | undefined): string {
  return html.replace('<html', `<html${chosenTheme(cookie)} lang="${language}" dir="${directionOf(language)}"`)
}

/**
 * Returns the link to the partner's own style sheet where the screen has it. `?nocss` leaves it out on any screen, so that a
 * partner whose sheet made a page unreadable can repair it.
 */
function sheetLink({ branding }: Tenant, { url }: FastifyRequest): string {
  const [path = '', query = ''] = url.split('?')
  const { sheetUrl } = branding.brand
  if (!sheetUrl || !screenAt(path)?.hasPartnerSheet || new URLSearchParams(query).has('nocss')) return ''
  return `<link id="tenant-css" rel="stylesheet" href="${sheetUrl}">`
}

/** Returns the attribute for the theme that was chosen in this browser, or nothing. */
export function chosenTheme(cookie: string | undefined): string {
  const theme = /(?:^|;\s*)theme=(light|dark)(?:;|$)/.exec(cookie ?? '')?.[1]
  return theme ? ` data-theme="${theme}"` : ''
}
