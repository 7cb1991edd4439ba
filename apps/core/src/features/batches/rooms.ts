import { BATCH_ROWS_MAX } from '@vitrine/contract'
import { createKeptTables } from '../../platform/table-file/kept-tables.ts'
import { createLeavingBatches } from './leaving-service.ts'
import { createBatchMaking } from './making-service.ts'
import { createBatches } from './service.ts'
import { createBatchTables } from './tables-service.ts'

type Given<Create extends (parts: never) => unknown> = Parameters<Create>[0]
type Parts = Omit<Given<typeof createBatches>, 'files'> &
  Parameters<typeof createKeptTables>[0] &
  Omit<Given<typeof createBatchMaking>, 'batches'> &
  Omit<Given<typeof createBatchTables>, 'batches'>

/** Everything that is done with a table of many videos. */
export function createBatchRooms(parts: Parts) {
  const batches = createBatches({
    ...parts,
    files: createKeptTables(parts, { folder: 'batches', rowsMax: BATCH_ROWS_MAX }),
  })
  return {
    batches,
    batchMaking: createBatchMaking({ ...parts, batches }),
    batchTables: createBatchTables({ ...parts, batches }),
    leavingBatches: createLeavingBatches(parts),
  }
}
