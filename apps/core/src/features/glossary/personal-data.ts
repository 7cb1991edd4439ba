import type { GlossaryEntry } from '@vitrine/contract'
import type { Db } from '../../platform/db/open.ts'
import { entryOf } from './serializer.ts'
import * as store from './store.ts'

export type GlossaryPersonalData = ReturnType<typeof createGlossaryPersonalData>

/** The glossary of a person, for data export and account deletion. */
export function createGlossaryPersonalData({ db }: { db: Db }) {
  return { list, erase }

  async function list(tenantId: string, userId: string): Promise<GlossaryEntry[]> {
    return db.inTenant(tenantId, async (tx) => (await store.listEntries(tx, userId)).map(entryOf))
  }

  async function erase(tenantId: string, userId: string): Promise<void> {
    await db.inTenant(tenantId, (tx) => store.deleteAllOf(tx, userId))
  }
}
