import { AppError } from '../../platform/app-error.ts'
import type { Person } from '../../platform/http/request.ts'

interface Owned {
  user_id: string
  deleted_at: Date | null
}

/** Another person's video, and one in the trash, is answered like one that does not exist. */
export function ownVideo<Row extends Owned>(row: Row | undefined, person: Pick<Person, 'id'>): Row {
  if (row?.user_id !== person.id || row.deleted_at) throw new AppError('not-found')
  return row
}
