import { type Branding, type Language, PASSWORD_LENGTH_MIN, securityDefaults } from '@vitrine/contract'
import {
  BrandVideo,
  Cast,
  FeatureSwitches,
  PriceList,
  SecuritySettings,
  SiteFooter,
  Tax,
  Vertical,
  WordPacks,
  Words,
} from '@vitrine/contract/api'
import { brandCss } from '@vitrine/theme'
import { z } from 'zod'
import type { Db, TenantTx } from '../../platform/db/open.ts'
import type { Tenant } from '../../platform/tenant/tenant.ts'
import { labelsEveryVideo } from './ai-label.ts'
import { appearanceOf } from './brand/appearance.ts'
import { brandOf, shownBrand } from './brand/brand-serializer.ts'
import { type InstallationServices, type SiteConnections, connectedServices } from './connections.ts'
import { createHostCache } from './host-cache.ts'
import { shownSamples } from './samples/serializer.ts'
import * as store from './store.ts'

const told = z.string().min(1).max(200).nullable().default(null)

export const TenantSettings = z.object({
  freeCredits: z.number().min(0).default(3),
  monthlyFreeCredits: z.number().min(0).default(0),
  /** Smaller values in older settings and folders count as the minimum. */
  passwordMinimum: z
    .number()
    .int()
    .default(PASSWORD_LENGTH_MIN)
    .transform((wanted) => Math.max(PASSWORD_LENGTH_MIN, wanted)),
  presenters: Cast,
  parallelVideos: z.number().int().min(1).max(64).default(2),
  uploadMegabytes: z.number().int().min(1).default(2000),
  twinsPerPerson: z.number().int().min(0).default(3),
  salesEmail: z.email(),
  supportEmail: z.email(),
  footer: SiteFooter.prefault({}),
  /** Paused by the partner: everything is kept, no video can be created, and only the partner’s own screens answer. */
  isPaused: z.boolean().default(false),
  onboardingCompleted: z.boolean().default(false),
  video: BrandVideo.prefault({}),
  legal: z.object({ companyName: told, address: told, registration: told, governingLaw: told }).prefault({}),
  tax: Tax.nullable().default(null),
  security: SecuritySettings.partial().prefault({}),
  switches: FeatureSwitches.prefault({}),
})

export const Colours = z.object({ primary: hex(), secondary: hex(), accent: hex() })

export interface Tenants {
  /** Returns the tenant whose site has this (normalised) host, or undefined. */
  atHost(host: string): Promise<Tenant | undefined>
  withSlug(slug: string): Promise<Tenant | undefined>
  withId(id: string): Promise<Tenant | undefined>
  /** Returns summaries of these tenants for lists, by id. */
  summaries(ids: readonly string[]): Promise<Map<string, TenantSummary>>
  /** Returns the tenant with a draft of its brand applied. Nothing is stored. */
  branded(id: string, changes: DraftBrand): Promise<Tenant | undefined>
  /** Returns the origin to which all external sign-ins return; undefined where the platform has no tenant of its own. */
  callbackOrigin(): Promise<string | undefined>
  /** Lists the tenants whose site is open. */
  list(): Promise<{ id: string; slug: string; name: string }[]>
  /** Clears the cache of a tenant after a change. */
  drop(tenantId: string): void
}

interface TenantSummary {
  origin: string
  colours: { primary: string; accent: string }
  currency: PriceList['currency']
  switches: Tenant['settings']['switches']
}

interface Deps {
  db: Db
  platformHost: string
  platformTenant: string
  authHost: string | undefined
  hasGoogleClient: boolean
  port: number
  isDevelopment: boolean
  payments: Branding['payments']
  sellsTwins: boolean
  twinsSpeak: boolean
  separatesBackgrounds: boolean
  canTranslate: boolean
  services: InstallationServices
  /** Reads the connections of a site, which features above manage. */
  findConnections: (tx: TenantTx) => Promise<SiteConnections>
}

/** Properties of a tenant that a brand draft changes. */
interface DraftBrand extends Pick<
  store.TenantRow,
  'company_name' | 'colours' | 'font' | 'logo_svg' | 'logo_raster_svg' | 'logo_dark_svg' | 'stylesheet_hash' | 'words'
> {
  logo_url: string
  logo_dark_url: string | null
  settings: Record<string, unknown>
}

type Row = store.TenantRow & Partial<Pick<DraftBrand, 'logo_dark_url' | 'logo_url'>>

