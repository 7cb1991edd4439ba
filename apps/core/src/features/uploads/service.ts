import type { Readable } from 'node:stream'
import {
  CONTENT_PAGES_MAX,
  type Upload,
  type UploadKind,
  uploadBytesMax,
  type Sentence,
  sentence,
} from '@vitrine/contract'
import { DAY_MS } from '../../platform/time/durations.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import type { Clock } from '../../platform/time/clock.ts'
import type { Db, TenantTx } from '../../platform/db/open.ts'
import type { Events } from '../../platform/events/events.ts'
import type { MediaLinks } from '../../platform/http/files/media.ts'
import type { Person } from '../../platform/http/request.ts'
import type { PhotoRights } from '../../platform/db/column-types.ts'
import type { Queue } from '../../platform/queue/queue.ts'
import type { Tenant } from '../../platform/tenant/tenant.ts'
import type { Storage } from '../../ports/storage.ts'
import { withOverdue } from '../tenants/index.ts'
import { folderOf, pieceKey } from './files.ts'
import { createPieces } from './pieces.ts'
import * as store from './store.ts'
import type { People } from '../people/index.ts'

/** The most unfinished uploads of a person. More are a mistake or an attack. */
const OPEN_MAX = 10
/** The time after which an unfinished upload counts as abandoned. */
const ABANDONED_AFTER_MS = DAY_MS
const ABANDONED_PER_RUN = 50

interface Deps {
  db: Db
  people: Pick<People, 'lockPresent'>
  storage: Storage
  queue: Queue
  events: Events
  media: Pick<MediaLinks, 'link'>
  workFolder: string
  clock: Clock
  newId: () => string
}

interface Announced {
  kind: UploadKind
  name: string
  bytes: number
  /** The confirmed rights to a photo that was fetched from another site. */
  rights?: PhotoRights
  /** The address of a captured web page. */
  pageUrl?: string
}

export type Uploads = ReturnType<typeof createUploads>
export type UploadRow = store.UploadRow

const tenantsDue = withOverdue({
  table: 'upload',
  column: 'created_at',
  keptMs: ABANDONED_AFTER_MS,
  where: "status = 'receiving'",
})

/**
 * Manages uploads from the first chunk to the processed files:
 *
 *   receiving --last piece--> checking --read in a child process--> ready, or failed with a reason
 */
