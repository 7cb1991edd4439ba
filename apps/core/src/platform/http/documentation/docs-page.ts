import { type Language, type Scope, scopes } from '@vitrine/contract'
import type { Tenant } from '../../tenant.ts'
import { type DocsMessages, docsMessages } from './docs-messages.ts'
import { escapeHtml } from '../pages/escape-html.ts'
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
    const css = webFonts.standaloneRules(tenant.brand.fontFamily) + tenant.themeCss + STYLE
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

function pageOf(tenant: Tenant, language: Language, { css, script, sheets }: Head): string {
  const [company, logo] = [escapeHtml(tenant.brand.companyName), escapeHtml(tenant.branding.brand.logoUrl)]
  const host = `<code dir="ltr">${escapeHtml(tenant.origin)}</code>`
  const words = docsMessages(language, { company: `<bdi>${company}</bdi>`, host })
  return [
    '<!doctype html><html><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">',
    `<title>API, ${company}</title><link rel="icon" type="image/svg+xml" href="${logo}">`,
    ...sheets.map((sheet) => `<link rel="stylesheet" href="${sheet}">`),
    `<style>${css}</style><script type="module" src="${script}"></script></head><body>`,
    `<header><img src="${logo}" alt="" height="32"><bdi>${company}</bdi></header><main>`,
    `<h1>${words.title}</h1>${introOf(tenant, words)}`,
    // In English in every language of the page, like the names that programs send.
    `<div id="reference" lang="en" dir="ltr" data-document="${DOCUMENT}"></div></main></body></html>`,
  ].join('')
}

function introOf({ origin, settings }: Tenant, words: DocsMessages): string {
  const [host, support] = [escapeHtml(origin), escapeHtml(settings.supportEmail)]
  return [
    `<p>${words.intro}</p>`,
    `<pre dir="ltr">curl ${host}/api/videos \\\n  -H "Authorization: Bearer key_..."</pre>`,
    `<h2>${words.twice}</h2><p>${words.twiceText}</p>`,
    `<pre dir="ltr">curl -X POST ${host}/api/videos \\\n  -H "Authorization: Bearer key_..." -H "Idempotency-Key: order-1042" \\\n`,
    '  -H "Content-Type: application/json" -d \'{ ... }\'</pre>',
    `<h2>${words.problems}</h2><p>${words.problemsText}</p>`,
    `<h2 id="mcp">${words.agents}</h2><p>${words.agentsText}</p>`,
    `<pre dir="ltr">${agentSettings(origin)}</pre>`,
    `<h2>${words.scopes}</h2><ul>${scopes.map((scope) => scopeOf(scope, words)).join('')}</ul>`,
    `<h2>${words.calls}</h2>`,
    `<p><a href="${DOCUMENT}">${words.same}</a>. ${words.questions} <a href="mailto:${support}">${support}</a></p>`,
  ].join('')
}

function scopeOf(scope: Scope, words: DocsMessages): string {
  return `<li><code dir="ltr">${scope}</code> ${words.scopeName(scope)}</li>`
}

/** The settings of a remote server, as most agents read them. */
function agentSettings(origin: string): string {
  const server = { type: 'http', url: `${origin}/mcp`, headers: { Authorization: 'Bearer key_...' } }
  return escapeHtml(JSON.stringify({ mcpServers: { videos: server } }, null, 2))
}

const STYLE = `
*{box-sizing:border-box;margin:0}
body{background:var(--bg);color:var(--text);font:400 1rem/1.55 var(--font-text)}
header{display:flex;align-items:center;gap:10px;padding:16px 24px;font:700 1.25rem/1 var(--font-display)}
main{display:grid;grid-template-columns:minmax(0,1fr);gap:16px;max-inline-size:880px;margin:auto;padding:24px 16px 72px}
h1{font:700 2rem/1.2 var(--font-display)}
h2{margin-block-start:24px;font:700 1.25rem/1.3 var(--font-display)}
h3{margin-block:12px 4px;font-size:.875rem;color:var(--text-muted)}
h2 code{font-size:.875rem;color:var(--text-muted)}
nav ul{padding-inline-start:20px}
a{color:var(--link);font-weight:600}
section{display:grid;grid-template-columns:minmax(0,1fr)}
details{padding-block:12px;border-block-end:1px solid var(--border)}
summary{cursor:pointer;overflow-wrap:anywhere}
summary b{color:var(--primary-text)}
summary code{display:inline-block;margin-inline-end:8px}
pre{overflow:auto;max-block-size:420px;padding:12px 16px;border-radius:8px;background:var(--surface);font-size:.8125rem}`
