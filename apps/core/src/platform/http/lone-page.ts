import { createHash, randomBytes } from 'node:crypto'
import type { SharedPage } from '@vitrine/contract'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Tenant } from '../tenant.ts'
import type { Faces } from './faces.ts'
import { FRAMED } from './headers.ts'
import { createKeptPages } from './kept-pages.ts'
import { languageOf } from './language.ts'
import { lookHead, styleHead } from './page-head.ts'
import { APP_SCRIPT, NO_SCRIPT, chosenTheme, opening, policy } from './page.ts'
import { createPageText, gap } from './page-text.ts'
import type { Render, RenderedPage } from './rendering.ts'
import type { WordFiles } from './word-files.ts'
import { takesGzip } from './takes-gzip.ts'

interface Parts {
  template: string
  /** The script of such a page. */
  script: string
  wordFiles: WordFiles
  faces: Faces
  render: Render
}

interface Asked {
  path: string
  shared: SharedPage
  status: number
  /** What the page says of itself to other sites, once it is rendered. */
  headOf: (page: RenderedPage) => string
  isIndexed: boolean
  /** The tenant wears a draft: its own pages may show this one in a frame. */
  isPreview?: boolean
  /** When the page was shown, in a form that only we can write. */
  stamp: string
}

/** In the markup of a form. No text of people can look like it, since quotes in texts are escaped. */
const NO_STAMP = 'data-stamp=""'

export type LonePage = ReturnType<typeof createLonePage>

/**
 * A page that is all text and needs none of the app: a video for people who came for that alone. It carries no data of the
 * tenant but its look, and one small script of its own. It is made at most once a minute for all who see the same, so that the
 * number of views on it may be a minute old.
 */
export function createLonePage({ template, script, wordFiles, faces, render }: Parts) {
  const pages = createKeptPages()
  return { send }

  async function send(request: FastifyRequest, reply: FastifyReply, tenant: Tenant, asked: Asked) {
    const language = languageOf(request)
    const nonce = randomBytes(16).toString('base64url')
    const name = nameOf([tenant.branding, tenant.themeCss, language, { ...asked.shared, views: 0 }])
    const text = await pages.get(name, (spare) => write(tenant, language, asked).finally(spare))
    const values = { nonce, theme: chosenTheme(request.headers.cookie), stamp: asked.stamp }
    const isFramed = asked.shared.isEmbedded
    reply
      .code(asked.status)
      .header('content-type', 'text/html; charset=utf-8')
      .header(
        'content-security-policy',
        isFramed
          ? policy(nonce).replace(/frame-ancestors .*$/, FRAMED)
          : policy(nonce, { isPreview: asked.isPreview ?? false }),
      )
      .header('referrer-policy', 'no-referrer')
      .header('cache-control', 'no-store')
    if (isFramed) reply.header('cross-origin-resource-policy', 'cross-origin')
    if (!asked.isIndexed) reply.header('x-robots-tag', 'noindex')
    if (!takesGzip(request)) return reply.send(text.plain(values))
    return reply.header('content-encoding', 'gzip').send(text.gzipped(values))
  }

  async function write(tenant: Tenant, language: ReturnType<typeof languageOf>, { path, shared, headOf }: Asked) {
    const boot = { ...tenant.brandingIn(language), language, wordFiles: wordFiles(language), hasSession: false }
    const page = await render({ path, boot, origin: tenant.origin, shared })
    const html = opening(template, language, undefined)
      .replace('<html', () => `<html${gap('theme')}`)
      .replace('<!--head-->', () => headOf(page) + styleHead(page) + lookHead(tenant, language, faces))
      .replace(
        '<div id="root"></div>',
        () => `<div id="root">${page.html.replaceAll(NO_STAMP, `data-stamp="${gap('stamp')}"`)}</div>`,
      )
      .replace(APP_SCRIPT, () => `<script type="module" crossorigin src="${script}"></script>`)
      .replace(NO_SCRIPT, '')
    return createPageText(html)
  }
}

function nameOf(parts: unknown): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('base64url')
}
