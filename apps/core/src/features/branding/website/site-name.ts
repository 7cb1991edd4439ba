import { NOT_IN_ONE_LINE } from '@vitrine/contract/api'
import { withoutLoneSurrogate } from '../../../platform/text/lone-surrogate.ts'
import type { Markup } from '../../../platform/web-pages/markup.ts'

const NAME_MAX = 80
/** Separators between a company's name and the rest of a title. */
const BETWEEN = / [–—:-] |[|·•]/

/** Returns the company's name: the declared site name, else the part of the title that the address contains, else the host. */
export function siteName({ title, metas }: Markup, address: string): string {
  const declared = ['og:site_name', 'application-name', 'apple-mobile-web-app-title'].map((name) => metas.get(name))
  const siteName = inOneLine(declared.find((name) => name !== undefined) ?? '')
  const host = (URL.parse(address)?.hostname ?? '').replace(/^www\./, '')
  const name = siteName || nameInTitle(inOneLine(title), host) || spelled(host)
  return withoutLoneSurrogate(name.slice(0, NAME_MAX))
}

function inOneLine(text: string): string {
  return text.replaceAll(NOT_IN_ONE_LINE, '').trim()
}

function nameInTitle(title: string, host: string): string | undefined {
  const parts = title
    .split(BETWEEN)
    .map((part) => part.trim())
    .filter(Boolean)
  const label = bare(host.split('.')[0] ?? '')
  return parts.find((part) => bare(part).length > 2 && (host.includes(bare(part)) || bare(part).includes(label)))
}

function bare(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')
}

/** `azure-coast.example` -> `Azure Coast` */
function spelled(host: string): string {
  const [first = host] = host.split('.')
  return first.replace(
    /(^|-)(\p{L})/gu,
    (_, before: string, initial: string) => (before ? ' ' : '') + initial.toUpperCase(),
  )
}
