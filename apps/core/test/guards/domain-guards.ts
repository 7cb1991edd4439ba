import type { Guard } from './guard.ts'

const DOMAINS_TEST = 'test/branding/domains.test.ts'
const PARTNERS_TEST = 'test/partner/partners.test.ts'
const CHECKS = 'features/domains/checks.ts'
const STORE = 'features/tenants/host-store.ts'

/** Guards of a tenant's domains and site. */
export const domainGuards: readonly Guard[] = [
  {
    name: 'a domain must be proved before it is used',
    file: CHECKS,
    code: 'if (!isProved || !leadsHere) return row.lost_at',
    without: 'if (!leadsHere) return row.lost_at',
    test: [DOMAINS_TEST, 'a domain whose records say that'],
  },
  {
    name: 'a domain belongs to one tenant, and is reserved for 30 days after it was given up',
    file: STORE,
    code: 'where tenant_host.tenant_id = excluded.tenant_id or tenant_host.released_at < ${releasedBefore}',
    without: '',
    test: [DOMAINS_TEST, 'is reserved for 30 days after it was given up'],
  },
  {
    name: 'a domain is live only when it answers for its own tenant',
    file: CHECKS,
    code: 'return probe.isReached && proofs.isOurs(tenant.id, nonce, probe.body) ? probe : null',
    without: 'return probe.isReached ? probe : null',
    test: [DOMAINS_TEST, 'is not verified when it answers for another tenant'],
  },
  {
    name: 'deleting a tenant requires its name',
    file: 'features/admin/partners/removal.ts',
    code: "if (name.trim() !== partner.name) throw new AppError('wrong-name')",
    without: '',
    test: [PARTNERS_TEST, 'requires the name of the company'],
  },
]
