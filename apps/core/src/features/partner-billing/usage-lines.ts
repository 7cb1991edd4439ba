import type { UsageLine, UsageMonth } from '@vitrine/contract'
import { tableLine } from '../../platform/table-file/table-file.ts'
import type { Db } from '../../platform/db/open.ts'
import type { Tenant } from '../../platform/tenant/tenant.ts'
import { monthNamed } from './month.ts'
import type { Usage } from './service.ts'
import * as store from './store.ts'

const CSV_ROWS_AT_ONCE = 500
const CSV_HEAD = ['Line', 'What', 'When', 'Title', 'User', 'Credits', 'US dollars']

interface Page {
  after: number
  limit: number
}

export type UsageLines = ReturnType<typeof createUsageLines>

/** Every video and twin of a month as a line of its bill. The lines and the plan's price add up to its total. */
export function createUsageLines({ db, usage }: { db: Db; usage: Pick<Usage, 'month'> }) {
  return { page, csv }

  async function page(tenant: Tenant, name: string | undefined, asked: Page) {
    return read(tenant, await usage.month(tenant, name), asked)
  }

  /** Yields the whole bill as CSV, read in short transactions. */
  async function* csv(tenant: Tenant, month: UsageMonth): AsyncGenerator<string> {
    // The byte order mark, from which spreadsheets recognise UTF-8.
    yield tableLine(CSV_HEAD)
    const part = month.part ? `${month.part.days} of ${month.part.of} days` : ''
    if (month.fees) yield tableLine([0, 'plan', `${month.month}-01`, part, '', 0, month.fees.baseCents / 100])
    let after: number | null = 0
    while (after !== null) {
      const { items, nextAfter }: Awaited<ReturnType<typeof read>> = await read(tenant, month, {
        after,
        limit: CSV_ROWS_AT_ONCE,
      })
      yield items.map(csvLine).join('')
      after = nextAfter
    }
  }

  async function read(tenant: Tenant, month: UsageMonth, { after, limit }: Page) {
    const wanted = { after, limit: limit + 1 }
    const rows = await db.inTenant(tenant.id, (tx) => store.listLines(tx, monthNamed(month.month), wanted))
    const items = rows.slice(0, limit).map((row) => lineOf(row, month))
    return { items, nextAfter: rows.length > limit ? (items.at(-1)?.position ?? null) : null }
  }
}

function lineOf({ half_credits: halfCredits, at, ...row }: store.LineRow, { terms, fees }: UsageMonth): UsageLine {
  const [included, cents] =
    row.kind === 'video' ? [terms?.videosIncluded, terms?.overageCents] : [terms?.twinsIncluded, terms?.twinCents]
  const isBeyond = fees !== null && row.number > (included ?? 0)
  return { ...row, at: at.toISOString(), credits: halfCredits / 2, cents: isBeyond ? (cents ?? 0) : 0 }
}

function csvLine({ position, kind, at, title, username, credits, cents }: UsageLine): string {
  return tableLine([position, kind, at, title, username, credits, cents / 100])
}
