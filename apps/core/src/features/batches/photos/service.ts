import { setTimeout as pause } from 'node:timers/promises'
import { BATCH_PHOTOS_MAX, type BatchPlan } from '@vitrine/contract'
import { AppError } from '../../../platform/errors/app-error.ts'
import type { Audit } from '../../../platform/audit/audit.ts'
import type { Clock } from '../../../platform/time/clock.ts'
import type { Db } from '../../../platform/db/open.ts'
import type { AccountOwner, Person } from '../../../platform/http/request.ts'
import { type TableChunk, type TableRow, unpacked } from '../../../platform/table-file/chunks.ts'
import type { Tenant } from '../../../platform/tenant/tenant.ts'
import type { UploadsModule } from '../../uploads/index.ts'
import { type RowVariables, variablesOf } from '../variables/row-variables.ts'
import { type PhotoResult, photosOfRow } from './row-photos.ts'
import * as store from './store.ts'

/** Photos that are loaded at the same time. The limit protects the sites that many rows link to. */
const AT_ONCE = 3
/** The time after which a check responds; the next one continues. */
const READING_MS_MAX = 12_000
const LOOK_AGAIN_MS = 250
/** A photo that did not load is tried again after this time. */
const TRY_AGAIN_MS = 60_000
/** The statement that a person agrees to. It is stored with each photo. */
const RIGHTS = 'I have the right to use the photos at these addresses in videos.'

interface Deps {
  db: Db
  uploads: Pick<UploadsModule['uploads'], 'remove' | 'statesOf'>
  captures: Pick<UploadsModule['captures'], 'photo'>
  audit: Audit
  clock: Clock
}

interface Reading {
  batchId: string
  header: readonly string[]
  plan: BatchPlan
  rows: AsyncIterable<TableRow>
}

export type BatchPhotos = ReturnType<typeof createBatchPhotos>

