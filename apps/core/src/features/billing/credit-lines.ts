import type { LedgerFilter, LedgerLine } from '@vitrine/contract'
import type { Db, TenantTx } from '../../platform/db/open.ts'
import type { Person } from '../../platform/http/request.ts'
import type { Tenant } from '../../platform/tenant.ts'
import type { Ledger } from '../ledger/service.ts'
import { tableLine } from '../../platform/table-file.ts'
import { invoiceNumber } from '../../platform/invoice-number.ts'
import { sourcesOf } from './sources.ts'

const KINDS: Record<LedgerFilter, readonly LedgerLine['kind'][] | undefined> = {
  all: undefined,
  bought: ['grant'],
  used: ['hold'],
  returned: ['release'],
  ended: ['expire', 'adjust'],
}

const CSV_ROWS_AT_ONCE = 500
const CSV_HEAD = ['When', 'What', 'Credits with', 'Invoice', 'Video', 'Credits', 'Balance', 'Expires']

interface Wanted {
  filter: LedgerFilter
  /** A moment in time, as ISO has it. */
  since?: string | undefined
}

interface Page extends Wanted {
  cursor?: string | undefined
  limit: number
}

export type CreditLines = ReturnType<typeof createCreditLines>

/** Every change of somebody's credits, to be read. */
export function createCreditLines({ db, ledger }: { db: Db; ledger: Pick<Ledger, 'statement'> }) {
  return { page, csv }

  async function page(tenant: Tenant, person: Person, asked: Page) {
    const items = await db.inTenant(tenant.id, (tx) => read(tx, tenant, person, asked))
    const shown = items.slice(0, asked.limit)
    return { items: shown, nextCursor: items.length > asked.limit ? (shown.at(-1)?.id ?? null) : null }
  }

  /** All of them as a table, page after page, each read in a short transaction of its own. */
  async function* csv(tenant: Tenant, person: Person, { filter, since }: Wanted): AsyncGenerator<string> {
    // The mark by which spreadsheets know that names are not Latin only.
    yield tableLine(CSV_HEAD)
    let cursor: string | undefined
    do {
      const { items, nextCursor } = await page(tenant, person, { filter, since, cursor, limit: CSV_ROWS_AT_ONCE })
      yield items.map(csvLine).join('')
      cursor = nextCursor ?? undefined
    } while (cursor)
  }

  async function read(tx: TenantTx, tenant: Tenant, person: Person, asked: Page): Promise<LedgerLine[]> {
    const { filter, since, ...rest } = asked
    const from = since === undefined ? undefined : new Date(since)
    const rows = await ledger.statement(tx, person.id, { ...rest, kinds: KINDS[filter], since: from })
    const sources = await sourcesOf(tx, [...new Set(rows.map(({ sourceRef }) => sourceRef))])
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
        invoiceNumber: seq === null ? null : invoiceNumber(tenant, seq),
      }
    })
  }
}

function csvLine(line: LedgerLine): string {
  const { at, kind, name, bucket, invoiceNumber: invoice, videoTitle, credits, balance, expiresAt } = line
  return tableLine([at, kind, name ?? bucket, invoice, videoTitle, credits, balance, expiresAt])
}
