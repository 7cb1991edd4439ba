import type {
  BrandVideo,
  Branding,
  Cast,
  FeatureSwitches,
  Language,
  LegalFacts,
  PriceList,
  SecuritySettings,
  Tax,
  Vertical,
  Words,
} from '@vitrine/contract'
import type { FontFamily } from '@vitrine/theme'

/** A tenant as every request sees it: read from the database once, then cached until a change is announced. */
export interface Tenant {
  id: string
  slug: string
  name: string
  kind: 'flagship' | 'partner'
  vertical: Vertical
  /** The origin of the tenant's site, e.g. `https://videos.example`. Every link to the site begins with it. */
  origin: string
  /** The tenant's own address to which its others redirect; null where none of its own is live. */
  primaryHost: string | null
  /** The operator's own tenant: the only one on which /admin exists. */
  isPlatform: boolean
  /** Suspended by the operator as a whole. Never true of the operator's own tenant. */
  isSuspended: boolean
  /** Paused by the partner, whose own screens stay open. Never true of the operator's own tenant. */
  isPaused: boolean
  /** The id of the whitelabel plan; null for the platform's own sites. */
  plan: string | null
  settings: TenantSettings
  brand: TenantBrand
  /** In English, the language of presenters and jobs. */
  words: Words
  prices: PriceList
  /** The boot data of browsers without the texts, built once per brand version. */
  branding: Omit<Branding, 'words'>
  /** The same with the words of a language. */
  brandingIn(language: Language): Readonly<Branding>
  themeCss: string
  /** A hash of everything that videos of this tenant are drawn with. It changes when their look changes. */
  appearance: string
}

interface TenantSettings {
  /** Credits a new person starts with. */
  freeCredits: number
  /** Credits people without a subscription get each month. */
  monthlyFreeCredits: number
  passwordMinimum: number
  /** The stock presenters of the tenant, in display order. */
  presenters: Cast
  /** The number of videos of this tenant that render at the same time; the others wait. 0 while it is suspended. */
  parallelVideos: number
  /** The storage quota of one person, in megabytes. */
  uploadMegabytes: number
  /** The number of digital twins that one person may have; 0 shows the sales contact instead. */
  twinsPerPerson: number
  onboardingCompleted: boolean
  salesEmail: string
  supportEmail: string
  /** The company that runs the site, as the legal pages name it. */
  legal: LegalFacts
  /** The opening and closing of every video. */
  video: BrandVideo
  /** The tax that all prices contain; null where none is shown. */
  tax: Tax | null
  /** Which of the features that the operator can turn off it has. */
  switches: FeatureSwitches
  /** The tenant's security settings. Absent ones have the defaults. */
  security: { [K in keyof SecuritySettings]?: SecuritySettings[K] | undefined }
}

interface TenantBrand {
  version: number
  companyName: string
  colours: { primary: string; secondary: string; accent: string }
  fontFamily: FontFamily
  logoSvg: string
  /** A raster copy of a vector logo, for icons and videos; null where `logoSvg` holds nothing but pixels. */
  logoRasterSvg: string | null
  /** Another one for dark grounds; null where one does for both. */
  logoDarkSvg: string | null
  /** The hash of the partner's own style sheet; null where there is none. */
  sheetHash: string | null
}
