import type { PriceList, Vertical } from '@vitrine/contract'
import { presenters } from '@vitrine/presenter/people'
import type { TenantFolder } from '../../tenants/index.ts'

/** The default colours of the specification. */
const COLOURS = { primary: '#3b82f6', secondary: '#64748b', accent: '#10b981' }

const ARCH = 'M4 60V32a28 28 0 0 1 56 0v28a4 4 0 0 1-4 4H8a4 4 0 0 1-4-4Z'
const SUN = `<circle cx="44" cy="22" r="7" fill="${COLOURS.accent}"/>`
const SEA = '<path d="M4 46c9-7 19-7 28 0s19 7 28 0v14a4 4 0 0 1-4 4H8a4 4 0 0 1-4-4Z" fill="#dbeafe"/>'
const GABLE = `<path d="M24 4.6h16L36 24h-8Z" fill="${COLOURS.accent}"/>`
const DOOR = '<rect x="26" y="40" width="12" height="24" rx="6" fill="#fff"/>'

const LOGOS: Record<Vertical, string> = { tourism: SUN + SEA, property: GABLE + DOOR }

interface Wanted {
  name: string
  vertical: Vertical
  currency: PriceList['currency']
  ownerEmail: string
}

/**
 * Returns the initial settings of a new partner: texts and prices of the built-in brand of its trade, the default colours and
 * every presenter. `folders` are those of the first start.
 */
export function blueprintOf(folders: readonly TenantFolder[], { name, vertical, currency, ownerEmail }: Wanted) {
  const model = folders.find((folder) => folder.kind === 'flagship' && folder.vertical === vertical)
  if (!model) throw new Error(`there is no tenant of the house for ${vertical} to begin a partner with`)
  const cast = presenters.map(({ id }) => id)
  const settings = {
    ...model.settings,
    presenters: [...model.settings.presenters, ...cast.filter((id) => !model.settings.presenters.includes(id))],
    // Customers write to the partner, not to the operator of the platform.
    salesEmail: ownerEmail,
    supportEmail: ownerEmail,
    legal: {},
    footer: {},
  }
  return {
    settings,
    brand: { companyName: name, colours: COLOURS, fontFamily: 'Inter' },
    logoSvg: logoFor(vertical),
    words: model.words,
    // The partner has not yet confirmed that its team carries out email blasts.
    prices: { ...model.prices, currency, sellsEmailBlast: false },
  }
}

function logoFor(vertical: Vertical): string {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 68" width="64" height="68">'
  return `${svg}<path d="${ARCH}" fill="${COLOURS.primary}"/>${LOGOS[vertical]}</svg>`
}
