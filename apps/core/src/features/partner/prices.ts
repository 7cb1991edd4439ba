import {
  type EditedPrices,
  type OfferMargin,
  type PartnerPrices,
  type PlanTerms,
  type PriceList,
} from '@vitrine/contract'
import { PriceList as PriceListSchema } from '@vitrine/contract/api'
import { DAY_MS } from '../../platform/time/durations.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import type { Audit } from '../../platform/audit/audit.ts'
import type { Clock } from '../../platform/time/clock.ts'
import type { Db, TenantTx } from '../../platform/db/open.ts'
import type { Events } from '../../platform/events/events.ts'
import { publishTenantUpdate } from '../../platform/events/tenant-change.ts'
import type { Person } from '../../platform/http/request.ts'
import type { Tenant } from '../../platform/tenant/tenant.ts'
import { type Tenants, mergeSettings, priceLists } from '../tenants/index.ts'
import type { Usage } from '../partner-billing/index.ts'

const AHEAD_MAX_MS = 366 * DAY_MS

interface Deps {
  db: Db
  tenants: Pick<Tenants, 'drop'>
  events: Pick<Events, 'publish'>
  audit: Audit
  clock: Clock
  usage: Pick<Usage, 'termsNow'>
  newId: () => string
}

interface Wanted {
  prices: EditedPrices
  freeCredits?: number | undefined
  effectiveAt?: string | undefined
}

/** A partner's prices. A purchase keeps the prices that were shown, for a day after it was begun. */
export function createPrices({ db, tenants, events, audit, clock, usage, newId }: Deps) {
  return { read, change }

  async function read(tenant: Tenant): Promise<PartnerPrices> {
    return db.inTenant(tenant.id, (tx) => view(tx, tenant, tenant.settings.freeCredits))
  }

  /** The list applies from now on, or from a day within a year. Free credits apply to accounts opened afterwards. */
  async function change(tenant: Tenant, person: Person, wanted: Wanted): Promise<PartnerPrices> {
    const effectiveAt = wanted.effectiveAt === undefined ? undefined : dayAhead(wanted.effectiveAt)
    const { freeCredits = tenant.settings.freeCredits } = wanted
    const changed = await db.inTenant(tenant.id, async (tx) => {
      const { list } = await priceLists.findInForce(tx)
      const next = merged(PriceListSchema.parse(list), wanted.prices)
      await priceLists.insertList(tx, { id: newId(), list: next, effectiveAt })
      if (freeCredits !== tenant.settings.freeCredits) await mergeSettings(tx, { freeCredits })
      await audit(tx, person, 'prices-changed', { subject: tenant.id, detail: { later: effectiveAt !== undefined } })
      await publishTenantUpdate(events, tx)
      return view(tx, tenant, freeCredits)
    })
    tenants.drop(tenant.id)
    return changed
  }

  async function view(tx: TenantTx, tenant: Tenant, freeCredits: number): Promise<PartnerPrices> {
    const inForce = await priceLists.findInForce(tx)
    const planned = await priceLists.findPlanned(tx)
    const prices = PriceListSchema.parse(inForce.list)
    return {
      prices,
      freeCredits,
      effectiveAt: inForce.effectiveAt.toISOString(),
      offers: offersOf(prices, { terms: await usage.termsNow(tx, tenant), sellsTwins: tenant.branding.sellsTwins }),
      planned: planned
        ? { prices: PriceListSchema.parse(planned.list), effectiveAt: planned.effectiveAt.toISOString() }
        : null,
    }
  }

  function dayAhead(text: string): Date {
    const [at, now] = [new Date(text), clock.now().getTime()]
    if (at.getTime() > now && at.getTime() < now + AHEAD_MAX_MS) return at
    const message = 'Choose a date within the next year.'
    throw new AppError('invalid', { message, fields: [{ field: 'effectiveAt', message }] })
  }

  /** Merges edited prices into the current list. Ids, the length of a period and the plans of the test screens stay. */
  function merged(current: PriceList, { subscription, bundles, sellsEmailBlast, ...rest }: EditedPrices): PriceList {
    return {
      ...current,
      ...rest,
      sellsEmailBlast: sellsEmailBlast ?? current.sellsEmailBlast,
      subscription: { ...current.subscription, ...subscription },
      bundles: bundles.map(({ id = `bundle-${newId().slice(-12)}`, ...bundle }) => ({ id, ...bundle })),
    }
  }
}

/** Treats each credit as a separate video beyond the plan, which is the most that it can cost. */
function offersOf(
  prices: PriceList,
  { terms, sellsTwins }: { terms: PlanTerms | null; sellsTwins: boolean },
): OfferMargin[] {
  const { id, name, priceCents, creditsPerPeriod: credits } = prices.subscription
  // Partners pay the platform in US dollars, so costs are shown beside dollar prices only.
  const isComparable = prices.currency === 'USD'
  const costOf = (amount: number) => (terms && isComparable ? Math.round(terms.overageCents * amount) : undefined)
  const twin = { kind: 'twin', id: 'twin', name: 'Custom digital twin', credits: 0 } as const
  return [
    withMargin({ kind: 'subscription', id, name, credits, priceCents }, costOf(credits)),
    ...prices.bundles.map((bundle) => {
      const sold = { id: bundle.id, name: bundle.name, credits: bundle.credits, priceCents: bundle.priceCents }
      return withMargin({ kind: 'bundle', ...sold }, costOf(bundle.credits))
    }),
    ...(sellsTwins
      ? [withMargin({ ...twin, priceCents: prices.digitalTwinPriceCents }, isComparable ? terms?.twinCents : undefined)]
      : []),
  ]
}

type Sold = Pick<OfferMargin, 'credits' | 'id' | 'kind' | 'name' | 'priceCents'>

function withMargin(sold: Sold, costCents: number | undefined): OfferMargin {
  if (costCents === undefined) return { ...sold, costCents: null, marginCents: null, marginPercent: null }
  const marginCents = sold.priceCents - costCents
  return { ...sold, costCents, marginCents, marginPercent: Math.round((marginCents / sold.priceCents) * 1000) / 10 }
}
