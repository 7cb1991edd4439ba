import type { ReconciliationDifference, ReconciliationReport } from '@vitrine/contract'
import { AppError } from '../../platform/errors/app-error.ts'
import { type PageQuery, pageOf } from '../../platform/db/keyset.ts'
import type { Db } from '../../platform/db/open.ts'
import { countChecked } from '../billing/index.ts'
import { type DifferenceRow, findDifference, listDifferences } from './operator-store.ts'
import type { Reconciliation } from './service.ts'

interface Deps {
  db: Db
  reconciliation: Pick<Reconciliation, 'replay'>
}

export type DifferencesReport = ReturnType<typeof createDifferencesReport>

/** The differences of all tenants, for the operator. */
export function createDifferencesReport({ db, reconciliation }: Deps) {
  return { read, replay }

  async function read(asked: PageQuery): Promise<{ report: ReconciliationReport; next: string | null }> {
    const { rows, next } = pageOf(await listDifferences(db, asked), asked.limit)
    const checked = await countChecked(db)
    const report = {
      checkedAt: checked.last?.toISOString() ?? null,
      checked: Number(checked.n),
      differences: rows.map(differenceOf),
    }
    return { report, next }
  }

  /** Compares the purchase of a difference once more. Returns what remains of it. Throws not-found. */
  async function replay(differenceId: string): Promise<{ difference: ReconciliationDifference | null }> {
    const found = await findDifference(db, differenceId)
    if (!found) throw new AppError('not-found')
    await reconciliation.replay(found.tenantId, differenceId)
    const left = await findDifference(db, differenceId)
    return { difference: left ? differenceOf(left) : null }
  }
}

function differenceOf({ foundAt, ...row }: DifferenceRow): ReconciliationDifference {
  return { ...row, foundAt: foundAt.toISOString() }
}
