import { type UsageMonth, type WhitelabelPartner, whitelabelPlans } from '@vitrine/contract'
import { AppError } from '../../platform/errors/app-error.ts'
import type { Audit } from '../../platform/audit/audit.ts'
import type { Db } from '../../platform/db/open.ts'
import type { Events } from '../../platform/events/events.ts'
import { publishTenantUpdate } from '../../platform/events/tenant-change.ts'
import type { Person } from '../../platform/http/request.ts'
import type { Tenant } from '../../platform/tenant/tenant.ts'
import { type Tenants, mergeSettings } from '../tenants/index.ts'
import type { Usage } from '../partner-billing/index.ts'

interface Deps {
  db: Db
  tenants: Pick<Tenants, 'drop'>
  events: Pick<Events, 'publish'>
  audit: Audit
  usage: Pick<Usage, 'month'>
}

interface Switches {
  onboardingCompleted?: boolean | undefined
  platformActive?: boolean | undefined
}

/** A partner's plan, and the switches of its site. */
export function createPartners({ db, tenants, events, audit, usage }: Deps) {
  return { read, change }

  async function read(tenant: Tenant): Promise<WhitelabelPartner> {
    return serialize(tenant, await usage.month(tenant))
  }

  /** Takes effect on every node at once. Throws platform-stays-open. */
  async function change(tenant: Tenant, person: Person, wanted: Switches): Promise<WhitelabelPartner> {
    const { onboardingCompleted = tenant.settings.onboardingCompleted, platformActive = !tenant.isPaused } = wanted
    if (!platformActive && tenant.isPlatform) throw new AppError('platform-stays-open')
    const changed = { onboardingCompleted, isPaused: !platformActive }
    await db.inTenant(tenant.id, async (tx) => {
      await mergeSettings(tx, changed)
      if (platformActive === tenant.isPaused)
        await audit(tx, person, platformActive ? 'site-resumed' : 'site-paused', { subject: tenant.id })
      if (onboardingCompleted !== tenant.settings.onboardingCompleted)
        await audit(tx, person, 'set-up-marked', { subject: tenant.id, detail: { done: onboardingCompleted } })
      await publishTenantUpdate(events, tx)
    })
    tenants.drop(tenant.id)
    const settings = { ...tenant.settings, onboardingCompleted }
    return read({ ...tenant, settings, isPaused: !platformActive })
  }
}

function serialize(tenant: Tenant, { videos, agreed, part, terms }: UsageMonth): WhitelabelPartner {
  const plan = whitelabelPlans.find(({ id }) => id === tenant.plan)
  return {
    companyName: tenant.brand.companyName,
    planType: plan?.id ?? null,
    subscriptionStatus: tenant.isSuspended ? 'suspended' : tenant.isPaused ? 'paused' : 'active',
    monthlyVideoUsage: videos,
    includedVideos: agreed?.videosIncluded ?? null,
    includedThisMonth: terms?.videosIncluded ?? null,
    prorated: part,
    monthlyPrice: agreed?.priceCents ?? null,
    overagePrice: agreed?.overageCents ?? null,
    includedTwins: agreed?.twinsIncluded ?? null,
    digitalTwinPrice: agreed?.twinCents ?? null,
    onboardingCompleted: tenant.settings.onboardingCompleted,
    platformActive: !tenant.isPaused,
  }
}
