import { setTimeout as pause } from 'node:timers/promises'
import { CONTENT_FILES_MAX, type ProblemCode } from '@vitrine/contract'
import { asError } from '../../platform/errors/as-error.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import type { Db } from '../../platform/db/open.ts'
import type { AccountOwner } from '../../platform/http/request.ts'
import type { Tenant } from '../../platform/tenant/tenant.ts'
import type { UploadsModule } from '../uploads/index.ts'
import type { Run } from './lifecycle.ts'
import type { RenderedVideo, VideoRows } from './video-rows.ts'

/** A captured page is read in a moment; files of other people may be read before it. */
const READ_WITHIN_MS = 60_000
const LOOK_EVERY_MS = 250

interface Deps {
  db: Db
  captures: Pick<UploadsModule['captures'], 'capture'>
  uploads: Pick<UploadsModule['uploads'], 'contentsOf' | 'get' | 'isAnyOfPage' | 'remove'>
  videoRows: Pick<VideoRows, 'addContent' | 'change' | 'listContents' | 'lock'>
}

type ShownPage = Pick<RenderedVideo, 'copy_of' | 'id' | 'screen_share_url' | 'user_id'>

/**
 * Captures the web page that was named for a video, and shows it after the files, unless the video shows a page already. A video
 * whose page cannot be shown is made without it, and says so in its notes.
 */
export function createPageStage({ db, captures, uploads, videoRows }: Deps) {
  return { show }

  async function show(
    tenant: Tenant,
    run: Run,
    row: ShownPage,
    { signal, report }: { signal: AbortSignal; report: (error: Error) => void },
  ): Promise<void> {
    const { screen_share_url: url, user_id: userId } = row
    // A personal copy shows what its original shows.
    if (!url || row.copy_of !== null) return
    const contentIds = await db.inTenant(tenant.id, (tx) => videoRows.listContents(tx, row.id))
    if (await db.inTenant(tenant.id, (tx) => uploads.isAnyOfPage(tx, userId, contentIds))) return
    try {
      if (contentIds.length >= CONTENT_FILES_MAX) throw new AppError('content-too-long')
      await capture(tenant, run, row, { url, contentIds, signal })
    } catch (error) {
      if (signal.aborted) throw error
      if (!(error instanceof AppError)) report(asError(error))
      await recordReason(run, error instanceof AppError ? error.code : 'page-unreachable')
    }
  }

  async function capture(
    tenant: Tenant,
    run: Run,
    row: ShownPage,
    { url, contentIds, signal }: { url: string; contentIds: readonly string[]; signal: AbortSignal },
  ): Promise<void> {
    const owner = { id: row.user_id, tenantId: tenant.id }
    const { id } = await captures.capture(tenant, owner, url)
    const isShown = await read(owner, id, signal)
      .then(() => attach(run, row, [...contentIds, id]))
      .catch(async (error: unknown) => {
        await uploads.remove(owner, id)
        throw error
      })
    if (!isShown) await uploads.remove(owner, id)
  }

  /** Throws page-unusable where the captured page could not be read, and page-unreachable where that takes too long. */
  async function read(owner: AccountOwner, id: string, signal: AbortSignal): Promise<void> {
    for (const end = performance.now() + READ_WITHIN_MS; performance.now() < end;) {
      const { status } = await uploads.get(owner, id)
      if (status === 'ready') return
      if (status === 'failed') throw new AppError('page-unusable')
      await pause(LOOK_EVERY_MS, undefined, { signal })
    }
    throw new AppError('page-unreachable')
  }

  /** Returns false where this worker has lost the video. Throws content-too-long. */
  async function attach(run: Run, row: ShownPage, contentIds: readonly string[]): Promise<boolean> {
    return db.inTenant(run.tenantId, async (tx) => {
      const video = await videoRows.lock(tx, run.videoId)
      if (video?.claim_id !== run.claimId) return false
      await uploads.contentsOf(tx, row.user_id, contentIds)
      await videoRows.addContent(tx, run.videoId, contentIds.at(-1) ?? '')
      await videoRows.change(tx, run.videoId, { notes: [] })
      return true
    })
  }

  async function recordReason(run: Run, reason: ProblemCode): Promise<void> {
    await db.inTenant(run.tenantId, async (tx) => {
      const video = await videoRows.lock(tx, run.videoId)
      if (video?.claim_id === run.claimId)
        await videoRows.change(tx, run.videoId, { notes: [{ code: 'page-not-shown', reason }] })
    })
  }
}
