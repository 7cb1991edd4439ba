import type { ImportPlan, ImportState } from '@vitrine/contract'
import type { Generated } from 'kysely'
import type { Json, JsonWithDefault, Nullable } from './column-types.ts'

// Many people from one table file: the part of the model in tables.ts for imports.

export interface PeopleImportTable {
  tenant_id: string
  id: string
  /** Whoever brought the file; it goes with them. */
  user_id: string
  /** As the file was called. */
  name: string
  state: Generated<ImportState>
  encoding: string
  header: Json<string[]>
  sample: Json<string[][]>
  row_count: number
  plan: JsonWithDefault<ImportPlan | null>
  /** The place of the first row that was not taken up yet, counted from 0. */
  next_row: Generated<number>
  /** Raised with every job that is sent: a job of an earlier turn does nothing. */
  turn: Generated<number>
  created_at: Date
  /** From when on the mails leave, one after the other. */
  begun_at: Nullable<Date>
  ended_at: Nullable<Date>
}

export interface PeopleImportRowTable {
  tenant_id: string
  import_id: string
  /** In the file, as its editor counts. */
  line: number
  email: string
  /** Null for whoever was invited. */
  reason: Nullable<string>
  invitation_id: Nullable<string>
  at: Date
}