/** The photos that rows name by their addresses. They are loaded and checked in the dry run, as uploads of the person. */
export function createBatchPhotos({ db, uploads, captures, audit, clock }: Deps) {
  return { read, resultsOf, deleteUnused }

  /** Loads the photos of a file that are not loaded yet, as many as fit the time. Returns how many are left. */
  async function read(tenant: Tenant, person: Person, { batchId, header, plan, rows }: Reading): Promise<number> {
    const variables = variablesOf(header, plan)
    if (!plan.variables.some(({ kind }) => kind === 'image')) return 0
    const [wanted, known] = [await addressesIn(rows, variables), await listKnown(person, batchId)]
    const next = [...wanted].filter((url) => !known.has(url))
    const room = Math.max(0, BATCH_PHOTOS_MAX - known.size)
    for (const url of next.splice(room)) await record(batchId, person, url, withProblem('batch-photos-full'))
    const endsAt = performance.now() + READING_MS_MAX
    const signal = AbortSignal.timeout(READING_MS_MAX)
    const rights = next.length > 0 ? await confirmed(person, batchId, next.length) : undefined
    await Promise.all(Array.from({ length: AT_ONCE }, load))
    return next.length + (await untilChecked(person, batchId, endsAt))

    async function load(): Promise<void> {
      while (rights && performance.now() < endsAt) {
        const url = next.shift()
        if (url === undefined) return
        const result = await loaded(tenant, person, { url, rights: { ...rights, url }, signal })
        if (result.problem === 'page-busy') {
          // Others load from the same site: the photo waits, until this check or the next one.
          next.push(url)
          await pause(LOOK_AGAIN_MS)
        } else await record(batchId, person, url, result)
      }
    }
  }

  /** Returns the results of the photos of some rows, by their addresses. Those that are still being checked are left out. */
  async function resultsOf(
    person: AccountOwner,
    { batchId, header, plan, chunk }: Omit<Reading, 'rows'> & { chunk: TableChunk },
  ): Promise<Record<string, PhotoResult>> {
    const variables = variablesOf(header, plan)
    if (!plan.variables.some(({ kind }) => kind === 'image')) return {}
    const urls = new Set(unpacked(chunk).flatMap(({ cells }) => urlsOf(cells, variables)))
    if (urls.size === 0) return {}
    const { photos, states } = await statesIn(person, batchId, [...urls])
    const found = photos.flatMap(({ url, upload_id: uploadId, problem }): [string, PhotoResult][] => {
      if (uploadId === null) return [[url, withProblem(problem as PhotoProblem)]]
      const status = states.get(uploadId)?.status
      if (status === 'failed') return [[url, withProblem('photo-unusable')]]
      return status === 'ready' ? [[url, { uploadId, problem: null }]] : []
    })
    return Object.fromEntries(found)
  }

  /** Deletes the photos of a person's batches that were never started and are gone. A photo of a video stays. */
  async function deleteUnused(person: AccountOwner): Promise<void> {
    const ids = await db.inTenant(person.tenantId, (tx) => store.deleteUnused(tx, person.id))
    for (const id of ids)
      await uploads.remove(person, id).catch((error: unknown) => {
        if (!(error instanceof AppError)) throw error
      })
  }

  /** Returns the addresses that need not be loaded: a photo that was deleted since, and one that did not answer, are loaded again. */
  async function listKnown(person: AccountOwner, batchId: string): Promise<Set<string>> {
    const { photos, states } = await statesIn(person, batchId)
    const retriedBefore = clock.now().getTime() - TRY_AGAIN_MS
    const isKnown = ({ upload_id: id, problem, read_at: readAt }: (typeof photos)[number]) =>
      id === null ? !(MAY_PASS.has(problem ?? '') && readAt.getTime() <= retriedBefore) : states.has(id)
    return new Set(photos.filter(isKnown).map(({ url }) => url))
  }

  async function loaded(tenant: Tenant, person: Person, photo: Parameters<typeof captures.photo>[2]) {
    try {
      return { uploadId: (await captures.photo(tenant, person, photo)).id, problem: null }
    } catch (error) {
      if (!(error instanceof AppError)) throw error
      return withProblem(error.code)
    }
  }

  /** Waits for the checks of the photos while there is time. Returns how many still run. */
  async function untilChecked(person: AccountOwner, batchId: string, endsAt: number): Promise<number> {
    for (;;) {
      const { states } = await statesIn(person, batchId)
      const running = [...states.values()].filter(
        ({ status }) => status === 'receiving' || status === 'checking',
      ).length
      if (running === 0 || performance.now() >= endsAt) return running
      await pause(LOOK_AGAIN_MS)
    }
  }

  async function statesIn(person: AccountOwner, batchId: string, urls?: readonly string[]) {
    return db.inTenant(person.tenantId, async (tx) => {
      const photos = await store.listPhotos(tx, batchId, urls)
      const ids = photos.flatMap(({ upload_id: id }) => id ?? [])
      return { photos, states: await uploads.statesOf(tx, person.id, ids) }
    })
  }

  async function record(batchId: string, person: Person, url: string, result: PhotoResult): Promise<void> {
    const photo = { batchId, userId: person.id, url, result, now: clock.now() }
    await db.inTenant(person.tenantId, (tx) => store.recordPhoto(tx, photo))
  }

  /** Records the confirmation before the first photo is loaded. */
  async function confirmed(person: Person, batchId: string, photos: number) {
    await db.inTenant(person.tenantId, (tx) =>
      audit(tx, person, 'photo-rights-confirmed', { subject: batchId, detail: { photos } }),
    )
    return { text: RIGHTS, at: clock.now().toISOString(), address: person.address }
  }
}

type PhotoProblem = NonNullable<PhotoResult['problem']>

/** Problems that may be gone when the file is checked again. */
const MAY_PASS: ReadonlySet<string> = new Set<PhotoProblem>(['page-unreachable', 'uploads-full', 'batch-photos-full'])

function withProblem(problem: PhotoProblem): PhotoResult {
  return { uploadId: null, problem }
}

async function addressesIn(rows: AsyncIterable<TableRow>, variables: RowVariables): Promise<Set<string>> {
  const urls = new Set<string>()
  for await (const { cells } of rows) for (const url of urlsOf(cells, variables)) urls.add(url)
  return urls
}

function urlsOf(cells: readonly string[], variables: RowVariables): string[] {
  return photosOfRow(cells, variables).flatMap(({ url }) => url ?? [])
}
