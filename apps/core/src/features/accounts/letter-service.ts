import type { Db, TenantTx } from '../../platform/db/open.ts'
import type { Letter } from '../../platform/mail/letter.ts'
import { newDeviceLetter, passwordChangedLetter, resetLetter, welcomeLetter } from '../../platform/mail/letters.ts'
import type { Tenant } from '../../platform/tenant.ts'
import { findDevice } from './device-store.ts'
import type { Recovery } from './recovery-service.ts'
import { findUser, type UserRow } from './store.ts'

interface Parts {
  db: Db
  recovery: Pick<Recovery, 'issue'>
}

/** An order as it comes out of the queue. */
type Order = Record<string, string>

export type Letters = ReturnType<typeof createLetters>

/** Writes what was ordered for a person, when it leaves: until then a name or an address may have changed. */
export function createLetters({ db, recovery }: Parts) {
  return { write }

  /** Undefined where nobody is left to write to, and where nobody was ever meant (an address that is not known). */
  async function write(tenant: Tenant, order: Order): Promise<{ to: string; letter: Letter } | undefined> {
    return db.inTenant(tenant.id, async (tx) => {
      const row = await findUser(tx, order.userId ?? '')
      if (!row?.email) return undefined
      const letter = await letterFor(tx, tenant, row, order)
      return letter && { to: row.email, letter }
    })
  }

  async function letterFor(tx: TenantTx, tenant: Tenant, row: UserRow, order: Order): Promise<Letter | undefined> {
    const person = { username: row.username, displayName: row.display_name }
    if (order.template === 'welcome') return welcomeLetter(tenant, person)
    if (order.template === 'password-changed') return passwordChangedLetter(tenant, person)
    if (order.template === 'reset-password') return resetLetter(tenant, person, await recovery.issue(tx, row.id))
    const device = await findDevice(tx, order.deviceId ?? '')
    return device && newDeviceLetter(tenant, person, { ...device, seenAt: device.first_seen_at })
  }
}