export function createUploads({ db, people, storage, queue, events, media, workFolder, clock, newId }: Deps) {
  const receivePiece = createPieces({ workFolder, newId })
  return {
    open,
    append,
    get,
    remove,
    lock,
    lockAll,
    statesOf,
    contentsOf,
    readyContentsOf,
    isAnyOfPage,
    voiceOf,
    removeIn,
    discard,
    deleteAbandoned,
    tenantsDue,
  }

  /** Throws upload-too-large, or uploads-full where the person has no room left. */
  async function open(
    tenant: Tenant,
    person: Pick<Person, 'id'>,
    { kind, name, bytes, rights, pageUrl }: Announced,
  ): Promise<Upload> {
    if (bytes > uploadBytesMax[kind]) throw new AppError('upload-too-large', { sentence: tooLarge(kind) })
    return db.inTenant(tenant.id, async (tx) => {
      await people.lockPresent(tx, person.id)
      const used = await store.usedBy(tx, person.id)
      if (Number(used.bytes) + bytes > tenant.settings.uploadMegabytes * 1024 * 1024) throw new AppError('uploads-full')
      if (Number(used.open) >= OPEN_MAX) {
        const message = '{files, number} of your files are still uploading. Wait for them, or delete some.'
        throw new AppError('uploads-full', { sentence: sentence(message, { files: OPEN_MAX }) })
      }
      const id = newId()
      await store.insertUpload(tx, { id, userId: person.id, kind, name, bytes, rights, pageUrl })
      return shown(await findOwn(tx, person.id, id))
    })
  }

  /**
   * Stores a piece as a whole or not at all, and starts the check after the last one. Throws upload-offset, too-large or
   * not-found.
   */
  async function append(
    person: Pick<Person, 'id' | 'tenantId'>,
    id: string,
    offset: number,
    piece: Readable,
  ): Promise<Upload> {
    const row = await db.inTenant(person.tenantId, (tx) => findOwn(tx, person.id, id))
    if (row.status !== 'receiving' || row.received_bytes !== offset) throw wrongOffset(row)
    const { path, bytes, drop } = await receivePiece(piece, row.bytes - offset)
    const end = offset + bytes
    const keepInPlace = async (tx: TenantTx) => {
      // Of several pieces for the same offset only one is stored, while the row is locked: a late one would otherwise replace
      // bytes that were counted already.
      if (!(await store.addReceived(tx, id, offset, end))) throw wrongOffset(await findOwn(tx, person.id, id))
      await storage.put(pieceKey(row, offset), path)
      if (end === row.bytes) {
        await store.changeUpload(tx, id, 'receiving', { status: 'checking' })
        await queue.send(tx, 'upload', { tenantId: person.tenantId, uploadId: id })
      }
      return shown(await findOwn(tx, person.id, id))
    }
    try {
      return await db.inTenant(person.tenantId, keepInPlace)
    } finally {
      await drop()
    }
  }

  async function get(person: Pick<Person, 'id' | 'tenantId'>, id: string): Promise<Upload> {
    return db.inTenant(person.tenantId, async (tx) => shown(await findOwn(tx, person.id, id)))
  }

  /** Deletes an upload. Throws not-found, or upload-in-use where a twin is made from it. */
  async function remove(person: Pick<Person, 'id' | 'tenantId'>, id: string): Promise<void> {
    const row = await db.inTenant(person.tenantId, async (tx) => {
      const found = await findOwn(tx, person.id, id)
      await removeIn(tx, found)
      return found
    })
    await storage.removeAll(folderOf(row))
  }

  /**
   * Deletes files permanently: first from the storage, then the rows, after `release` has removed references to them. If a
   * process dies in between, the next run repeats all of it.
   */
  async function discard(
    tenantId: string,
    userId: string,
    ids: readonly (string | null)[],
    release: (tx: TenantTx) => Promise<void>,
  ): Promise<void> {
    const named = ids.filter((id) => id !== null)
    const rows = await db.inTenant(tenantId, (tx) => statesOf(tx, userId, named))
    for (const row of rows.values()) await storage.removeAll(folderOf(row))
    await db.inTenant(tenantId, async (tx) => {
      await release(tx)
      for (const row of rows.values()) await removeIn(tx, row)
    })
    // A running check may have stored a file in the meantime.
    for (const row of rows.values()) await storage.removeAll(folderOf(row))
  }

  /** Deletes the row only; the caller deletes the folder after the transaction. */
  async function removeIn(tx: TenantTx, row: UploadRow): Promise<void> {
    await store.removeUpload(tx, row.id).catch((error: { code?: string }) => {
      throw error.code === FOREIGN_KEY_VIOLATION ? new AppError('upload-in-use', { cause: error }) : error
    })
  }

  /**
   * Returns a person's recording for a twin, and locks its status until the end of the transaction. Throws upload-unknown for
   * anything else.
   */
  async function lock(tx: TenantTx, userId: string, id: string): Promise<UploadRow> {
    const row = await store.lockUpload(tx, id)
    if (row?.user_id !== userId || row.kind !== 'footage') throw new AppError('upload-unknown')
    return row
  }

  /** Locks the person's existing uploads among `ids` until the end of the transaction. Returns their ids. */
  async function lockAll(tx: TenantTx, userId: string, ids: readonly string[]): Promise<string[]> {
    const rows = ids.length > 0 ? await store.lockByIds(tx, userId, ids) : []
    return rows.map(({ id }) => id)
  }

  /** Returns the states of a person's uploads by id. */
  async function statesOf(tx: TenantTx, userId: string, ids: readonly string[]): Promise<Map<string, UploadRow>> {
    const rows = ids.length > 0 ? await store.listByIds(tx, userId, ids) : []
    return new Map(rows.map((row) => [row.id, row]))
  }

  /** Returns the pages and pictures of ready uploads, one file after the other. Throws upload-unknown, or content-too-long. */
  async function contentsOf(tx: TenantTx, userId: string, ids: readonly string[]) {
    const rows = await statesOf(tx, userId, ids)
    const pictures = ids.flatMap((id) => withIds(id, resultOf(rows.get(id), userId, 'content').pictures))
    if (pictures.length > CONTENT_PAGES_MAX) throw new AppError('content-too-long')
    return pictures
  }

  /** Returns the same for those of the uploads that are ready. */
  async function readyContentsOf(tx: TenantTx, userId: string, ids: readonly string[]) {
    const rows = await statesOf(tx, userId, ids)
    const isReady = (id: string) => rows.get(id)?.kind === 'content' && rows.get(id)?.status === 'ready'
    const pictures = ids.filter(isReady).flatMap((id) => withIds(id, rows.get(id)?.result?.pictures ?? []))
    return pictures.slice(0, CONTENT_PAGES_MAX)
  }

  /** Returns whether any of the uploads shows a web page, or was loaded from one. */
  async function isAnyOfPage(tx: TenantTx, userId: string, ids: readonly string[]): Promise<boolean> {
    const rows = await statesOf(tx, userId, ids)
    return [...rows.values()].some(({ page_url: url, rights }) => url !== null || rights !== null)
  }

  /** Returns the key of a ready voice-over and its length. Throws upload-unknown. */
  async function voiceOf(tx: TenantTx, userId: string, id: string) {
    const { fileKey, durationSeconds } = resultOf(await store.findUpload(tx, id), userId, 'voice')
    return { key: fileKey ?? '', durationSeconds: durationSeconds ?? 0 }
  }

  function resultOf(row: UploadRow | undefined, userId: string, kind: UploadKind): store.UploadResult {
    const isTheirs = row?.user_id === userId && row.kind === kind && row.status === 'ready'
    if (!isTheirs || !row.result) throw new AppError('upload-unknown')
    return row.result
  }

  async function deleteAbandoned(tenantId: string): Promise<void> {
    const before = new Date(clock.now().getTime() - ABANDONED_AFTER_MS)
    const rows = await db.inTenant(tenantId, (tx) => store.listAbandoned(tx, before, ABANDONED_PER_RUN))
    for (const row of rows) {
      await storage.removeAll(folderOf(row))
      // A twin may use it: it is then shown as failed, and its owner decides.
      const errorMessage = 'The upload wasn’t finished within a day. Upload the file again.'
      await db.inTenant(tenantId, async (tx) => {
        await store.changeUpload(tx, row.id, 'receiving', { status: 'failed', errorMessage })
        await events.publish(tx, { type: 'upload_status_update', userId: row.user_id, refId: row.id })
      })
    }
  }

  /** Throws not-found, also for another person's upload. */
  async function findOwn(tx: TenantTx, userId: string, id: string): Promise<UploadRow> {
    const row = await store.findUpload(tx, id)
    if (row?.user_id !== userId) throw new AppError('not-found')
    return row
  }

  function shown({ result, ...row }: UploadRow): Upload {
    return {
      id: row.id,
      kind: row.kind,
      name: row.name,
      bytes: row.bytes,
      receivedBytes: row.received_bytes,
      status: row.status,
      progress: row.progress,
      errorMessage: row.error_message,
      durationSeconds: result?.durationSeconds ?? null,
      isExact: result?.isExact ?? null,
      pictures: (result?.pictures ?? []).map(({ key, caption }) => ({ url: media.link(key), caption })),
      fileUrl: result?.fileKey ? media.link(result.fileKey) : null,
      createdAt: row.created_at.toISOString(),
    }
  }
}

const FOREIGN_KEY_VIOLATION = '23503'

function wrongOffset({ status, received_bytes: receivedBytes }: UploadRow): AppError {
  const message = status === 'receiving' ? undefined : 'This file is already fully uploaded.'
  return new AppError('upload-offset', { ...(message ? { message } : {}), extra: { receivedBytes } })
}

function tooLarge(kind: UploadKind): Sentence {
  const megabytes = uploadBytesMax[kind] / 1024 / 1024
  return sentence('The file is larger than {megabytes, number} MB. Use a smaller one.', { megabytes })
}

/** Returns the pictures of an upload with the ids by which storyboards name them: an upload may have many pages. */
function withIds(uploadId: string, pictures: store.UploadResult['pictures']) {
  return pictures.map((picture, index) => ({ ...picture, id: `${uploadId}.${index + 1}` }))
}
