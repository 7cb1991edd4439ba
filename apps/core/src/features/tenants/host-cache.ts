import type { Tenant } from '../../platform/tenant/tenant.ts'

/** Notifications of changes drop a tenant at once; this limits how long a node that missed one is outdated. */
const KNOWN_FOR_MS = 60_000
const UNKNOWN_FOR_MS = 5_000
/** Enough for most hosts of a large platform, and an upper limit against requests for made-up ones. */
const HOSTS_MAX = 10_000

type FindTenant = (host: string) => Promise<Tenant | undefined>

interface CachedHost {
  tenant: Promise<Tenant | undefined>
  until: number
}

/** Caches the tenants of hosts, including unknown hosts. Beyond `most`, the least recently used host is dropped first. */
export function createHostCache(find: FindTenant, most = HOSTS_MAX) {
  const cached = new Map<string, CachedHost>()
  return { get, drop }

  function get(host: string): Promise<Tenant | undefined> {
    const found = cached.get(host)
    cached.delete(host)
    const entry = found && found.until > performance.now() ? found : begin(host)
    cached.set(host, entry)
    const [oldest] = cached.keys()
    if (cached.size > most && oldest !== undefined) cached.delete(oldest)
    return entry.tenant
  }

  function begin(host: string): CachedHost {
    const entry: CachedHost = { tenant: find(host), until: performance.now() + KNOWN_FOR_MS }
    entry.tenant.then(
      (tenant) => tenant || (entry.until = performance.now() + UNKNOWN_FOR_MS),
      () => cached.get(host) === entry && cached.delete(host),
    )
    return entry
  }

  /** Drops the hosts of a tenant, and those that are being looked up once they are found. */
  function drop(tenantId: string): void {
    for (const [host, { tenant }] of cached) void tenant.then((found) => found?.id === tenantId && cached.delete(host))
  }
}
