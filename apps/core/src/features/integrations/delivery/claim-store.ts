import { sql } from 'kysely'
import type { Db } from '../../../platform/db/open.ts'

/** A webhook that this process sends to until it releases the claim or the claim expires. */
export interface Claim {
  tenantId: string
  webhookId: string
  claimId: string
}

interface Wanted {
  claimId: string
  now: Date
  until: Date
  /** The most webhooks to claim. */
  most: number
  /** The most of them that may be failing, so that receivers that hang take no place from those that respond. */
  mostFailing: number
  /** The most of one tenant at a time, over all nodes. */
  mostOfTenant: number
  /** The most of one person, so that others of the tenant need not wait for their receivers. */
  mostOfPerson: number
}

/**
 * Claims webhooks with messages that are due. Tenants take turns: the first webhook of each comes before the second of any
 * other, and so do people within a tenant. A webhook is claimed by one node at a time, so its messages are sent one after the other.
 */
export async function claimDue(db: Db, wanted: Wanted): Promise<Claim[]> {
  const { claimId, now, until, most, mostFailing, mostOfTenant, mostOfPerson } = wanted
  const rows = await db.asSystem('send what is due to webhooks of all tenants', async (tx) => {
    const found = await sql<{ tenant_id: string; id: string }>`
      with hook as (
        select *, case scope when 'own' then user_id end as person_id from webhook
      ), busy as (
        select tenant_id, person_id from hook where claimed_until > ${now}
      ), due as (
        select w.tenant_id, w.id, w.failing_since is not null as is_failing, d.next_attempt_at,
          row_number() over (partition by w.tenant_id, w.person_id order by w.failing_since is not null, d.next_attempt_at)
            + (select count(*) from busy where tenant_id = w.tenant_id and person_id is not distinct from w.person_id)
            as turn_of_person
        from hook w
        join lateral (
          select next_attempt_at from webhook_delivery
          where tenant_id = w.tenant_id and webhook_id = w.id and state = 'pending' and next_attempt_at <= ${now}
          order by next_attempt_at limit 1
        ) d on true
        where w.is_active and (w.claimed_until is null or w.claimed_until <= ${now})
      ), within_tenant as (
        select *, row_number() over (partition by tenant_id order by is_failing, turn_of_person, next_attempt_at)
            + (select count(*) from busy where busy.tenant_id = due.tenant_id) as turn
        from due where turn_of_person <= ${mostOfPerson}
      ), ranked as (
        select *, row_number() over (partition by is_failing order by turn, next_attempt_at) as place
        from within_tenant where turn <= ${mostOfTenant}
      ), chosen as (
        select tenant_id, id from ranked where not is_failing or place <= ${mostFailing}
        order by is_failing, turn, next_attempt_at limit ${most}
      )
      update webhook set claim_id = ${claimId}, claimed_until = ${until}
      where (tenant_id, id) in (
        select w.tenant_id, w.id from webhook w join chosen using (tenant_id, id)
        where w.claimed_until is null or w.claimed_until <= ${now}
        for no key update of w skip locked
      )
      returning tenant_id, id`.execute(tx)
    return found.rows
  })
  return rows.map(({ tenant_id: tenantId, id: webhookId }) => ({ tenantId, webhookId, claimId }))
}
