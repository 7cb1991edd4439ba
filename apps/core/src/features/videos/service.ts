import type { Video, VideoStats } from '@vitrine/contract'
import { AppError } from '../../platform/app-error.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Db, TenantTx } from '../../platform/db/open.ts'
import type { Events } from '../../platform/events.ts'
import type { Person } from '../../platform/http/request.ts'
import type { Tenant } from '../../platform/tenant.ts'
import type { Storage } from '../../ports/storage.ts'
import type { Accounts } from '../accounts/service.ts'
import type { Avatars } from '../avatars/service.ts'
import type { Ledger } from '../ledger/service.ts'
import type { Scripts } from '../scripts/service.ts'
import { type ListQuery, listVideos } from './list-store.ts'
import type { Making } from './making.ts'
import * as store from './store.ts'
import type { VideoView } from './view.ts'

/** A draft after the contract's validation. */
interface Draft {
  title: string
  propertyAddress: string
  script: string
  language: 'en' | 'es'
  avatarId: string
  screenShareUrl?: string | null | undefined
  screenShareType?: string | null | undefined
  metadata: Record<string, unknown>
  requestKey?: string | undefined
}

interface Parts {
  db: Db
  ledger: Ledger
  accounts: Pick<Accounts, 'giveMonthly'>
  avatars: Pick<Avatars, 'choose'>
  scripts: Scripts
  making: Making
  events: Events
  storage: Storage
  view: VideoView
  clock: Clock
  newId: () => string
}

export type Videos = ReturnType<typeof createVideos>

/** A person's videos. What happens to one while it is made is in making.ts. */
export function createVideos({
  db,
  ledger,
  accounts,
  avatars,
  scripts,
  making,
  events,
  storage,
  view,
  clock,
  newId,
}: Parts) {
  return { create, list, get, stats, remove, retry }

  /** Holds the cost and queues the video, all or nothing. The same request key answers with the same video. */
  async function create(tenant: Tenant, person: Person, draft: Draft): Promise<Video> {
    const { halfCredits } = scripts.estimateForFilm(draft.script, draft.language)
    return db.inTenant(tenant.id, async (tx) => {
      await store.lockAdmission(tx)
      const earlier = draft.requestKey && (await store.findByRequestKey(tx, person.id, draft.requestKey))
      if (earlier) return view(earlier)
      const avatar = await avatars.choose(tx, person.id, draft.avatarId)
      const [id, holdId] = [newId(), newId()]
      await store.insertVideo(tx, {
        id,
        userId: person.id,
        title: draft.title || defaultTitle(tenant, draft.propertyAddress, clock.now()),
        propertyAddress: draft.propertyAddress,
        script: draft.script,
        language: draft.language,
        avatarId: avatar.id,
        presenterId: avatar.presenterId,
        screenShareUrl: draft.screenShareUrl || null,
        screenShareType: draft.screenShareUrl ? 'url' : null,
        facts: draft.metadata,
        holdId,
        shownHalfCredits: halfCredits,
        requestKey: draft.requestKey ?? null,
      })
      await accounts.giveMonthly(tx, tenant, person.id)
      await hold(tx, person.id, holdId, halfCredits)
      await making.admit(tx, tenant.settings.parallelVideos)
      await announce(tx, person.id, id)
      return view(await getRow(tx, person.id, id))
    })
  }

  async function list(person: Person, query: ListQuery): Promise<{ videos: Video[]; next: string | null }> {
    const { rows, next } = await db.inTenant(person.tenantId, (tx) => listVideos(tx, person.id, query))
    return { videos: rows.map(view), next }
  }

  async function get(person: Person, id: string): Promise<Video> {
    return db.inTenant(person.tenantId, async (tx) => view(await getRow(tx, person.id, id)))
  }

  async function stats(person: Person): Promise<VideoStats> {
    const counts = await db.inTenant(person.tenantId, (tx) => store.countByStatus(tx, person.id))
    const of = (...wanted: string[]) =>
      counts.reduce((sum, { status, n }) => sum + (wanted.includes(status) ? n : 0), 0)
    const [ready, processing, failed] = [of('ready'), of('pending', 'processing'), of('failed')]
    return { total: ready + processing + failed, ready, processing, failed }
  }

  /** Removes the person's videos, all or none. What is still being made is stopped and its credits go back. */
  async function remove(tenant: Tenant, person: Person, ids: readonly string[]): Promise<number> {
    const wanted = [...new Set(ids)]
    await db.inTenant(tenant.id, async (tx) => {
      await store.lockAdmission(tx)
      const rows = await store.lockVideos(tx, wanted)
      if (rows.length < wanted.length || rows.some((row) => row.user_id !== person.id)) throw new AppError('not-found')
      for (const row of rows) if (row.hold_id) await ledger.release(tx, row.hold_id)
      await store.removeVideos(tx, wanted)
      await making.admit(tx, tenant.settings.parallelVideos)
      for (const id of wanted) await announce(tx, person.id, id)
    })
    making.stop(wanted)
    for (const id of wanted) await storage.removeAll(`${tenant.id}/videos/${id}/`)
    return wanted.length
  }

  /** Makes a failed video again under a hold of its own: the first one was given back when it failed. */
  async function retry(tenant: Tenant, person: Person, id: string): Promise<Video> {
    return db.inTenant(tenant.id, async (tx) => {
      await store.lockAdmission(tx)
      const [row] = await store.lockVideos(tx, [id])
      if (row?.user_id !== person.id) throw new AppError('not-found')
      if (row.status !== 'failed') throw new AppError('not-failed')
      const holdId = newId()
      await hold(tx, person.id, holdId, row.shown_half_credits)
      await making.startAgain(tx, row, holdId)
      await making.admit(tx, tenant.settings.parallelVideos)
      await announce(tx, person.id, id)
      return view(await getRow(tx, person.id, id))
    })
  }

  async function hold(tx: TenantTx, userId: string, holdId: string, halfCredits: number): Promise<void> {
    const held = await ledger.hold(tx, { userId, holdId, halfCredits, expiresAt: making.holdEnd() })
    if (held.held) return
    const [needed, available] = [halfCredits / 2, held.availableHalfCredits / 2]
    const message = `Insufficient credits: this video needs ${needed}, you have ${available}.`
    throw new AppError('credits-short', { message, extra: { needed, available, shortfall: needed - available } })
  }

  async function announce(tx: TenantTx, userId: string, id: string): Promise<void> {
    await events.publish(tx, { type: 'video_status_update', userId, refId: id })
    await events.publish(tx, { type: 'credits_update', userId, refId: userId })
  }

  /** Another person's video is answered like one that does not exist. */
  async function getRow(tx: TenantTx, userId: string, id: string): Promise<store.VideoRow> {
    const row = await store.findVideo(tx, id)
    if (row?.user_id !== userId) throw new AppError('not-found')
    return row
  }
}

function defaultTitle({ words }: Tenant, place: string, now: Date): string {
  const today = now.toLocaleDateString('en-US', { year: 'numeric', month: 'short', day: 'numeric' })
  return `${words.titleDefault} - ${place || today}`
}
