import type { ApiKeyRecord } from '@vitrine/contract'
import type { Audit } from '../../platform/audit/audit.ts'
import type { TenantTx } from '../../platform/db/open.ts'
import type { Events } from '../../platform/events/events.ts'
import type { Clock } from '../../platform/time/clock.ts'
import type { Ledger } from '../ledger/index.ts'
import * as store from './store.ts'

/** The actor who revokes keys. Nobody is signed in during a password reset. */
type Actor = Parameters<Audit>[1]

interface Deps {
  ledger: Pick<Ledger, 'spentByKeys'>
  events: Pick<Events, 'publish'>
  audit: Audit
  clock: Clock
}

export type KeysOfPeople = ReturnType<typeof createKeysOfPeople>

/** Lists and ends the API keys of people. It needs no sign-in, so signing in may use it: a password reset ends the keys. */
export function createKeysOfPeople({ ledger, events, audit, clock }: Deps) {
  return { listAll: (tx: TenantTx) => records(tx), listOf, endAllOf }

  /** Returns the keys that this person made, also those from an earlier role. */
  function listOf(tx: TenantTx, userId: string): Promise<ApiKeyRecord[]> {
    return records(tx, userId)
  }

  async function records(tx: TenantTx, userId?: string): Promise<ApiKeyRecord[]> {
    const spent = await ledger.spentByKeys(tx)
    const rows = await store.listKeys(tx, clock.now(), userId)
    return rows.map((row) => {
      const { monthHalfCredits = 0, totalHalfCredits = 0 } = spent.find(({ keyId }) => keyId === row.id) ?? {}
      return recordOf(row, row.limit_period === 'month' ? monthHalfCredits : totalHalfCredits)
    })
  }

  /** Ends every key of the person, and closes its sockets. Returns how many there were. */
  async function endAllOf(tx: TenantTx, userId: string, actor: Actor): Promise<number> {
    const ended = await store.deleteKeysOf(tx, userId)
    if (ended.length === 0) return 0
    await events.publish(tx, { type: 'session_ended', userId, refId: userId })
    for (const key of ended) await audit(tx, actor, 'key-taken-back', { subject: userId, detail: { key } })
    return ended.length
  }
}

function recordOf(row: store.KeyRow, usedHalfCredits: number): ApiKeyRecord {
  const { limit_half_credits: limit, limit_period: period } = row
  return {
    id: row.id,
    name: row.name,
    beginning: row.prefix,
    scopes: row.scopes,
    madeBy: row.username,
    createdAt: row.created_at.toISOString(),
    expiresAt: row.expires_at.toISOString(),
    lastUsedAt: row.last_used_at?.toISOString() ?? null,
    creditLimit: limit && period ? { credits: limit / 2, period } : null,
    creditsUsed: usedHalfCredits / 2,
  }
}
