import type { Audit } from '../../platform/audit/audit.ts'
import type { Clock } from '../../platform/time/clock.ts'
import type { Db } from '../../platform/db/open.ts'
import type { Events } from '../../platform/events/events.ts'
import type { SafeFetch } from '../../platform/safe-fetch/safe-fetch.ts'
import type { ThreadPool } from '../../platform/thread-pool/thread-pool.ts'
import type { Tenants } from '../tenants/index.ts'
import { createLogos } from './logos.ts'
import { createBrandPreviews } from './previews.ts'
import { createBrands } from './service.ts'
import { createStyleSheets } from './style-sheets.ts'
import { createWebsiteReader } from './website/reader.ts'
import { createWebsiteImport } from './website/service.ts'

export { LOGO_BYTES_MAX, logoProblem } from './logos.ts'
export { framed } from './draft-routes.ts'
export { brandingRoutes } from './routes.ts'
export type { Brands } from './service.ts'
export { publishedCount } from './store.ts'
export { type WebsiteReader, foundIn } from './website/reader.ts'

interface Platform {
  db: Db
  events: Pick<Events, 'publish'>
  threads: Pick<ThreadPool, 'run'>
  safeFetch: SafeFetch
  audit: Audit
  secretKey: string
  workFolder: string
  clock: Clock
  newId: () => string
}

export type BrandingModule = ReturnType<typeof createBrandingModule>

/** A partner's brand: draft, published versions, logos, style sheet, and a first draft read from a website. */
export function createBrandingModule(platform: Platform, { tenants }: { tenants: Pick<Tenants, 'drop' | 'branded'> }) {
  const { db, events, threads, safeFetch, audit, secretKey, workFolder, clock, newId } = platform
  const sheets = createStyleSheets({ threads })
  const brands = createBrands({ db, tenants, events, audit, sheets, clock, newId })
  const logos = createLogos({ db, audit, workFolder, newId })
  const brandPreviews = createBrandPreviews({ db, tenants, brands, secretKey, clock })
  const readWebsite = createWebsiteReader({ safeFetch, threads, workFolder, newId })
  const websiteImport = createWebsiteImport({ readWebsite, brands, logos, brandPreviews })
  return { brands, logos, brandPreviews, readWebsite, websiteImport }
}
