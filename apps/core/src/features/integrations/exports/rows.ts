import { exportTypes } from '@vitrine/contract/api'
import { AppError } from '../../../platform/errors/app-error.ts'
import type { Db, TenantTx } from '../../../platform/db/open.ts'
import type { Person } from '../../../platform/http/request.ts'
import type { AvatarsModule } from '../../avatars/index.ts'
import { type DailyView, listDailyViews } from '../../sharing/index.ts'
import { listVideosForExport } from '../../videos/index.ts'

type ExportType = (typeof exportTypes)[number]
export type ExportRow = Readonly<Record<string, string | number | null>>

/** The pages of an export, and the names of its columns in their order. */
export interface ExportRows {
  columns: readonly string[]
  pages: AsyncIterable<readonly ExportRow[]>
}

const ROWS_AT_ONCE = 500

const COLUMNS: Record<ExportType, readonly string[]> = {
  videos:
    'id title propertyAddress script language presenter status error durationSeconds credits createdAt finishedAt'.split(
      ' ',
    ),
  avatars: 'id name type status createdAt'.split(' '),
  analytics: 'day videoId videoTitle starts quarters halves threeQuarters ends clicks leads'.split(' '),
}

interface Deps {
  db: Db
  avatars: Pick<AvatarsModule['avatars'], 'list'>
}

export type ReadExport = ReturnType<typeof createExportRows>

/** Returns a function that reads a person's own rows page by page, so that memory does not grow with their number. */
export function createExportRows({ db, avatars }: Deps) {
  /** Throws not-found. */
  return (person: Person, name: string): ExportRows => {
    const type = exportTypes.find((known) => known === name)
    if (!type) throw new AppError('not-found')
    return { columns: COLUMNS[type], pages: pagesOf(person, type) }
  }

  async function* pagesOf(person: Person, type: ExportType): AsyncGenerator<readonly ExportRow[]> {
    if (type === 'avatars') yield avatarRows(await avatars.list(person))
    else if (type === 'videos') yield* pages<VideoExportRow>(person, (tx, last) => videoRows(tx, person.id, last?.id))
    else yield* pages<DailyView>(person, (tx, after) => listDailyViews(tx, person.id, { after, limit: ROWS_AT_ONCE }))
  }

  async function* pages<Row>(
    { tenantId }: Person,
    read: (tx: TenantTx, last: Row | undefined) => Promise<Row[]>,
  ): AsyncGenerator<Row[]> {
    let last: Row | undefined
    do {
      const from = last
      const page = await db.inTenant(tenantId, (tx) => read(tx, from))
      last = page.length === ROWS_AT_ONCE ? page.at(-1) : undefined
      yield page
    } while (last)
  }
}

function avatarRows(list: Awaited<ReturnType<Deps['avatars']['list']>>): ExportRow[] {
  return list.map(({ id, name, type, status, createdAt }) => ({ id, name, type, status, createdAt }))
}

type VideoExportRow = Awaited<ReturnType<typeof videoRows>>[number]

async function videoRows(tx: TenantTx, userId: string, after: string | undefined) {
  const rows = await listVideosForExport(tx, userId, { after, limit: ROWS_AT_ONCE })
  return rows.map((row) => ({
    id: row.id,
    title: row.title,
    propertyAddress: row.property_address,
    script: row.script,
    language: row.language,
    presenter: row.presenter_id,
    status: row.status,
    error: row.error_message,
    durationSeconds: row.duration_seconds,
    credits: row.charged_half_credits === null ? null : row.charged_half_credits / 2,
    createdAt: row.created_at.toISOString(),
    finishedAt: row.finished_at?.toISOString() ?? null,
  }))
}
