import { Cast, PriceList, Vertical, Words } from '@vitrine/contract/api'
import { brandCss, isFontFamily } from '@vitrine/theme'
import { z } from 'zod'
import type { Db } from '../../platform/db/open.ts'
import type { Tenant } from '../../platform/tenant.ts'
import * as store from './store.ts'

/** News of a change drops a tenant at once; these only bound how long a node that missed the news stays wrong. */
const KNOWN_FOR_MS = 60_000
const UNKNOWN_FOR_MS = 5_000
/** Enough for every real host of a large platform, and a ceiling for whoever asks for made-up ones. */
const HOSTS_MAX = 10_000

export const TenantSettings = z.object({
  freeCredits: z.number().min(0).default(3),
  monthlyFreeCredits: z.number().min(0).default(0),
  passwordMinimum: z.number().int().min(6).default(6),
  presenters: Cast,
  parallelVideos: z.number().int().min(1).max(64).default(2),
  salesEmail: z.email(),
  supportEmail: z.email(),
})

export const Colours = z.object({ primary: hex(), secondary: hex(), accent: hex() })

export interface Tenants {
  /** The tenant whose site lives under this (normalised) host, or undefined. */
  atHost(host: string): Promise<Tenant | undefined>
  withSlug(slug: string): Promise<Tenant | undefined>
  withId(id: string): Promise<Tenant | undefined>
  list(): Promise<{ id: string; slug: string; name: string }[]>
  /** Forgets what is kept of a tenant, after news of a change. */
  drop(tenantId: string): void
}

interface Parts {
  db: Db
  platformHost: string
  platformTenant: string
  port: number
  isDevelopment: boolean
}

interface Kept {
  tenant: Promise<Tenant | undefined>
  until: number
}

export function createTenants({ db, platformHost, platformTenant, port, isDevelopment }: Parts): Tenants {
  const kept = new Map<string, Kept>()
  return { atHost, withSlug, withId, list, drop }

  function atHost(host: string): Promise<Tenant | undefined> {
    const found = kept.get(host)
    if (found && found.until > Date.now()) return found.tenant
    if (kept.size >= HOSTS_MAX) kept.clear()
    const entry: Kept = { tenant: lookUp(host), until: Date.now() + KNOWN_FOR_MS }
    kept.set(host, entry)
    entry.tenant.then(
      (tenant) => tenant || (entry.until = Date.now() + UNKNOWN_FOR_MS),
      () => kept.delete(host),
    )
    return entry.tenant
  }

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

  /** The platform's own tenant first, then by name. */
  async function list() {
    const found = await store.listSlugs(db)
    return found.sort(
      (a, b) => Number(b.slug === platformTenant) - Number(a.slug === platformTenant) || a.name.localeCompare(b.name),
    )
  }

  function drop(tenantId: string): void {
    for (const [host, { tenant }] of kept) void tenant.then((found) => found?.id === tenantId && kept.delete(host))
  }

  function read(row: store.TenantRow | undefined): Tenant | undefined {
    if (!row) return undefined
    const origin = originOf(row.primary_host ?? `${row.slug}.${platformHost}`)
    return tenantOf(row, { origin, isPlatform: row.slug === platformTenant, isDevelopment })
  }

  /** Only stored names and settings go in: what a request says of its host must never end up in a link. */
  function originOf(host: string): string {
    return isDevelopment ? `http://${host}:${port}` : `https://${host}`
  }
}

function tenantOf(
  row: store.TenantRow,
  { origin, isPlatform, isDevelopment }: { origin: string; isPlatform: boolean; isDevelopment: boolean },
): Tenant {
  const settings = TenantSettings.parse(row.settings)
  const colours = Colours.parse(row.colours)
  const words = Words.parse(row.words)
  const prices = PriceList.parse(row.prices)
  const vertical = Vertical.parse(row.vertical)
  const fontFamily = row.font && isFontFamily(row.font) ? row.font : 'Inter'
  const brand = {
    version: row.version,
    companyName: row.company_name,
    colours,
    fontFamily,
    logoSvg: row.logo_svg ?? '',
  }
  const { logoSvg: _, ...shown } = brand
  const { presenters, freeCredits, passwordMinimum, salesEmail, supportEmail } = settings
  return {
    id: row.id,
    slug: row.slug,
    name: row.name,
    kind: row.kind,
    vertical,
    origin,
    isPlatform,
    settings,
    brand,
    words,
    prices,
    themeCss: brandCss({ colours, fontFamily }),
    branding: {
      slug: row.slug,
      vertical,
      brand: { ...shown, logoUrl: `/theme/logo.svg?v=${row.version}` },
      words,
      prices,
      presenters,
      freeCredits,
      passwordMinimum,
      salesEmail,
      supportEmail,
      isPlatform,
      isDevelopment,
    },
  }
}

function hex() {
  return z.string().regex(/^#[0-9a-f]{6}$/, 'must be a colour like #0b6e69')
}
