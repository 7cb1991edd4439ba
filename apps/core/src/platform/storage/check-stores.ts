import { randomUUID } from 'node:crypto'
import type { StorageKind, Store } from '../../ports/storage.ts'
import type { Db } from '../db/open.ts'
import { CliError } from '../process/cli-error.ts'
import { hasMarker, removeMarker, tryStorage, writeMarker } from './markers.ts'
import { addToken, readTokens } from './marker-store.ts'

interface Check {
  db: Db
  /** The stores of this node, first the one it writes to. */
  stores: readonly Store[]
}

/**
 * Proves that this node reads what the others write: each store of the installation has a marker, which the first node wrote and
 * whose token is in the database. Throws CliError where a store of this node cannot be used, is not that of the others, or where
 * files are in a store that this node does not read.
 */
export async function checkStores({ db, stores }: Check): Promise<void> {
  for (const store of stores)
    await checkStore(db, store).catch((error: unknown) => {
      if (error instanceof CliError) throw error
      const message = error instanceof Error ? error.message : String(error)
      const { place, remedyFor } = store.storage
      throw new CliError(`Media cannot be stored in ${place}. ${message} ${remedyFor(error)}`)
    })
  const [current] = stores
  for (const [kind, token] of await readTokens(db))
    if (current && !stores.some((store) => store.kind === kind) && !(await hasMarker(current.storage, kind, token)))
      throw new CliError(leftBehind(kind))
}

async function checkStore(db: Db, { kind, storage }: Store): Promise<void> {
  await tryStorage(storage)
  const known = (await readTokens(db)).get(kind)
  if (known === undefined) return markFirst(db, { kind, storage })
  if (!(await hasMarker(storage, kind, known))) throw new CliError(notOurs(kind, storage.place))
}

/**
 * The object is written before its token, so that no other node looks for it in vain. Of two first nodes, one token is stored.
 */
async function markFirst(db: Db, { kind, storage }: Store): Promise<void> {
  const token = randomUUID()
  await writeMarker(storage, kind, token)
  const counting = await addToken(db, kind, token)
  if (counting !== token) await removeMarker(storage, kind, token)
  if (!(await hasMarker(storage, kind, counting))) throw new CliError(notOurs(kind, storage.place))
}

/** Marks the stores of this node as those of the installation, even where they carry the markers of another one. */
export async function adoptStores(db: Db, stores: readonly Store[]): Promise<void> {
  const tokens = await readTokens(db)
  for (const { kind, storage } of stores) {
    const token = tokens.get(kind)
    if (token !== undefined) await writeMarker(storage, kind, token)
  }
}

function notOurs(kind: StorageKind, place: string): string {
  const same = kind === 's3' ? 'S3_ENDPOINT, S3_BUCKET and S3_PREFIX' : 'folder DATA_DIR/storage'
  return (
    `This node takes no work: it keeps media in ${place}, where the marker of the other nodes is missing, so that they would not find ` +
    `its files nor it theirs. All nodes need the same ${same}. If this is the right place and its files were lost or brought ` +
    'back from a backup: npm run storage -- adopt'
  )
}

function leftBehind(kind: StorageKind): string {
  return (
    `This node takes no work: media of this installation is still in the other store. Set STORAGE_FALLBACK=${kind} until ` +
    '`npm run storage -- move` has brought everything over.'
  )
}