export function createTenants(deps: Deps): Tenants {
  const { db, platformHost, platformTenant, authHost, hasGoogleClient, port, isDevelopment } = deps
  const { payments, sellsTwins, twinsSpeak, separatesBackgrounds, canTranslate, services, findConnections } = deps
  const hosts = createHostCache(lookUp)
  return { atHost: hosts.get, withSlug, withId, summaries, branded, callbackOrigin, list, drop: hosts.drop }

  async function lookUp(host: string): Promise<Tenant | undefined> {
    const suffix = `.${platformHost}`
    if (host.endsWith(suffix)) return withSlug(host.slice(0, -suffix.length))
    return read(await store.findByHost(db, host))
  }

  async function withSlug(slug: string): Promise<Tenant | undefined> {
    return read(await store.findBySlug(db, slug))
  }

  async function withId(id: string): Promise<Tenant | undefined> {
    return read(await store.findById(db, id))
  }

  async function summaries(ids: readonly string[]): Promise<Map<string, TenantSummary>> {
    const rows = await store.findByIds(db, ids)
    return new Map(rows.map((row) => [row.id, summaryOf(row, originOf(hostOf(row)))]))
  }

  async function branded(id: string, { settings, ...changes }: DraftBrand): Promise<Tenant | undefined> {
    const row = await store.findById(db, id)
    return row && read({ ...row, ...changes, settings: { ...(row.settings as object), ...settings } })
  }

  async function callbackOrigin(): Promise<string | undefined> {
    return authHost ? originOf(authHost) : (await withSlug(platformTenant))?.origin
  }

  /** Lists the platform's own tenant first, then the others by name. */
  async function list() {
    const found = await store.listSlugs(db)
    return found.sort(
      (a, b) => Number(b.slug === platformTenant) - Number(a.slug === platformTenant) || a.name.localeCompare(b.name),
    )
  }

  async function read(row: Row | undefined): Promise<Tenant | undefined> {
    if (!row) return undefined
    const connections = await db.inTenant(row.id, findConnections)
    const origin = originOf(hostOf(row))
    // The provider's page names the operator, so a partner's people are sent there only from a neutral host.
    const hasGoogle = hasGoogleClient && (row.kind === 'flagship' || authHost !== undefined)
    const place = { origin, primaryHost: row.primary_host, isPlatform: row.slug === platformTenant }
    const shown = {
      isDevelopment,
      hasGoogle,
      payments,
      sellsTwins,
      twinsSpeak,
      separatesBackgrounds,
      canTranslate,
      hasSso: connections.hasSso,
    }
    return tenantOf(row, place, { ...shown, connectedServices: connectedServices(services, connections) })
  }

  function hostOf(row: Pick<store.TenantRow, 'primary_host' | 'slug'>): string {
    return row.primary_host ?? `${row.slug}.${platformHost}`
  }

  /** Returns an origin from stored names and settings only: the Host header of a request must never end up in a link. */
  function originOf(host: string): string {
    return isDevelopment ? `http://${host}:${port}` : `https://${host}`
  }
}

type Place = Pick<Tenant, 'origin' | 'primaryHost' | 'isPlatform'>
type Shown = Pick<
  Branding,
  | 'isDevelopment'
  | 'hasGoogle'
  | 'hasSso'
  | 'payments'
  | 'sellsTwins'
  | 'twinsSpeak'
  | 'separatesBackgrounds'
  | 'canTranslate'
  | 'connectedServices'
>

function tenantOf(row: Row, place: Place, shown: Shown): Tenant {
  const isSuspended = row.status === 'suspended' && !place.isPlatform
  const stored = TenantSettings.parse(row.settings)
  const isPaused = stored.isPaused && !place.isPlatform
  const settings = isSuspended || isPaused ? { ...stored, parallelVideos: 0 } : stored
  const colours = Colours.parse(row.colours)
  const packs = WordPacks.parse(row.words)
  const prices = soldPrices(PriceList.parse(row.prices), settings)
  const sellsTwins = shown.sellsTwins && prices.digitalTwinPriceCents > 0
  const vertical = Vertical.parse(row.vertical)
  const brand = brandOf(row, colours)
  const { presenters, freeCredits, monthlyFreeCredits, passwordMinimum, salesEmail, supportEmail, footer, legal, tax } =
    settings
  const branding = {
    slug: row.slug,
    vertical,
    brand: shownBrand(brand, row),
    samples: shownSamples(row.samples),
    prices,
    presenters,
    freeCredits,
    monthlyFreeCredits,
    legal,
    tax,
    passwordMinimum,
    sessionHours: settings.security.sessionHours ?? securityDefaults.sessionHours,
    salesEmail,
    supportEmail,
    footer,
    switches: settings.switches,
    labelsEveryVideo: labelsEveryVideo(settings),
    isPlatform: place.isPlatform,
    isFlagship: row.kind === 'flagship',
    ...shown,
    sellsTwins,
    freeTwins: sellsTwins ? 0 : settings.twinsPerPerson,
  }
  const brandings = new Map<Language, Readonly<Branding>>()
  return {
    id: row.id,
    slug: row.slug,
    name: row.name,
    kind: row.kind,
    vertical,
    ...place,
    isSuspended,
    isPaused,
    plan: row.plan,
    settings,
    brand,
    words: packs.en,
    prices,
    themeCss: brandCss({ colours, fontFamily: brand.fontFamily }),
    appearance: appearanceOf({ brand, vertical, settings }),
    branding,
    brandingIn(language) {
      const found = brandings.get(language) ?? Object.freeze({ ...branding, words: wordsIn(packs, language) })
      brandings.set(language, found)
      return found
    },
  }
}

function wordsIn(packs: WordPacks, language: Language): Branding['words'] {
  const { samples: _, ...words } = Words.parse({ ...packs.en, ...packs[language] })
  return words
}

/** Returns the price list, limited to what the operator allows the partner to sell. */
function soldPrices(prices: PriceList, { switches }: Tenant['settings']): PriceList {
  return { ...prices, sellsEmailBlast: prices.sellsEmailBlast && switches.emailBlast }
}

/** Leaves out what is expensive to compute for many tenants, such as their styles. */
function summaryOf(row: store.TenantRow, origin: string): TenantSummary {
  const { primary, accent } = Colours.parse(row.colours)
  const { currency } = PriceList.pick({ currency: true }).parse(row.prices)
  return { origin, colours: { primary, accent }, currency, switches: TenantSettings.parse(row.settings).switches }
}

function hex() {
  return z.string().regex(/^#[0-9a-f]{6}$/, 'must be a colour like #0b6e69')
}
