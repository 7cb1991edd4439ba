import type { LedgerFilter, LedgerLine } from '@vitrine/contract'
import { AppError } from '../../platform/errors/app-error.ts'
import type { Db, TenantTx } from '../../platform/db/open.ts'
import type { Person } from '../../platform/http/request.ts'
import type { Tenant } from '../../platform/tenant/tenant.ts'
import { tableLine } from '../../platform/table-file/table-file.ts'
import { invoiceNumber } from '../invoices/index.ts'
import { lockAccount } from '../people/index.ts'
import { listAdjustmentReasons } from '../credit-grants/index.ts'
import { INTRODUCTION, sourcesOf } from './sources.ts'
import type { Ledger } from '../ledger/index.ts'

/** Adjustments go in either direction, and belong to different filters accordingly. */
const KINDS: Record<LedgerFilter, { kinds?: readonly LedgerLine['kind'][]; way?: 'in' | 'out' }> = {
  all: {},
  bought: { kinds: ['grant', 'adjust'], way: 'in' },
  used: { kinds: ['hold'] },
  returned: { kinds: ['release'] },
  ended: { kinds: ['expire', 'adjust'], way: 'out' },
}

const CSV_ROWS_AT_ONCE = 500
const CSV_HEAD = ['When', 'What', 'Credits with', 'Invoice', 'Video', 'Credits', 'Balance', 'Expires']

interface Wanted {
  filter: LedgerFilter
  /** ISO 8601. */
  since?: string | undefined
}

interface Page extends Wanted {
  cursor?: string | undefined
  limit: number
}

export type CreditLines = ReturnType<typeof createCreditLines>

/** The credit history of a person, in pages and as CSV. */
export function createCreditLines({ db, ledger }: { db: Db; ledger: Pick<Ledger, 'statement'> }) {
  return { page, pageOf, csv }

  async function page(tenant: Tenant, person: Pick<Person, 'id'>, asked: Page) {
    return paged(await db.inTenant(tenant.id, (tx) => read(tx, tenant, person, asked)), asked)
  }

  /** Returns the history of a person of this tenant, for its team. Throws not-found. */
  async function pageOf(tenant: Tenant, userId: string, asked: Page) {
    const items = await db.inTenant(tenant.id, async (tx) => {
      if (!(await lockAccount(tx, userId))) throw new AppError('not-found')
      return read(tx, tenant, { id: userId }, asked)
    })
    return paged(items, asked)
  }

  function paged(items: LedgerLine[], asked: Page) {
    const shown = items.slice(0, asked.limit)
    return { items: shown, nextCursor: items.length > asked.limit ? (shown.at(-1)?.id ?? null) : null }
  }

  /** Yields the whole history as CSV. Each page is read in a short transaction of its own. */
  async function* csv(tenant: Tenant, person: Person, { filter, since }: Wanted): AsyncGenerator<string> {
    // The byte order mark, from which spreadsheets recognise UTF-8.
    yield tableLine(CSV_HEAD)
    let cursor: string | undefined
    do {
      const { items, nextCursor } = await page(tenant, person, { filter, since, cursor, limit: CSV_ROWS_AT_ONCE })
      yield items.map(csvLine).join('')
      cursor = nextCursor ?? undefined
    } while (cursor)
  }

  async function read(tx: TenantTx, tenant: Tenant, person: Pick<Person, 'id'>, asked: Page): Promise<LedgerLine[]> {
    const { filter, since, ...rest } = asked
    const from = since === undefined ? undefined : new Date(since)
    const rows = await ledger.statement(tx, person.id, { ...rest, ...KINDS[filter], since: from })
    const sources = await sourcesOf(tx, [...new Set(rows.map(({ sourceRef }) => sourceRef))])
    const reasons = await listAdjustmentReasons(tx, [
      ...new Set(rows.flatMap(({ adjustmentId }) => adjustmentId ?? [])),
    ])
    return rows.map((row) => {
      const { name = null, seq = null } = sources.get(row.sourceRef) ?? {}
      return {
        id: row.id,
        at: row.at.toISOString(),
        kind: row.kind,
        bucket: row.bucketKind,
        credits: row.deltaHalfCredits / 2,
        balance: row.balanceHalfCredits / 2,
        expiresAt: row.expiresAt?.toISOString() ?? null,
        videoId: row.videoId,
        videoTitle: row.videoTitle,
        holdState: row.holdState,
        name,
        isForIntroduction: INTRODUCTION.test(row.sourceRef),
        reason: reasons.get(row.adjustmentId ?? '') ?? null,
        invoiceNumber: seq === null ? null : invoiceNumber(tenant, seq),
      }
    })
  }
}

function csvLine(line: LedgerLine): string {
  const { at, kind, name, reason, bucket, invoiceNumber: invoice, videoTitle, credits, balance, expiresAt } = line
  return tableLine([at, kind, name ?? reason ?? bucket, invoice, videoTitle, credits, balance, expiresAt])
}
