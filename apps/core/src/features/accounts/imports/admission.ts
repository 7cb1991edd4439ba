import { peopleLimits, problems } from '@vitrine/contract'
import type { Clock } from '../../../platform/clock.ts'
import type { TenantTx } from '../../../platform/db/open.ts'
import type { Tenant } from '../../../platform/tenant.ts'
import type { RefusedRow, RowPerson, RowResult } from './rows.ts'
import * as rows from './rows-store.ts'

const DAY_MS = 24 * 3_600_000
/** So many addresses are looked up at a time. */
const ADDRESSES_AT_ONCE = 1000

export type AdmittedRow = { kind: 'person'; line: number; person: RowPerson }

export type Admission = ReturnType<typeof createAdmission>

/** What the database says of rows that are good in themselves: who is here, who is invited, how many the plan still lets in. */
export function createAdmission({ clock }: { clock: Clock }) {
  return { judge }

  async function judge(tx: TenantTx, tenant: Tenant, results: readonly RowResult[]): Promise<RowResult[]> {
    const reasons = new Map<string, string>()
    const emails = results.flatMap((row) => (row.kind === 'person' ? [row.person.email] : []))
    for (let at = 0; at < emails.length; at += ADDRESSES_AT_ONCE)
      await lookUp(tx, emails.slice(at, at + ADDRESSES_AT_ONCE), reasons)
    const { importsPerDay } = peopleLimits(tenant.plan)
    const since = new Date(clock.now().getTime() - DAY_MS)
    let left = importsPerDay - (await rows.countInvitedSince(tx, since))
    return results.map((row) => {
      if (row.kind === 'refused') return row
      const reason = reasons.get(row.person.email.toLowerCase())
      if (reason) return refusedFor(row, reason)
      if (left <= 0) return refusedFor(row, beyondPlan(importsPerDay))
      left--
      return row
    })
  }

  async function lookUp(tx: TenantTx, emails: string[], reasons: Map<string, string>): Promise<void> {
    for (const email of await rows.listInvited(tx, emails, clock.now()))
      reasons.set(email, 'This address has an open invitation already.')
    for (const { email, disabled_at } of await rows.listKnown(tx, emails))
      reasons.set(
        email,
        disabled_at ? problems['member-disabled'].message : 'Somebody with this address is here already.',
      )
  }
}

function refusedFor({ line, person: { email } }: AdmittedRow, reason: string): RefusedRow {
  return { kind: 'refused', line, email, reason }
}

function beyondPlan(importsPerDay: number): string {
  return `Your plan lets you invite ${importsPerDay} people from files within 24 hours. Send this row tomorrow.`
}
