import type { Branding, Cast, PriceList, Vertical, Words } from '@vitrine/contract'

/** A tenant as every request sees it: read from the database once, then kept in memory until news of a change arrives. */
export interface Tenant {
  id: string
  slug: string
  name: string
  kind: 'flagship' | 'partner'
  vertical: Vertical
  /** Where the tenant's site lives, e.g. `https://videos.example`: every link that leaves the site begins with it. */
  origin: string
  /** The operator's own tenant: the only one on which /admin exists. */
  isPlatform: boolean
  settings: TenantSettings
  brand: TenantBrand
  words: Words
  prices: PriceList
  /** Set on every call that a browser reads; made once per brand version. */
  branding: Branding
  themeCss: string
}

interface TenantSettings {
  /** Credits a new person starts with. */
  freeCredits: number
  /** Credits people without a subscription get each month. */
  monthlyFreeCredits: number
  passwordMinimum: number
  /** The stock presenters of the tenant, in the order in which people see them. */
  presenters: Cast
  /** How many videos of this tenant are made at the same time; the others wait their turn. */
  parallelVideos: number
  salesEmail: string
  supportEmail: string
}

interface TenantBrand {
  version: number
  companyName: string
  colours: { primary: string; secondary: string; accent: string }
  fontFamily: string
  logoSvg: string
}
