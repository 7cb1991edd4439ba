import { type ImportField, IMPORT_ROWS_MAX, MAILS_PER_MINUTE, type PeopleImport } from '@vitrine/contract'
import { ImportPlan } from '@vitrine/contract/api'
import { AppError } from '../../../platform/errors/app-error.ts'
import type { Audit } from '../../../platform/audit/audit.ts'
import type { Clock } from '../../../platform/time/clock.ts'
import type { TenantTx } from '../../../platform/db/open.ts'
import { mayCall } from '../../../platform/http/requests/guards.ts'
import type { PlacedRow, TableImportDefinition } from '../../../platform/table-import/definition.ts'
import { isGood } from '../../../platform/table-import/row-results.ts'
import type { ImportRecord, LockedImport } from '../../../platform/table-import/store.ts'
import { summaryOf } from '../../../platform/table-import/summary.ts'
import type { Tenant } from '../../../platform/tenant/tenant.ts'
import type { ThreadPool } from '../../../platform/thread-pool/thread-pool.ts'
import { findUser, usernamesOf } from '../../people/index.ts'
import type { Invitations } from '../invitations/service.ts'
import { columnNames } from './columns.ts'
import { createRowChecks } from './row-checks.ts'
import { type RowPerson, createRepeatCheck, tasks } from './rows.ts'
import * as store from './rows-store.ts'

/** Few enough that a turn takes less than a second, many enough that ten thousand rows take a minute. */
const ROWS_AT_ONCE = 200

interface Deps {
  threads: Pick<ThreadPool, 'run'>
  invitations: Pick<Invitations, 'inviteCustomers'>
  audit: Audit
  clock: Clock
}

type Definition = TableImportDefinition<ImportField, ImportPlan, RowPerson, PeopleImport>

/**
 * Invites people from the rows of a file. A turn is one transaction: the invitations, the orders of their emails, the results
 * of the rows and the progress of the import.
 */
export function definePeopleImport({ threads, invitations, audit, clock }: Deps): Definition {
  const checkRows = createRowChecks({ clock })
  return {
    kind: 'people',
    folder: 'imports',
    rowsMax: IMPORT_ROWS_MAX,
    queue: 'import',
    event: 'import_update',
    problems: { begun: 'import-begun', columns: 'import-columns', running: 'import-running' },
    notReached: 'The import was stopped before it reached this row.',
    isOfTeam: true,
    isReadWhole: true,
    pauseSeconds: 0,
    columnNames,
    planSchema: ImportPlan,
    checkPlan(_tenant, { key }, { columns }) {
      if (columns.email === undefined) throw new AppError('import-columns')
      // A program may invite customers only, and a column of roles could name others.
      if (key && columns.role !== undefined) {
        const message = 'API keys can only assign the roles customer and member. Remove the role column.'
        throw new AppError('key-refused', { message })
      }
    },
    async rowReader({ header }, { columns }, owner) {
      const checkRepeated = createRepeatCheck()
      return async (chunk) => {
        const rows = await threads.run(tasks.readPeople, { chunk, columns, width: header.length }, owner)
        return rows.map(checkRepeated)
      }
    },
    checkRows,
    async importRows({ tenant, rows, recordRows }) {
      const piece: PlacedRow<RowPerson>[] = []
      for await (const row of rows) if (piece.push(row) === ROWS_AT_ONCE) break
      await recordRows(piece, (tx, locked) => invitePiece(tx, tenant, locked, piece))
    },
    listReasons: store.listReasons,
    async mayContinue(tx, userId) {
      const user = await findUser(tx, userId)
      return user !== undefined && mayCall('partner-admin', { role: user.role, memberRole: user.member_role })
    },
    async ended(tx, { id, user_id: userId, next_row: taken, refused_count: refused }) {
      // The work continues without a request, so there is no address to record.
      const detail = { invited: taken - refused, refused }
      await audit(tx, { id: userId, address: '' }, 'people-imported', { subject: id, detail })
    },
    serialize,
  }

  async function invitePiece(
    tx: TenantTx,
    tenant: Tenant,
    locked: LockedImport,
    piece: readonly PlacedRow<RowPerson>[],
  ): Promise<number | null> {
    if (locked.state !== 'running') return null
    const rows = await checkRows(
      tx,
      tenant,
      piece.map(({ row }) => row),
    )
    const admitted = rows.filter(isGood)
    const mailAt = mailTimes(locked)
    const people = admitted.map(({ value }, index) => ({ ...value, mailAt: mailAt(index) }))
    const ids = await invitations.inviteCustomers(tx, locked.user_id, people)
    const idOf = new Map(admitted.map(({ line }, index) => [line, ids[index] ?? null]))
    const noted = rows.map(({ line, title, reason }) => {
      return { line, email: title, reason, invitationId: idOf.get(line) ?? null }
    })
    await store.recordRows(tx, locked.id, noted, clock.now())
    return rows.length - admitted.length
  }

  /** Returns when the emails of the next rows are sent: one after the other from the beginning of the import. */
  function mailTimes({ next_row: taken, refused_count: refused, started_at: begunAt }: LockedImport) {
    const from = (begunAt ?? clock.now()).getTime()
    return (index: number) => new Date(from + Math.floor(((taken - refused + index) * 60_000) / MAILS_PER_MINUTE))
  }
}

async function serialize(tx: TenantTx, records: ImportRecord[]): Promise<PeopleImport[]> {
  const mailsWaiting = await store.countWaitingMails(
    tx,
    records.map(({ id }) => id),
  )
  const usernames = await usernamesOf(tx, [...new Set(records.map((record) => record.user_id))])
  return records.map((record) => ({
    ...summaryOf(record, columnNames, ImportPlan),
    state: record.state,
    invited: record.next_row - record.refused_count,
    mailsWaiting: mailsWaiting.get(record.id) ?? 0,
    importedBy: usernames.get(record.user_id) ?? '',
  }))
}
