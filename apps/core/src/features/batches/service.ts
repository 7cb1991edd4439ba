import type { Batch, BatchCheck, BatchPlan, Language } from '@vitrine/contract'
import { type AccountOwner, type Person, ownerOf } from '../../platform/http/request.ts'
import type { ShareTokens } from '../../platform/tokens/share-tokens.ts'
import { tableLine } from '../../platform/table-file/table-file.ts'
import { type TableImportDeps, createTableImports } from '../../platform/table-import/table-imports.ts'
import type { Tenant } from '../../platform/tenant/tenant.ts'
import type { People } from '../people/index.ts'
import type { Ledger } from '../ledger/index.ts'
import type { BatchLinks } from './links/service.ts'
import type { BatchPhotos } from './photos/service.ts'
import { markNotesOf, previewsOf } from './previews.ts'
import { defineVideoImport } from './definition.ts'
import type { RowVideos } from './row-videos.ts'
import { deletePhotosOf } from './photos/store.ts'
import * as store from './store.ts'

interface Inputs {
  ledger: Pick<Ledger, 'balance'>
  people: Pick<People, 'grantMonthly' | 'lockPresent'>
  rowVideos: RowVideos
  shareTokens: Pick<ShareTokens, 'addressOf'>
  needRenderer: () => Promise<void>
  batchLinks: BatchLinks
  batchPhotos: BatchPhotos
}

export type Batches = ReturnType<typeof createBatches>

/** Batches: many videos from one table file. */
export function createBatches(deps: TableImportDeps & Parameters<typeof defineVideoImport>[0] & Inputs) {
  const { db, ledger, people, rowVideos, shareTokens, needRenderer, batchLinks, batchPhotos } = deps
  const imports = createTableImports(deps, defineVideoImport(deps))
  return { ...imports, upload, check, start, cancel, erase, createdLines }

  async function upload(person: AccountOwner, name: string, bytes: Buffer): Promise<Batch> {
    const batch = await imports.upload(person, name, bytes)
    await batchPhotos.deleteUnused(person)
    return batch
  }

  /** Photos are loaded only when a person is present to confirm their rights, not for a scheduled feed. */
  async function check(
    tenant: Tenant,
    person: AccountOwner | Person,
    id: string,
    plan: BatchPlan,
    language: Language,
  ): Promise<BatchCheck> {
    const record = await imports.find(person, id)
    const rows = () => imports.rawRows(record, ownerOf(person))
    // A batch that has started keeps the approved pages.
    const isOpen = record.state === 'open'
    const links = isOpen ? await batchLinks.read(tenant, person, { batchId: id, plan, rows: rows() }) : 0
    const isConfirmed = isOpen && 'address' in person && imports.hasColumns(record, plan)
    const photos = isConfirmed
      ? await batchPhotos.read(tenant, person, { batchId: id, header: record.header, plan, rows: rows() })
      : 0
    const { good, ...found } = await imports.check(tenant, person, id, plan, language)
    const { availableHalfCredits } = await db.inTenant(tenant.id, async (tx) => {
      await people.grantMonthly(tx, tenant, person.id)
      return ledger.balance(tx, person.id)
    })
    return {
      ...found,
      notes: markNotesOf(good),
      previews: previewsOf(good),
      unreadLinks: links + photos,
      ...costOf(
        good.map(({ value }) => value.halfCredits),
        availableHalfCredits,
      ),
    }
  }

  async function start(tenant: Tenant, person: AccountOwner, id: string): Promise<Batch> {
    await needRenderer()
    return imports.start(tenant, person, id)
  }

  /** Stops the unfinished videos. Finished ones stay. */
  async function cancel(tenant: Tenant, person: AccountOwner, id: string): Promise<Batch> {
    await imports.cancel(person, id)
    const unfinished = await db.inTenant(tenant.id, (tx) => store.listUnfinished(tx, id))
    await rowVideos.stop(tenant, person.id, unfinished)
    await batchPhotos.deleteUnused(person)
    return imports.get(person, id)
  }

  /** Deletes a person's batches, for account deletion. Their files are deleted with the person's folder. */
  async function erase(tenantId: string, userId: string): Promise<void> {
    await db.inTenant(tenantId, (tx) => deletePhotosOf(tx, userId))
    await imports.erase(tenantId, userId)
  }

  /** Returns the lines of a CSV file with the rows that became videos, each with its link if it has one. */
  async function createdLines(tenant: Tenant, person: AccountOwner, id: string): Promise<string[]> {
    const record = await imports.find(person, id)
    const rows = await db.inTenant(tenant.id, (tx) => store.listRows(tx, id))
    const noted = new Map(rows.map((row) => [row.line, row]))
    const lines = [tableLine([...record.header, 'status', 'link'])]
    for await (const { line, cells } of imports.rawRows(record, ownerOf(person))) {
      const { video_id: videoId, status, link_version: version } = noted.get(line) ?? {}
      if (!videoId || !status || status === 'failed') continue
      const link = version === null || version === undefined ? '' : shareTokens.addressOf(tenant, videoId, version)
      lines.push(tableLine([...cells, status, link]))
    }
    return lines
  }
}

/** Returns what the valid rows cost, and how many are affordable in the order of the file. Personal links cost nothing. */
function costOf(costs: readonly number[], availableHalfCredits: number) {
  let sum = 0
  const sums = costs.map((cost) => (sum += cost))
  return {
    good: costs.length,
    creditsNeeded: sum / 2,
    creditsAvailable: availableHalfCredits / 2,
    affordable: sums.filter((needed) => needed <= availableHalfCredits).length,
  }
}
