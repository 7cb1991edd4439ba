import type { Branding } from '@vitrine/contract'
import type { Db, TenantTx } from '../../platform/db/open.ts'
import type { Events } from '../../platform/events/events.ts'
import type { Queue } from '../../platform/queue/queue.ts'
import type { DocumentRenderer } from '../../ports/document-renderer.ts'
import type { Renderer } from '../../ports/renderer.ts'
import { createBrandImages } from './brand/brand-images.ts'
import type { InstallationServices, SiteConnections } from './connections.ts'
import { createSamples } from './samples/service.ts'
import { createTenants } from './service.ts'

export { labelledLook, labelsEveryVideo } from './ai-label.ts'
export { type BrandRow, lockBrand, replaceBrand } from './brand/brand-store.ts'
export {
  type PartnerRow,
  type TenantsQuery,
  changeTenant,
  findTenant,
  isSlugUsed,
  listPartners,
  listTenantNames,
  listTenantPlans,
  listTenants,
  listTenantsWithIds,
  setStatus,
  lockTenant,
} from './directory-store.ts'
export { drawnBrand } from './brand/drawn-brand.ts'
export { anyOf, withOverdue, withRows } from './due-store.ts'
export { releaseHost, setPrimaryHost, claimHost } from './host-store.ts'
export * as priceLists from './price-list-store.ts'
export * as tenantRemovals from './removal-store.ts'
export { createSlugs } from './slugs.ts'
export { findTax, hasTenant, mergeSettings } from './store.ts'
export { removalSummaries, tenantSummaries } from './summary-store.ts'
export type { BrandImages } from './brand/brand-images.ts'
export { openCertificates } from './certificates.ts'
export type { MailFolder } from './email-folder.ts'
export {
  type FolderFiles,
  type TenantFolder,
  filesOf,
  folderOf,
  isFolderFile,
  readFolderFiles,
} from './folder-files.ts'
export { type NewTenant, insertFolder, loadTenant, readBuiltInFolders, tenantFacts } from './folder.ts'
export { tenantsRoutes } from './routes.ts'
export { startSampleWorker } from './samples/jobs.ts'
export { TenantSettings, type Tenants } from './service.ts'

interface Platform {
  db: Db
  queue: Queue
  events: Events
  renderer: Pick<Renderer, 'version'>
  documentRenderer: Pick<DocumentRenderer, 'image'>
}

interface Settings {
  platformHost: string
  platformTenant: string
  authHost: string | undefined
  port: number
  hasGoogleClient: boolean
  isDevelopment: boolean
  payments: Branding['payments']
  sellsTwins: boolean
  twinsSpeak: boolean
  separatesBackgrounds: boolean
  canTranslate: boolean
  services: InstallationServices
  findConnections: (tx: TenantTx) => Promise<SiteConnections>
}

/** Tenants by hostname, slug and id, with their sample videos and the images drawn from their brand. */
export function createTenantsModule({ db, queue, events, renderer, documentRenderer }: Platform, settings: Settings) {
  return {
    ...createTenants({ db, ...settings }),
    samples: createSamples({ db, queue, events, renderer }),
    brandImages: createBrandImages({ documentRenderer }),
  }
}
