import { t } from '@lingui/core/macro'
import type { LinkedFact, LinkedFactName } from '@vitrine/contract'
import { isolated } from '../../../lib/i18n/isolated.ts'

export function factLabel(name: LinkedFactName): string {
  const labels: Record<LinkedFactName, string> = {
    title: t`Title`,
    place: t`Address`,
    price: t`Price`,
    bedrooms: t`Bedrooms`,
    bathrooms: t`Bathrooms`,
    area: t`Floor area`,
    yearBuilt: t`Year built`,
    roomCount: t`Number of rooms`,
    checkIn: t`Check-in`,
    opening: t`Opening hours`,
    dates: t`Dates`,
    duration: t`Duration`,
    validUntil: t`Valid until`,
    phone: t`Phone`,
    email: t`Email`,
    description: t`Description`,
  }
  return labels[name]
}

/** Returns where on the page a fact was found. */
export function sourceText({ source, property }: Pick<LinkedFact, 'source' | 'property'>): string {
  const name = isolated(property)
  if (source === 'structured-data') return t`From the page’s data (${name})`
  return source === 'page-head' ? t`From the page’s preview (${name})` : t`From the page’s text`
}

const SHOWN_CHARACTERS_MAX = 80

/** Returns where on the page a fact was found, with its text there. */
export function foundText(fact: LinkedFact): string {
  const source = sourceText(fact)
  const isLong = fact.value.length > SHOWN_CHARACTERS_MAX
  const found = isolated(isLong ? `${fact.value.slice(0, SHOWN_CHARACTERS_MAX)}…` : fact.value)
  return t`${source}: ${found}`
}
