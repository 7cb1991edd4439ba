import type { SiteAvatar, SiteAvatarSettings } from '@vitrine/contract'
import { AppError } from '../../platform/errors/app-error.ts'
import type { Audit } from '../../platform/audit/audit.ts'
import type { Db, TenantTx } from '../../platform/db/open.ts'
import type { Events } from '../../platform/events/events.ts'
import type { Person } from '../../platform/http/request.ts'
import type { Tenant } from '../../platform/tenant/tenant.ts'
import * as store from './store.ts'

interface Deps {
  db: Db
  events: Pick<Events, 'publish'>
  audit: Audit
}

export type SiteAvatars = ReturnType<typeof createSiteAvatars>

/** Which stock presenters a partner offers, and in which order. */
export function createSiteAvatars({ db, events, audit }: Deps) {
  return { read, change }

  async function read({ id }: Pick<Tenant, 'id'>): Promise<SiteAvatar[]> {
    return db.inTenant(id, stockIn)
  }

  /** Throws avatar-unknown for what is not a stock presenter of the site, and presenters-all-hidden. */
  async function change(
    tenant: Pick<Tenant, 'id'>,
    person: Person,
    { avatars: wanted }: SiteAvatarSettings,
  ): Promise<SiteAvatar[]> {
    return db.inTenant(tenant.id, async (tx) => {
      const stock = await stockIn(tx)
      // When a presenter is named twice, its last entry counts.
      const named = new Map(wanted.map(({ id, isHidden }) => [id, isHidden]))
      const known = new Set(stock.map(({ id }) => id))
      if (![...named.keys()].every((id) => known.has(id))) throw new AppError('avatar-unknown')
      const order = [...named.keys(), ...stock.map(({ id }) => id).filter((id) => !named.has(id))]
      const offer = order.map((id, sort) => ({ id, sort, isHidden: named.get(id) ?? false }))
      const hidden = offer.filter(({ isHidden }) => isHidden).length
      if (hidden === offer.length) throw new AppError('presenters-all-hidden')
      for (const one of offer) await store.setOffer(tx, one)
      await audit(tx, person, 'presenters-changed', { subject: tenant.id, detail: { hidden } })
      await events.publish(tx, { type: 'avatar_status_update', userId: null, refId: tenant.id })
      return stockIn(tx)
    })
  }
}

async function stockIn(tx: TenantTx): Promise<SiteAvatar[]> {
  return (await store.listStock(tx)).map(
    ({ presenter_id: presenterId, tagline: line, is_hidden: isHidden, ...row }) => ({
      ...row,
      presenterId,
      line,
      isHidden,
    }),
  )
}
