import type { Clock } from '../../platform/time/clock.ts'
import type { Db } from '../../platform/db/open.ts'
import type { Tenants } from '../tenants/index.ts'
import { type FindSharedVideo, createProvenance } from './service.ts'

export { provenanceRoutes } from './routes.ts'

interface Platform {
  db: Db
  clock: Clock
}

interface Inputs {
  tenants: Pick<Tenants, 'atHost'>
  /** The pages of shared videos, which a feature above manages. */
  findSharedVideo: FindSharedVideo
}

export type ProvenanceModule = ReturnType<typeof createProvenanceModule>

/** Creates the provenance module: records of every video file of a site, and look-ups by people who have one. */
export function createProvenanceModule({ db, clock }: Platform, { tenants, findSharedVideo }: Inputs) {
  return createProvenance({ db, clock, tenants, findSharedVideo })
}
