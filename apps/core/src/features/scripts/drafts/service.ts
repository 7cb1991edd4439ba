import { isDeepStrictEqual } from 'node:util'
import type { Draft, DraftContent, DraftSummary, SavedDraft, SpokenLanguage } from '@vitrine/contract'
import { AppError } from '../../../platform/errors/app-error.ts'
import type { Clock } from '../../../platform/time/clock.ts'
import type { Db, TenantTx } from '../../../platform/db/open.ts'
import type { Person } from '../../../platform/http/request.ts'
import * as store from './store.ts'
import type { People } from '../../people/index.ts'
import type { Uploads } from '../../uploads/index.ts'

/** With more, people would not find a draft again. */
const DRAFTS_MAX = 100

interface Deps {
  db: Db
  people: Pick<People, 'lockPresent'>
  uploads: Pick<Uploads, 'remove'>
  clock: Clock
}

interface Wanted {
  cursor?: string | undefined
  limit: number
}

export type Drafts = ReturnType<typeof createDrafts>

/** Drafts of videos. Each save names the version it is based on, so that two windows never lose each other's changes. */
export function createDrafts({ db, people, uploads, clock }: Deps) {
  return { list, get, save, remove, consume }

  async function list(person: Person, { cursor, limit }: Wanted) {
    const rows = await db.inTenant(person.tenantId, (tx) =>
      store.listSummaries(tx, person.id, { cursor, limit: limit + 1 }),
    )
    const shown = rows.slice(0, limit)
    return { items: shown.map(summaryOf), nextCursor: rows.length > limit ? (shown.at(-1)?.id ?? null) : null }
  }

  async function get(person: Person, id: string): Promise<Draft> {
    return db.inTenant(person.tenantId, async (tx) => {
      const row = requireOwn(await store.findDraft(tx, id), person.id)
      return { ...savedOf(row), content: row.content }
    })
  }

  /**
   * Saves a draft. A repeated request gets the response of the first. Throws draft-changed when another save
   * came in between, not-found when the draft is gone, drafts-full.
   */
  async function save(person: Person, id: string, { version, content }: { version: number; content: DraftContent }) {
    return db.inTenant(person.tenantId, async (tx): Promise<SavedDraft> => {
      // Serializes the saves of a person: two first saves of the same draft must not both find none.
      await people.lockPresent(tx, person.id)
      const row = await store.lockDraft(tx, id)
      if (row) await change(tx, requireOwn(row, person.id), version, content)
      else await begin(tx, person.id, { id, version, content })
      return savedOf(requireOwn(await store.findDraft(tx, id), person.id))
    })
  }

  async function change(tx: TenantTx, row: store.DraftRow, version: number, content: DraftContent): Promise<void> {
    if (isDeepStrictEqual(row.content, content)) return
    const extra = { version: row.version, updatedAt: row.updated_at.toISOString() }
    if (row.version !== version) throw new AppError('draft-changed', { extra })
    await store.changeDraft(tx, row.id, content, clock.now())
  }

  async function begin(
    tx: TenantTx,
    userId: string,
    { id, version, content }: { id: string; version: number; content: DraftContent },
  ): Promise<void> {
    if (version > 0) throw new AppError('not-found')
    if ((await store.countOwn(tx, userId)) >= DRAFTS_MAX) throw new AppError('drafts-full')
    await store.insertDraft(tx, { id, userId, content, now: clock.now() })
  }

  /** Deletes a draft, and those of its files that no other draft, video or twin uses. Throws not-found. */
  async function remove(person: Person, id: string): Promise<void> {
    const unused = await db.inTenant(person.tenantId, async (tx) => {
      const removed = await store.removeDraft(tx, person.id, id)
      if (!removed) throw new AppError('not-found')
      const { contentIds, voiceId } = removed.content
      const named = voiceId === null ? contentIds : [...contentIds, voiceId]
      const isUsed = await Promise.all(named.map((uploadId) => store.isNamed(tx, person.id, uploadId)))
      return named.filter((_, index) => !isUsed[index])
    })
    for (const uploadId of unused) await uploads.remove(person, uploadId).catch(ignoreProblem)
  }

  /** Deletes the draft of a video and returns its content; undefined when it was deleted already. */
  async function consume(tx: TenantTx, userId: string, id: string): Promise<DraftContent | undefined> {
    return (await store.removeDraft(tx, userId, id))?.content
  }
}

// A file may be used by a video, or deleted already.
function ignoreProblem(error: unknown): void {
  if (!(error instanceof AppError)) throw error
}

/** Throws not-found, also for another person's draft. */
function requireOwn(row: store.DraftRow | undefined, userId: string): store.DraftRow {
  if (row?.user_id !== userId) throw new AppError('not-found')
  return row
}

function savedOf({ id, version, updated_at }: store.DraftRow): SavedDraft {
  return { id, version, updatedAt: updated_at.toISOString() }
}

function summaryOf(row: Awaited<ReturnType<typeof store.listSummaries>>[number]): DraftSummary {
  const { id, title, place: propertyAddress, excerpt, language, updated_at: updatedAt } = row
  return {
    id,
    title,
    propertyAddress,
    excerpt,
    language: language as SpokenLanguage,
    updatedAt: updatedAt.toISOString(),
  }
}
