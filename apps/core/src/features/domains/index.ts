import type { Audit } from '../../platform/audit/audit.ts'
import type { Clock } from '../../platform/time/clock.ts'
import type { Db } from '../../platform/db/open.ts'
import type { Events } from '../../platform/events/events.ts'
import type { Prober } from '../../ports/prober.ts'
import type { Resolver } from '../../ports/resolver.ts'
import type { Tenants } from '../tenants/index.ts'
import { createChecks } from './checks.ts'
import { createProofs } from './ownership-tokens.ts'
import { createDomains } from './service.ts'

export { countDomainsEverywhere } from './figures-store.ts'
export { EXAMPLE_SPF_HOST, isDevelopmentHost } from './development-host.ts'
export { type SiteName, relativeName, siteName } from './names.ts'
export { domainRoutes } from './routes.ts'
export { type DomainRow, findPrimary } from './store.ts'

interface Platform {
  db: Db
  events: Pick<Events, 'publish'>
  resolver: Resolver
  prober: Prober
  audit: Audit
  secretKey: string
  platformHost: string
  edgeHost: string | undefined
  authHost: string | undefined
  clock: Clock
  newId: () => string
}

/** Partners' own domains: added, proved by a TXT record, and checked repeatedly. */
export function createDomainsModule(platform: Platform, { tenants }: { tenants: Pick<Tenants, 'drop' | 'withId'> }) {
  const { db, events, resolver, prober, audit, secretKey, platformHost, authHost, clock, newId } = platform
  const edgeHost = platform.edgeHost ?? platformHost
  const ofPlatform = [platformHost, platform.edgeHost, authHost].filter((host) => host !== undefined)
  const proofs = createProofs(secretKey)
  const checks = createChecks({ db, tenants, resolver, prober, proofs, events, clock, edgeHost, ofPlatform })
  const domains = createDomains({ db, tenants, checks, events, audit, clock, newId, ofPlatform, platformHost })
  return { proofs, checks, domains, ofPlatform }
}
