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
    area: t({ message: 'Area', comment: 'The floor area of a home' }),
    yearBuilt: t`Year built`,
    rooms: t({ message: 'Rooms', comment: 'How many rooms a hotel has' }),
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

/** Where on the page a fact stands. */
export function sourceText({ source, property }: Pick<LinkedFact, 'source' | 'property'>): string {
  const name = isolated(property)
  if (source === 'structured-data') return t`From the page’s data (${name})`
  return source === 'page-head' ? t`From the page’s preview (${name})` : t`From the page’s text`
}
