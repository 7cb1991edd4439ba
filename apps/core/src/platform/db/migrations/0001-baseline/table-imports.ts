import type { TableDefinition } from '../create-table.ts'

/** Imports from table files, and what became of their rows. */
export const tableImports: Record<string, TableDefinition> = {
  table_import: {
    row: 'A table file from whose rows something is done, one after the other; its rows stay in the file.',
    columns: `
      tenant_id uuid not null references tenant (id) on delete cascade,
      id uuid not null,
      kind text not null check (kind in ('people', 'videos')),
      user_id uuid not null,
      name text not null,
      state text not null default 'open' check (state in ('open', 'running', 'done', 'cancelled')),
      encoding text not null,
      header jsonb not null,
      sample jsonb not null,
      row_count integer not null check (row_count > 0),
      plan jsonb not null default 'null',
      next_row integer not null default 0,
      refused_count integer not null default 0,
      generation integer not null default 0,
      created_at timestamptz not null,
      started_at timestamptz,
      ended_at timestamptz,
      primary key (tenant_id, id),
      foreign key (tenant_id, user_id) references app_user (tenant_id, id) on delete cascade,
      check (next_row between 0 and row_count)`,
    notes: {
      user_id: 'The person who brought the file; the import is deleted with them.',
      name: 'The name of the file.',
      sample: 'The first rows, shown with the names of the columns.',
      plan: 'Which column holds what; its shape depends on the kind.',
      next_row: 'The index of the first row that was not processed yet, from 0.',
      refused_count: 'How many of the processed rows were refused.',
      generation: 'Raised with every job that is sent; a job of an earlier generation does nothing.',
      started_at: 'From when on the emails to invited people are sent, one after another.',
    },
    indexes: [
      `create index table_import_of_user on table_import (tenant_id, user_id, id)`,
      // Emails of two imports at once would be sent twice as fast as intended.
      `create unique index table_import_people_running on table_import (tenant_id)
         where kind = 'people' and state = 'running'`,
    ],
  },
  people_import_row: {
    row: 'The outcome of one processed row of an import.',
    columns: `
      tenant_id uuid not null references tenant (id) on delete cascade,
      import_id uuid not null,
      line integer not null,
      email text not null,
      reason text,
      invitation_id uuid,
      at timestamptz not null,
      primary key (tenant_id, import_id, line),
      foreign key (tenant_id, import_id) references table_import (tenant_id, id) on delete cascade`,
    notes: {
      line: 'The line number in the file.',
      reason: 'Null for an invited person.',
      invitation_id: 'No reference, because an invitation is deleted when it is accepted.',
    },
    indexes: [
      `create index people_import_row_of_day on people_import_row (tenant_id, at) where invitation_id is not null`,
    ],
  },
}
