import type { Audit } from '../../platform/audit/audit.ts'
import type { Clock } from '../../platform/time/clock.ts'
import type { Db } from '../../platform/db/open.ts'
import type { People } from '../people/index.ts'
import type { BrandingModule } from '../branding/index.ts'
import { createBrandKitPersonalData } from './personal-data.ts'
import { createBrandKits } from './service.ts'
import { createKitSources } from './sources.ts'
import type { VideoSummaries } from './store.ts'

export { appearanceWith, currentKitOf, kitInJob, nameInFiles, storedKit } from './drawn-design.ts'
export { tenantInKit } from './page-brand.ts'
export type { BrandKitPersonalData } from './personal-data.ts'
export { brandKitsRoutes } from './routes.ts'
export { type BrandKits, findCurrentKit } from './service.ts'
export { brandKitSummaries } from './summary-store.ts'

interface Platform {
  db: Db
  audit: Audit
  workFolder: string
  clock: Clock
  newId: () => string
}

interface Inputs {
  people: People
  readWebsite: BrandingModule['readWebsite']
  /** The videos of the tenant, which a feature above keeps. */
  videoSummaries: VideoSummaries
}

export type BrandKitsModule = ReturnType<typeof createBrandKitsModule>

/** The brands of people's own businesses, in which their videos are made and shown. */
export function createBrandKitsModule(platform: Platform, { people, readWebsite, videoSummaries }: Inputs) {
  const { db, audit, workFolder, clock, newId } = platform
  const brandKits = createBrandKits({ db, people, videoSummaries, clock, newId })
  return {
    brandKits,
    sources: createKitSources({ brandKits, readWebsite, audit, workFolder, newId }),
    personalData: createBrandKitPersonalData({ db, brandKits }),
  }
}
