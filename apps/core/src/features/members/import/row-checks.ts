import { peopleLimits, problems, type Sentence, sentence } from '@vitrine/contract'
import type { Clock } from '../../../platform/time/clock.ts'
import type { TenantTx } from '../../../platform/db/open.ts'
import { type RowResult, isGood, refused } from '../../../platform/table-import/row-results.ts'
import type { Tenant } from '../../../platform/tenant/tenant.ts'
import type { RowPerson } from './rows.ts'
import * as store from './rows-store.ts'
import { DAY_MS } from '../../../platform/time/durations.ts'

/** Addresses that are looked up at a time. */
const ADDRESSES_AT_ONCE = 1000

/** Checks valid rows against the database: existing members, invitations, and the remaining seats of the plan. */
export function createRowChecks({ clock }: { clock: Clock }) {
  return async function check(
    tx: TenantTx,
    tenant: Tenant,
    rows: readonly RowResult<RowPerson>[],
  ): Promise<RowResult<RowPerson>[]> {
    const reasons = new Map<string, string>()
    const emails = rows.filter(isGood).map(({ value }) => value.email)
    for (let at = 0; at < emails.length; at += ADDRESSES_AT_ONCE)
      await lookUp(tx, emails.slice(at, at + ADDRESSES_AT_ONCE), reasons)
    const { importsPerDay } = peopleLimits(tenant.plan)
    const since = new Date(clock.now().getTime() - DAY_MS)
    let left = importsPerDay - (await store.countInvitedSince(tx, since))
    return rows.map((row) => {
      if (!isGood(row)) return row
      const reason = reasons.get(row.value.email.toLowerCase())
      if (reason) return { ...row, ...refused(reason) }
      if (left <= 0) return { ...row, ...refused(beyondPlan(importsPerDay)) }
      left--
      return row
    })
  }

  async function lookUp(tx: TenantTx, emails: string[], reasons: Map<string, string>): Promise<void> {
    for (const email of await store.listInvited(tx, emails, clock.now()))
      reasons.set(email, 'This address already has a pending invitation.')
    for (const { email, disabled_at } of await store.listKnown(tx, emails))
      reasons.set(
        email,
        disabled_at ? problems['member-disabled'].message : 'Someone with this address is already a member.',
      )
  }
}

function beyondPlan(people: number): Sentence {
  const message =
    'Your plan lets you invite {people, number} people from files every 24 hours. Import this row tomorrow.'
  return sentence(message, { people })
}
