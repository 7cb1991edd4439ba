import { createHash } from 'node:crypto'
import type { SharedPage } from '@vitrine/contract'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Tenant } from '../../tenant/tenant.ts'
import type { WebFonts } from './web-fonts.ts'
import { FRAMED } from '../headers.ts'
import { createPageCache } from './page-cache.ts'
import { languageOf } from '../language.ts'
import { lookHead } from './page-head.ts'
import { APP_SCRIPT, NO_SCRIPT, chosenTheme, opening, policy } from './page.ts'
import { createPageText, slot } from './page-text.ts'
import type { Render, RenderedPage } from './rendering.ts'
import type { MessageFiles } from './message-files.ts'
import { sendPieces } from '../files/send-pieces.ts'
import { takesGzip } from '../files/takes-gzip.ts'

interface Deps {
  template: string
  /** The address of the page's script. */
  script: string
  messageFiles: MessageFiles
  webFonts: WebFonts
  render: Render
  /** The object store that browsers fetch large files from; undefined where they come from here. */
  mediaOrigin?: string | undefined
}

interface PageRequest {
  path: string
  shared: SharedPage
  status: number
  /** Returns the metadata of the rendered page. */
  headOf: (page: RenderedPage) => string
  isIndexed: boolean
  /** Shows a draft of the branding: the tenant's own pages may frame it. */
  isPreview?: boolean
  /** The signed time at which the page was rendered: forms sent too fast are treated as bots. */
  formTimestamp: string
}

/** In the markup of a form. No text of people can look like it, since quotes in texts are escaped. */
const EMPTY_TIMESTAMP = 'data-stamp=""'

export type StandalonePage = ReturnType<typeof createStandalonePage>

/**
 * The page of a shared video, which needs none of the app: it carries the tenant's branding and one small script. It is rendered
 * at most once a minute for all who see the same, so its number of views may be a minute old.
 */
export function createStandalonePage({ template, script, messageFiles, webFonts, render, mediaOrigin }: Deps) {
  const pages = createPageCache()
  return { send }

  async function send(request: FastifyRequest, reply: FastifyReply, tenant: Tenant, asked: PageRequest) {
    const language = languageOf(request)
    const name = nameOf([tenant.branding, tenant.themeCss, language, { ...asked.shared, views: 0 }])
    const text = await pages.get(name, (retrySoon) => write(tenant, language, asked).finally(retrySoon))
    const values = { theme: chosenTheme(request.headers.cookie), timestamp: asked.formTimestamp }
    const isFramed = asked.shared.isEmbedded
    reply
      .code(asked.status)
      .header('content-type', 'text/html; charset=utf-8')
      .header(
        'content-security-policy',
        isFramed
          ? policy(text.styles, { mediaOrigin }).replace(/frame-ancestors .*$/, FRAMED)
          : policy(text.styles, { isPreview: asked.isPreview ?? false, mediaOrigin }),
      )
      .header('referrer-policy', 'no-referrer')
      .header('cache-control', 'no-store')
    if (isFramed) reply.header('cross-origin-resource-policy', 'cross-origin')
    if (!asked.isIndexed) reply.header('x-robots-tag', 'noindex')
    if (!takesGzip(request)) return sendPieces(reply, text.plain(values))
    return reply.header('content-encoding', 'gzip').send(text.gzipped(values))
  }

  async function write(tenant: Tenant, language: ReturnType<typeof languageOf>, { path, shared, headOf }: PageRequest) {
    const boot = { ...tenant.brandingIn(language), language, wordFiles: messageFiles(language), hasSession: false }
    const page = await render({ path, boot, origin: tenant.origin, shared })
    const html = opening(template, language, undefined)
      .replace('<html', () => `<html${slot('theme')}`)
      .replace('<!--head-->', () => headOf(page) + page.styles + lookHead(tenant, language, webFonts))
      .replace('</body>', () => `${webFonts.lateSheet(language)}</body>`)
      .replace(
        '<div id="root"></div>',
        () => `<div id="root">${page.html.replaceAll(EMPTY_TIMESTAMP, `data-stamp="${slot('timestamp')}"`)}</div>`,
      )
      .replace(APP_SCRIPT, () => `<script type="module" crossorigin src="${script}"></script>`)
      .replace(NO_SCRIPT, '')
    return createPageText(html)
  }
}

function nameOf(parts: unknown): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('base64url')
}
