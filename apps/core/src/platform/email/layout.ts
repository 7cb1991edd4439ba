import { directionOf } from '@vitrine/contract'
import { msg, translate } from '@vitrine/messages'
import { deriveTokens } from '@vitrine/theme'
import { escapeHtml } from '../http/pages/escape-html.ts'
import type { Tenant } from '../tenant/tenant.ts'
import type { ComposedEmail } from './compose.ts'
import { freeText } from './free-text.ts'
import { linesOf } from './lines.ts'

interface RenderedEmail {
  subject: string
  html: string
  text: string
  unsubscribeUrl?: string
}

/** The content policy of an email that is shown as a page: inline styles, and the site’s own icon. */
export const EMAIL_POLICY = "default-src 'none'; img-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'self'"

const questions = msg({ message: 'Questions?' })
const stop = msg({ message: 'Unsubscribe from these emails' })

type Sender = Pick<Tenant, 'brand' | 'origin' | 'settings'>

/**
 * Returns an email in the tenant's name and colours. Mail programs drop style sheets, so styles are inline; a
 * sheet contains only the dark colours, for programs that support them. The only external file is the tenant's
 * icon, which is the same for everybody. Links use the tenant's stored address, regardless of the request's
 * host.
 */
export function renderEmail(sender: Sender, email: ComposedEmail): RenderedEmail {
  const { subject, stopToken } = email
  const rendered = { subject, html: htmlOf(sender, email), text: textOf(sender, email) }
  return stopToken ? { ...rendered, unsubscribeUrl: `${sender.origin}/api/unsubscribe?token=${stopToken}` } : rendered
}

function textOf(
  { brand, origin, settings }: Sender,
  { language, title, paragraphs, facts = [], action, closing, footnote, stopToken }: ComposedEmail,
): string {
  const parts = [
    title,
    ...paragraphs,
    facts.map(([name, value]) => `${name}: ${value}`).join('\n'),
    action ? `${action.label}:\n${origin}${action.path}` : '',
    closing ?? '',
    `${brand.companyName}\n${origin}\n${translate(language, questions)} ${settings.supportEmail}`,
    imprintOf(settings),
    footnote ?? '',
    stopToken ? `${translate(language, stop)}:\n${stopPage(origin, stopToken)}` : '',
  ]
  return `${parts.filter(Boolean).join('\n\n')}\n`
}

function htmlOf({ brand, origin, settings }: Sender, email: ComposedEmail): string {
  const { bg, surface, text, textMuted, primary, onPrimary, border, link, accent } = deriveTokens(
    brand.colours,
    'light',
  )
  const { language, title, paragraphs, facts = [], action, closing, footnote, stopToken, isFreeText = false } = email
  const icon = `${origin}/theme/icon.png?size=180&v=${brand.version}`
  const imprint = imprintOf(settings)
  const company = escapeHtml(brand.companyName)
  const support = escapeHtml(settings.supportEmail)
  const ownWay = isFreeText ? ' dir="auto"' : ''
  const markup = (sentences: string) => (isFreeText ? freeText(sentences, `color:${link}`) : escapeHtml(sentences))
  const paragraph = (sentences: string) => `<p${ownWay} style="margin:0 0 16px">${markup(sentences)}</p>`
  const row = ([name, value]: [string, string]) =>
    `<tr><td class="quiet" style="${cell};color:${textMuted}">${escapeHtml(name)}</td><td>${escapeHtml(value)}</td></tr>`
  const button = `display:inline-block;padding:12px 24px;border-radius:8px;background:${primary};color:${onPrimary}`
  const font = `font:16px/1.5 '${brand.fontFamily}',system-ui,sans-serif`
  const cell = 'padding:2px 0;padding-inline-end:16px'
  const card = `margin:0 auto;max-width:560px;background:${surface};border:1px solid ${border};border-radius:12px;overflow-wrap:anywhere`
  return [
    `<!doctype html><html lang="${language}" dir="${directionOf(language)}"><head><meta charset="utf-8">`,
    `<meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark">`,
    `<style>@media (prefers-color-scheme: dark){${darkColours(brand.colours)}}</style>`,
    `<title>${escapeHtml(email.subject)}</title></head>`,
    `<body class="ground" style="margin:0;padding:24px 12px;background:${bg};color:${text};${font}">`,
    `<div class="card" style="${card}">`,
    `<div class="head" style="padding:16px 28px;border-bottom:3px solid ${accent};font-weight:700">`,
    `<img src="${escapeHtml(icon)}" alt="" width="28" height="28" style="vertical-align:middle;margin-inline-end:10px">`,
    `${company}</div>`,
    `<div style="padding:28px 28px 12px"><h1${ownWay} style="margin:0 0 16px;font-size:24px;line-height:1.2">`,
    `${escapeHtml(title)}</h1>`,
    ...paragraphs.map(paragraph),
    facts.length ? `<table role="presentation" style="margin:0 0 16px">${facts.map(row).join('')}</table>` : '',
    action
      ? `<p style="margin:0 0 20px"><a class="button" style="${button};font-weight:600;text-decoration:none" ` +
        `href="${escapeHtml(origin + action.path)}">${escapeHtml(action.label)}</a></p>`
      : '',
    closing ? paragraph(closing) : '',
    `</div><div class="quiet foot" style="padding:16px 28px;border-top:1px solid ${border};font-size:13px;color:${textMuted}">`,
    `<a class="link" style="color:${link}" href="${escapeHtml(origin)}">${company}</a> · `,
    `<a class="link" style="color:${link}" href="mailto:${support}">${support}</a>`,
    imprint ? `<br>${escapeHtml(imprint)}` : '',
    footnote ? `<br>${escapeHtml(footnote)}` : '',
    stopToken
      ? `<br><a class="link" style="color:${link}" href="${escapeHtml(stopPage(origin, stopToken))}">${translate(language, stop)}</a>`
      : '',
    '</div></div></body></html>',
  ].join('')
}

function darkColours(colours: Tenant['brand']['colours']): string {
  const { bg, surface, text, textMuted, primary, onPrimary, border, link, accent } = deriveTokens(colours, 'dark')
  const rules = {
    ground: `background:${bg}!important;color:${text}!important`,
    card: `background:${surface}!important;border-color:${border}!important`,
    head: `border-color:${accent}!important`,
    quiet: `color:${textMuted}!important`,
    foot: `border-color:${border}!important`,
    button: `background:${primary}!important;color:${onPrimary}!important`,
    link: `color:${link}!important`,
  }
  return Object.entries(rules)
    .map(([name, look]) => `.${name}{${look}}`)
    .join('')
}

/** Not the address in the header: a program that follows every link of an email must not unsubscribe anybody. */
function stopPage(origin: string, token: string): string {
  return `${origin}/unsubscribe?token=${token}`
}

/** Returns the legal imprint, which many countries require in every email. */
function imprintOf({ legal }: Sender['settings']): string {
  const { companyName, address, registration } = legal
  return [companyName, address && linesOf(address).join(', '), registration].filter(Boolean).join(' · ')
}
