import { AppError } from '../../platform/errors/app-error.ts'
import type { TenantTx } from '../../platform/db/open.ts'
import type { Person } from '../../platform/http/request.ts'
import { type LockedVideo, lockVideos } from './store.ts'

interface Owned {
  user_id: string
  deleted_at: Date | null
}

/** Throws not-found for another person's video and for one in the trash, as for one that does not exist. */
export function ownVideo<Row extends Owned>(row: Row | undefined, person: Pick<Person, 'id'>): Row {
  if (row?.user_id !== person.id || row.deleted_at) throw new AppError('not-found')
  return row
}

/** Locks a person's finished video that may be watched. Throws not-found, not-ready and taken-down. */
export async function lockFinished(tx: TenantTx, person: Pick<Person, 'id'>, id: string): Promise<LockedVideo> {
  const row = ownVideo((await lockVideos(tx, [id]))[0], person)
  const problem = problemOf(row)
  if (problem) throw new AppError(problem)
  return row
}

/** Locks those of the videos that are the person's. `problem` is why no job of one can be requested. */
export async function lockChosen(tx: TenantTx, person: Pick<Person, 'id'>, ids: readonly string[]) {
  const rows = await lockVideos(tx, ids)
  return rows
    .filter((row) => row.user_id === person.id && !row.deleted_at)
    .map((row) => ({ ...row, problem: problemOf(row) }))
}

function problemOf(row: LockedVideo): 'not-ready' | 'taken-down' | null {
  if (row.status !== 'ready') return 'not-ready'
  return row.taken_down_at ? 'taken-down' : null
}
