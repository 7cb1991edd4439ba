import { z } from 'zod'
import { BATCH_ROWS_MAX } from '../limits/batch-limits.ts'
import { Batch, BatchCheck, BatchPlan } from '../entities/batches.ts'
import type { Table } from '../types.ts'
import { Paging, pageOf } from './paging.ts'
import { Id } from './shapes.ts'

export const TableName = z
  .string()
  .trim()
  .min(1, 'Enter a file name.')
  .max(200, 'Keep the file name to {maximum, number} characters or fewer.')
  .regex(/^\P{Cc}*$/u, 'Keep the file name on one line.')

/** Many videos, or many personal links to one video, from the rows of a table file. */
export const batches = {
  'POST /api/batches': {
    feature: 'batches',
    summary: `Takes a CSV file of at most 20 MB and ${BATCH_ROWS_MAX} rows and says what its columns seem to hold.`,
    access: 'customer',
    limit: 'change',
    scope: null,
    duringImpersonation: 'refused',
    query: z.object({ name: TableName }),
    bytes: true,
    response: Batch,
    status: 201,
    problems: ['table-too-large', 'table-too-long', 'table-unreadable', 'wrong-media-type'],
  },
  'GET /api/batches': {
    feature: 'batches',
    summary: 'The person’s batches, newest first.',
    access: 'customer',
    limit: 'read',
    scope: null,
    duringImpersonation: 'allowed',
    query: Paging,
    response: pageOf(Batch),
    problems: [],
  },
  'GET /api/batches/template.csv': {
    feature: 'batches',
    summary: 'An example table with all supported columns.',
    access: 'customer',
    limit: 'read',
    scope: null,
    duringImpersonation: 'allowed',
    response: 'file',
    problems: [],
  },
  'GET /api/batches/:id': {
    feature: 'batches',
    summary: 'The progress of a batch.',
    access: 'customer',
    limit: 'read',
    scope: null,
    duringImpersonation: 'allowed',
    params: Id,
    response: Batch,
    problems: ['not-found'],
  },
  'POST /api/batches/:id/check': {
    feature: 'batches',
    summary:
      'A dry run of a plan: which rows cannot be made and why, what the others cost, and how many are affordable.',
    access: 'customer',
    limit: 'change',
    scope: null,
    duringImpersonation: 'refused',
    params: Id,
    body: BatchPlan,
    response: BatchCheck,
    problems: ['not-found', 'batch-begun', 'batch-columns', 'not-ready', 'taken-down'],
  },
  'POST /api/batches/:id/start': {
    feature: 'batches',
    summary: 'Starts creating the videos of the plan that was checked last.',
    access: 'customer',
    limit: 'change',
    scope: null,
    duringImpersonation: 'refused',
    params: Id,
    response: Batch,
    problems: ['not-found', 'batch-begun', 'batch-columns', 'not-ready', 'taken-down', 'renderer-missing'],
  },
  'POST /api/batches/:id/cancel': {
    feature: 'batches',
    summary: 'Cancels a batch. Videos that are not finished stop, and their credits are returned.',
    access: 'customer',
    limit: 'change',
    scope: null,
    duringImpersonation: 'refused',
    params: Id,
    response: Batch,
    problems: ['not-found'],
  },
  'GET /api/batches/:id/rows.csv': {
    feature: 'batches',
    summary: 'Rows as a CSV file: those that were not made, with the reason, or those that were, with their links.',
    access: 'customer',
    limit: 'heavy',
    scope: null,
    duringImpersonation: 'allowed',
    params: Id,
    query: z.object({ which: z.enum(['refused', 'made'], { error: 'Choose refused or made.' }).default('refused') }),
    response: 'file',
    problems: ['not-found'],
  },
} as const satisfies Table
