import type { AuditCheck } from '@vitrine/contract'
import type { Db } from '../db/open.ts'
import * as store from './chain-store.ts'

/** Links compared in one transaction: about 50 ms. */
const LINKS_AT_ONCE = 5000
const FAULTS_SHOWN = 100

/**
 * Compares a tenant's audit log with the hash chain over it, in short transactions. Entries that are added meanwhile are compared too
 * or left for the next check.
 */
export async function checkChain(db: Db, tenantId: string): Promise<AuditCheck> {
  const faults: AuditCheck['faults'] = []
  let faultCount = 0
  const add = (found: AuditCheck['faults']) => {
    faultCount += found.length
    faults.push(...found.slice(0, FAULTS_SHOWN - faults.length))
  }
  let last: store.LastLink = { seq: 0, hash: '' }
  for (;;) {
    const links = await db.inTenant(tenantId, (tx) => store.readLinks(tx, last, LINKS_AT_ONCE))
    add(links.flatMap(({ kind, entry_id: entryId }) => (kind ? [{ kind, entryId }] : [])))
    const newest = links.at(-1)
    if (newest) last = { seq: Number(newest.seq), hash: newest.hash }
    if (links.length < LINKS_AT_ONCE) break
  }
  const unlinked = await db.inTenant(tenantId, (tx) => store.listUnlinked(tx, FAULTS_SHOWN))
  add(unlinked.map(({ id: entryId }) => ({ kind: 'unlinked' as const, entryId })))
  return { entries: last.seq, hash: last.hash, faults, faultCount }
}
