import type { StorageKind } from '../../ports/storage.ts'
import type { Db } from '../db/open.ts'

/** Returns the token of each store that nodes of this installation have written to. */
export function readTokens(db: Db): Promise<Map<StorageKind, string>> {
  return db.asSystem('a node compares its stores with those of the other nodes', async (tx) => {
    const rows = await tx.selectFrom('storage_marker').select(['kind', 'token']).execute()
    return new Map(rows.map(({ kind, token }) => [kind as StorageKind, token]))
  })
}

/** Returns the valid token of this kind of store: this one, unless another node was faster. */
export function addToken(db: Db, kind: StorageKind, token: string): Promise<string> {
  return db.asSystem('the first node on a store leaves its marker there', async (tx) => {
    await tx
      .insertInto('storage_marker')
      .values({ kind, token })
      .onConflict((conflict) => conflict.column('kind').doNothing())
      .execute()
    const row = await tx.selectFrom('storage_marker').select('token').where('kind', '=', kind).executeTakeFirstOrThrow()
    return row.token
  })
}
