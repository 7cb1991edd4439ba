import { randomBytes } from 'node:crypto'
import { type Call, type Language, type Scope, scopes } from '@vitrine/contract'
import { api, bodySchemaOf } from '@vitrine/contract/api'
import { z } from 'zod'
import type { Tenant } from '../../tenant.ts'
import { type DocsMessages, docsMessages } from './docs-messages.ts'
import { escapeHtml } from '../pages/escape-html.ts'
import type { Handler } from '../register.ts'
import { languageOf } from '../language.ts'
import { opening, policy } from '../pages/page.ts'
import type { WebFonts } from '../pages/web-fonts.ts'

const calls = new Map<Scope, string>()

/** What programs can do on this site, made of the contract, in the name, font and colours of whoever owns the host. */
export function createDocs(webFonts: Pick<WebFonts, 'standaloneRules'>): Handler<'GET /api/docs'> {
  return async ({ tenant, request, reply }) => {
    const nonce = randomBytes(16).toString('base64url')
    const language = languageOf(request)
    const css = webFonts.standaloneRules(tenant.brand.fontFamily) + tenant.themeCss + STYLE
    return reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', policy(nonce))
      .header('x-robots-tag', 'noindex')
      .send(opening(pageOf(tenant, language, { nonce, css }), language, request.headers.cookie))
  }
}

function pageOf(tenant: Tenant, language: Language, { nonce, css }: { nonce: string; css: string }): string {
  const [company, logo] = [escapeHtml(tenant.brand.companyName), escapeHtml(tenant.branding.brand.logoUrl)]
  const host = `<code dir="ltr">${escapeHtml(tenant.origin)}</code>`
  const words = docsMessages(language, { company: `<bdi>${company}</bdi>`, host })
  return [
    '<!doctype html><html><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">',
    `<title>API, ${company}</title><link rel="icon" type="image/svg+xml" href="${logo}">`,
    `<style nonce="${nonce}">${css}</style></head><body>`,
    `<header><img src="${logo}" alt="" height="32"><bdi>${company}</bdi></header><main>`,
    `<h1>${words.title}</h1>${introOf(tenant, words)}`,
    `<nav><ul>${scopes.map((scope) => `<li><a href="#${scope}">${words.scopeName(scope)}</a></li>`).join('')}</ul></nav>`,
    `${scopes.map((scope) => sectionOf(scope, words)).join('')}</main></body></html>`,
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
    `<p><a href="/api/openapi.json">${words.same}</a>. ${words.questions} <a href="mailto:${support}">${support}</a></p>`,
  ].join('')
}

/** The settings of a remote server, as most agents read them. */
function agentSettings(origin: string): string {
  const server = { type: 'http', url: `${origin}/mcp`, headers: { Authorization: 'Bearer key_...' } }
  return escapeHtml(JSON.stringify({ mcpServers: { videos: server } }, null, 2))
}

/** The calls of a scope, in English whatever the reader speaks, below a heading that is theirs. */
function sectionOf(scope: Scope, words: DocsMessages): string {
  const title = `<h2 id="${scope}">${words.scopeName(scope)} <code dir="ltr">${scope}</code></h2>`
  return `<section>${title}<div lang="en" dir="ltr">${callsOf(scope)}</div></section>`
}

function callsOf(scope: Scope): string {
  const found = (Object.entries(api) as [string, Call][]).filter(([, call]) => call.scope === scope)
  const text = calls.get(scope) ?? found.map(callOf).join('')
  calls.set(scope, text)
  return text
}

function callOf([key, call]: [string, Call]): string {
  const [method = '', path = ''] = key.split(' ')
  const shown = escapeHtml(path.replace(/:(\w+)/g, '{$1}'))
  const parts = [
    ['Query', call.query],
    ['Body', bodySchemaOf(call)],
    ['Answer', typeof call.response === 'string' ? undefined : call.response],
  ] as const
  return [
    `<details><summary><code><b>${method}</b> ${shown}</code> ${escapeHtml(call.summary)}</summary>`,
    ...parts.flatMap(([name, schema]) => (schema ? [`<h3>${name}</h3><pre>${schemaText(schema, name)}</pre>`] : [])),
    call.bytes ? '<h3>Body</h3><p>Plain bytes, as <code>application/octet-stream</code>.</p>' : '',
    call.file ? `<h3>Body</h3><p>A form with one file in the field <code>${escapeHtml(call.file)}</code>.</p>` : '',
    '</details>',
  ].join('')
}

function schemaText(schema: z.ZodType, name: 'Answer' | 'Body' | 'Query'): string {
  const io = name === 'Answer' ? 'output' : 'input'
  const { $schema: _, ...plain } = z.toJSONSchema(schema, { io, unrepresentable: 'any' })
  return escapeHtml(JSON.stringify(plain, null, 2))
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
