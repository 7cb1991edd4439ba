import type { Markup } from '../../../platform/web-pages/markup.ts'

const NAME_MAX = 80
/** Marks that change the direction of what follows, which no name of a brand holds. */
const DIRECTIONS = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g
/** Separators between a company's name and the rest of a title. */
const BETWEEN = / [–—:-] |[|·•]/

/** Returns the company's name: the declared site name, else the part of the title that the address contains, else the host. */
export function siteName({ title, metas }: Markup, address: string): string {
  const declared = ['og:site_name', 'application-name', 'apple-mobile-web-app-title'].map((name) => metas.get(name))
  const said = withoutDirections(declared.find((name) => name !== undefined) ?? '')
  const host = (URL.parse(address)?.hostname ?? '').replace(/^www\./, '')
  const name = said || nameInTitle(withoutDirections(title), host) || spelled(host)
  // Never ends with half of a surrogate pair.
  return name.slice(0, NAME_MAX).replace(/\p{Cs}$/u, '')
}

function withoutDirections(text: string): string {
  return text.replaceAll(DIRECTIONS, '').trim()
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
