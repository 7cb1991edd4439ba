import { randomBytes } from 'node:crypto'
import { type Call, type Scope, scopeOf, scopes } from '@vitrine/contract'
import { api } from '@vitrine/contract/api'
import { z } from 'zod'
import type { Tenant } from '../tenant.ts'
import { escapeHtml } from './escape-html.ts'
import type { Handler } from './register.ts'
import { languageOf } from './language.ts'
import { opening, policy } from './page.ts'

const TITLES: Record<Scope, string> = {
  'videos:read': 'Read videos, presenters, scripts and files',
  'videos:write': 'Make and change videos, presenters, scripts and files',
  'people:read': 'Read the people of the site',
  'people:write': 'Invite people, change roles, give credits',
  'site:read': 'Read brand, domains and prices',
  'site:write': 'Change brand, domains and prices',
  'figures:read': 'Read figures and usage',
}

let body: string | undefined

/** What programs can do on this site, made of the contract, in the name and the colours of whoever owns the host. */
export const sendDocs: Handler<'GET /api/docs'> = async ({ tenant, request, reply }) => {
  const nonce = randomBytes(16).toString('base64url')
  const html = pageOf(tenant, nonce)
  return reply
    .type('text/html; charset=utf-8')
    .header('content-security-policy', policy(nonce))
    .header('x-robots-tag', 'noindex')
    .send(opening(html, languageOf(request), request.headers.cookie).replace(/<html[^>]*>/, plainEnglish))
}

/** The page is in English, whatever its reader speaks; light or dark stays theirs. */
function plainEnglish(tag: string): string {
  return tag.replace(/lang="[^"]*"/, 'lang="en"').replace(/dir="rtl"/, 'dir="ltr"')
}

function pageOf(tenant: Tenant, nonce: string): string {
  const [company, logo] = [escapeHtml(tenant.brand.companyName), escapeHtml(tenant.branding.brand.logoUrl)]
  body ??= scopes.map(sectionOf).join('')
  return [
    '<!doctype html><html><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">',
    `<title>API, ${company}</title><link rel="icon" type="image/svg+xml" href="${logo}">`,
    `<style nonce="${nonce}">${tenant.themeCss}${STYLE}</style></head><body>`,
    `<header><img src="${logo}" alt="" height="32"><bdi>${company}</bdi></header><main>`,
    `<h1>${company} API</h1>${introOf(tenant)}`,
    `<nav><ul>${scopes.map((scope) => `<li><a href="#${scope}">${TITLES[scope]}</a></li>`).join('')}</ul></nav>`,
    `${body}</main></body></html>`,
  ].join('')
}

function introOf({ origin, settings }: Tenant): string {
  const [host, support] = [escapeHtml(origin), escapeHtml(settings.supportEmail)]
  return [
    `<p>Programs make calls at <code>${host}</code> with a key from the settings of your dashboard. A key does what its scopes`,
    ' name and what its maker may do, on this site only.</p>',
    `<pre>curl ${host}/api/videos \\\n  -H "Authorization: Bearer key_..."</pre>`,
    '<h2>Sending the same twice</h2><p>Give every POST a name of its own in <code>Idempotency-Key</code>. The same request under',
    ' the same name is done once; for a day it gets the first answer again, with <code>Idempotency-Replayed: true</code>.</p>',
    `<pre>curl -X POST ${host}/api/videos \\\n  -H "Authorization: Bearer key_..." -H "Idempotency-Key: order-1042" \\\n`,
    '  -H "Content-Type: application/json" -d \'{ ... }\'</pre>',
    '<h2>Refusals</h2><p>A refusal is <code>application/problem+json</code> with <code>code</code>, <code>message</code> and',
    ' <code>requestId</code>. Each key has its own limits; 429 says in <code>Retry-After</code> when to go on.</p>',
    `<p>The same as <a href="/api/openapi.json">OpenAPI document</a>. Questions: <a href="mailto:${support}">${support}</a></p>`,
  ].join('')
}

function sectionOf(scope: Scope): string {
  const calls = (Object.entries(api) as [string, Call][]).filter(([key, call]) => scopeOf(key, call) === scope)
  const title = `<h2 id="${scope}">${TITLES[scope]} <code>${scope}</code></h2>`
  return `<section>${title}${calls.map(callOf).join('')}</section>`
}

function callOf([key, call]: [string, Call]): string {
  const [method = '', path = ''] = key.split(' ')
  const shown = escapeHtml(path.replace(/:(\w+)/g, '{$1}'))
  const parts = [
    ['Query', call.query],
    ['Body', call.body],
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
