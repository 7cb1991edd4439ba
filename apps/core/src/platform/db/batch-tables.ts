import type { BatchPlan, BatchState } from '@vitrine/contract'
import type { Generated } from 'kysely'
import type { Json, JsonWithDefault, Nullable } from './column-types.ts'

// Many videos from one table file: the part of the model in tables.ts for batches.

export interface BatchTable {
  tenant_id: string
  id: string
  user_id: string
  /** As the file was called. */
  name: string
  state: Generated<BatchState>
  encoding: string
  header: Json<string[]>
  /** The first rows, to be shown beside the names of the columns. */
  sample: Json<string[][]>
  row_count: number
  plan: JsonWithDefault<BatchPlan | null>
  /** The place of the first row that was not taken up yet, counted from 0. */
  next_row: Generated<number>
  /** Raised with every job that is sent: a job of an earlier turn does nothing. */
  turn: Generated<number>
  created_at: Generated<Date>
  ended_at: Nullable<Date>
}

export interface BatchRowTable {
  tenant_id: string
  batch_id: string
  /** In the file, as its editor counts. */
  line: number
  /** Null where none was made, or where it was deleted. */
  video_id: Nullable<string>
  reason: Nullable<string>
}
