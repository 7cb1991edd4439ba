import type { Audit } from '../../platform/audit/audit.ts'
import type { Clock } from '../../platform/time/clock.ts'
import type { Db } from '../../platform/db/open.ts'
import type { ThreadPool } from '../../platform/thread-pool/thread-pool.ts'
import type { People } from '../people/index.ts'
import { createGlossaryPersonalData } from './personal-data.ts'
import { createGlossaries } from './service.ts'
import { createGlossaryTerms } from './terms.ts'

export type { GlossaryPersonalData } from './personal-data.ts'
export { glossaryRoutes } from './routes.ts'
export type { GlossaryTerms } from './terms.ts'

interface Platform {
  db: Db
  threads: Pick<ThreadPool, 'run'>
  audit: Audit
  clock: Clock
  newId: () => string
}

export type GlossaryModule = ReturnType<typeof createGlossaryModule>

/** Terms of people and sites: how voices say them, and what translations make of them. */
export function createGlossaryModule(platform: Platform, { people }: { people: Pick<People, 'lockPresent'> }) {
  return {
    glossaries: createGlossaries({ ...platform, people }),
    glossaryTerms: createGlossaryTerms(platform),
    personalData: createGlossaryPersonalData(platform),
  }
}
