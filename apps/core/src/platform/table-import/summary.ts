import type { z } from 'zod'
import { suggestedColumns } from '../table-file/suggested-columns.ts'
import type { ImportRecord } from './store.ts'

/** Returns what every kind of import shows; `waiting` and `refused` count rows. */
export function summaryOf<Field extends string, Plan>(
  record: ImportRecord,
  columnNames: Record<Field, readonly string[]>,
  planSchema: z.ZodType<Plan>,
) {
  return {
    id: record.id,
    name: record.name,
    encoding: record.encoding,
    header: record.header,
    sample: record.sample,
    suggested: suggestedColumns(record.header, columnNames),
    plan: planSchema.nullable().parse(record.plan),
    rows: record.row_count,
    waiting: record.row_count - record.next_row,
    refused: record.refused_count,
    createdAt: record.created_at.toISOString(),
    endedAt: record.ended_at?.toISOString() ?? null,
  }
}
