import { z } from 'zod'
import { IMPORT_ROWS_MAX } from '../people-limits.ts'
import { ImportCheck, ImportPlan, ImportRow, PeopleImport } from '../entities/imports.ts'
import type { Table } from '../types.ts'
import { TableName } from './batches.ts'
import { Paging, pageOf } from './paging.ts'

const Id = z.object({ id: z.uuid() })

/** Many customers who are invited from the rows of a table file. */
export const imports = {
  'POST /api/whitelabel/users/import': {
    feature: 'accounts',
    summary: `Takes a CSV file of at most 20 MB and ${IMPORT_ROWS_MAX} people and says what its columns seem to hold.`,
    access: 'partner-admin',
    limit: 'act',
    query: z.object({ name: TableName }),
    bytes: true,
    response: PeopleImport,
    status: 201,
    problems: ['table-too-large', 'table-too-long', 'table-unreadable', 'wrong-media-type'],
  },
  'GET /api/whitelabel/users/import': {
    feature: 'accounts',
    summary: 'The imports of the last 30 days, newest first.',
    access: 'partner-admin',
    limit: 'read',
    query: Paging,
    response: pageOf(PeopleImport),
    problems: [],
  },
  'GET /api/whitelabel/users/import/template.csv': {
    feature: 'accounts',
    summary: 'An example of such a table, with the columns that are known.',
    access: 'partner-admin',
    limit: 'read',
    response: 'file',
    problems: [],
  },
  'GET /api/whitelabel/users/import/:id': {
    feature: 'accounts',
    summary: 'How far an import is.',
    access: 'partner-admin',
    limit: 'read',
    params: Id,
    response: PeopleImport,
    problems: ['not-found'],
  },
  'POST /api/whitelabel/users/import/:id/check': {
    feature: 'accounts',
    summary: 'A dry run: who would be invited, and which rows would not be taken, each with its reason.',
    access: 'partner-admin',
    limit: 'act',
    params: Id,
    body: ImportPlan,
    response: ImportCheck,
    problems: ['not-found', 'import-begun', 'import-columns', 'key-refused'],
  },
  'POST /api/whitelabel/users/import/:id/start': {
    feature: 'accounts',
    summary: 'Invites the people of the plan that was checked last. One import of a site runs at a time.',
    access: 'partner-admin',
    limit: 'act',
    params: Id,
    response: PeopleImport,
    problems: ['not-found', 'import-begun', 'import-columns', 'import-running', 'key-refused'],
  },
  'POST /api/whitelabel/users/import/:id/cancel': {
    feature: 'accounts',
    summary: 'Invites nobody else of the file. Who was invited stays so.',
    access: 'partner-admin',
    limit: 'act',
    params: Id,
    response: PeopleImport,
    problems: ['not-found'],
  },
  'GET /api/whitelabel/users/import/:id/rows': {
    feature: 'accounts',
    summary: 'What became of the rows that were reached, in the order of the file.',
    access: 'partner-admin',
    limit: 'read',
    params: Id,
    query: Paging.omit({ cursor: true }).extend({
      which: z.enum(['refused', 'invited'], { error: 'Choose refused or invited.' }).default('invited'),
      /** The line of the last row that one has. */
      after: z.coerce.number({ error: 'Name the line of a row.' }).int().min(0).default(0),
    }),
    response: z.object({ items: z.array(ImportRow), nextAfter: z.number().int().nullable() }),
    problems: ['not-found'],
  },
  'GET /api/whitelabel/users/import/:id/rows.csv': {
    feature: 'accounts',
    summary:
      'The rows that were not taken, as a file: as they came, each with its reason, to be put right and sent again.',
    access: 'partner-admin',
    limit: 'act',
    params: Id,
    response: 'file',
    problems: ['not-found'],
  },
} as const satisfies Table
