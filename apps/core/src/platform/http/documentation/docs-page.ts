import { type Language, type Scope, scopes } from '@vitrine/contract'
import type { Tenant } from '../../tenant/tenant.ts'
import { type DocsMessages, docsMessages } from './docs-messages.ts'
import { docsStyle } from './docs-style.ts'
import { values } from './example-values.ts'
import { escapeHtml } from '../pages/escape-html.ts'
import { problemExample } from './problem-schema.ts'
import type { Handler } from '../register.ts'
import { languageOf } from '../language.ts'
import { opening, policy } from '../pages/page.ts'
import { styleHashes } from '../pages/style-hashes.ts'
import type { WebFonts } from '../pages/web-fonts.ts'

interface Reference {
  script: string
  sheets: string[]
}

/**
 * Returns the handler of the API reference page, in the name, font and colours of the host's brand. The page's script lists the
 * calls from the OpenAPI document.
 */
export function createDocs(
  webFonts: Pick<WebFonts, 'standaloneRules'>,
  reference: Reference,
): Handler<'GET /api/docs'> {
  return async ({ tenant, request, reply }) => {
    const language = languageOf(request)
    const css = webFonts.standaloneRules(tenant.brand.fontFamily) + tenant.themeCss + docsStyle
    const html = pageOf(tenant, language, { css, ...reference })
    return reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', policy(styleHashes(html)))
      .header('x-robots-tag', 'noindex')
      .send(opening(html, language, request.headers.cookie))
  }
}

/** The OpenAPI document of the calls that API keys can make. */
const DOCUMENT = '/api/openapi.json?for=keys'

interface Head extends Reference {
  css: string
}

interface Section {
  id: string
  title: string
  html: string
}

function pageOf(tenant: Tenant, language: Language, { css, script, sheets }: Head): string {
  const [company, logo] = [escapeHtml(tenant.brand.companyName), escapeHtml(tenant.branding.brand.logoUrl)]
  const host = `<code dir="ltr">${escapeHtml(tenant.origin)}</code>`
  const words = docsMessages(language, { company: `<bdi>${company}</bdi>`, host })
  const sections = sectionsOf(tenant, words)
  return [
    '<!doctype html><html><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">',
    `<title>API, ${company}</title><link rel="icon" type="image/svg+xml" href="${logo}">`,
    ...sheets.map((sheet) => `<link rel="stylesheet" href="${sheet}">`),
    `<style>${css}</style><script type="module" src="${script}"></script></head><body>`,
    `<header><a href="/"><img src="${logo}" alt="" height="32"><bdi>${company}</bdi></a></header><div class="columns">`,
    `<nav aria-label="${words.contents}"><ul>${sections.map(linkTo).join('')}</ul></nav><main>`,
    `<h1>${words.title}</h1><p>${words.intro}</p>${sections.map(sectionHtml).join('')}</main></div></body></html>`,
  ].join('')
}

function linkTo({ id, title }: Section): string {
  return `<li><a href="#${id}">${title}</a></li>`
}

function sectionHtml({ id, title, html }: Section): string {
  return `<section aria-labelledby="${id}"><h2 id="${id}">${title}</h2>${html}</section>`
}

function sectionsOf({ origin, settings }: Tenant, words: DocsMessages): Section[] {
  const support = escapeHtml(settings.supportEmail)
  const row = (scope: Scope) => `<tr><td><code dir="ltr">${scope}</code></td><td>${words.scopeName(scope)}</td></tr>`
  return [
    { id: 'start', title: words.start, html: startOf(escapeHtml(origin), words) },
    { id: 'scopes', title: words.scopes, html: `<table><tbody>${scopes.map(row).join('')}</tbody></table>` },
    { id: 'errors', title: words.errors, html: `<p>${words.errorsText}</p>${code(problem())}` },
    { id: 'idempotency', title: words.idempotency, html: `<p>${words.idempotencyText}</p>` },
    { id: 'pages', title: words.pages, html: `<p>${words.pagesText}</p>` },
    { id: 'mcp', title: words.agents, html: `<p>${words.agentsText}</p>${code(agentSettings(origin))}` },
    {
      id: 'calls',
      title: words.reference,
      // The calls are in English in every language of the page, like the names that programs send.
      html:
        `<p><a href="${DOCUMENT}">${words.specification}</a>. ${words.questions} <a href="mailto:${support}">${support}</a></p>` +
        `<div id="reference" lang="en" dir="ltr" data-document="${DOCUMENT}"></div>`,
    },
  ]
}

/** Returns the way from no key to a shared video, with requests that work as they stand. */
function startOf(origin: string, words: DocsMessages): string {
  const key = '-H "Authorization: Bearer $API_KEY"'
  const body = JSON.stringify({ avatarId: 'AVATAR_ID', script: values['script'] })
  const create = [
    `curl ${origin}/api/videos \\`,
    `  ${key} -H "Idempotency-Key: order-1042" \\`,
    `  -H "Content-Type: application/json" -d '${escapeHtml(body)}'`,
  ]
  const share = `curl -X POST ${origin}/api/videos/VIDEO_ID/share ${key}`
  const steps = [
    [words.startKey, ''],
    [words.startPresenter, code(`curl ${origin}/api/avatars ${key}`)],
    [words.startVideo, code(create.join('\n'))],
    [words.startWait, code(`curl ${origin}/api/videos/VIDEO_ID ${key}`)],
    [words.startShare, code(share)],
  ]
  return `<ol>${steps.map(([text, example]) => `<li><p>${text}</p>${example}</li>`).join('')}</ol>`
}

function code(html: string): string {
  return `<pre dir="ltr" tabindex="0">${html}</pre>`
}

function problem(): string {
  return escapeHtml(JSON.stringify(problemExample('credits-short'), null, 2))
}

/** The settings of a remote server, as most agents read them. */
function agentSettings(origin: string): string {
  const server = { type: 'http', url: `${origin}/mcp`, headers: { Authorization: 'Bearer key_...' } }
  return escapeHtml(JSON.stringify({ mcpServers: { videos: server } }, null, 2))
}
