import type { Avatar } from '@vitrine/contract'
import { AppError } from '../../platform/app-error.ts'
import type { Db, TenantTx } from '../../platform/db/open.ts'
import type { Events } from '../../platform/events.ts'
import type { MediaLinks } from '../../platform/http/media.ts'
import type { Person } from '../../platform/http/request.ts'
import type { Queue } from '../../platform/queue.ts'
import * as store from './store.ts'

interface Parts {
  db: Db
  queue: Queue
  events: Events
  media: Pick<MediaLinks, 'link'>
  newId: () => string
}

interface StockPresenter {
  presenterId: string
  name: string
  line: string
}

export type Avatars = ReturnType<typeof createAvatars>

export function createAvatars({ db, queue, events, media, newId }: Parts) {
  return { list, choose, addStock, findStock, keepPreview }

  async function list(person: Person): Promise<Avatar[]> {
    const rows = await db.inTenant(person.tenantId, (tx) => store.listAvatars(tx, person.id))
    return rows.map(shown)
  }

  /** The presenter a person picked for a video. Throws avatar-unknown unless it is theirs to use and ready. */
  async function choose(
    tx: TenantTx,
    userId: string,
    avatarId: string,
  ): Promise<{ id: string; name: string; presenterId: string }> {
    const isId = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(avatarId)
    const row = isId ? await store.findAvatar(tx, userId, avatarId) : undefined
    if (row?.status !== 'ready') throw new AppError('avatar-unknown')
    return { id: row.id, name: row.name, presenterId: row.presenter_id }
  }

  /** Gives a tenant its stock presenters and queues their preview clips; what is there already stays. */
  async function addStock(tenantId: string, presenters: readonly StockPresenter[]): Promise<void> {
    await db.inTenant(tenantId, async (tx) => {
      await store.insertStock(
        tx,
        presenters.map((presenter, sort) => ({ id: newId(), sort, ...presenter })),
      )
      for (const { id } of await store.listWithoutPreview(tx))
        await queue.send(tx, 'preview', { tenantId, avatarId: id }, { singletonKey: id })
    })
  }

  async function findStock(tenantId: string, avatarId: string) {
    return db.inTenant(tenantId, (tx) => store.findStock(tx, avatarId))
  }

  /** A preview clip was made: show it from now on. */
  async function keepPreview(
    tenantId: string,
    avatarId: string,
    keys: { previewKey: string; posterKey: string },
  ): Promise<void> {
    await db.inTenant(tenantId, async (tx) => {
      await store.setPreview(tx, avatarId, keys)
      await events.publish(tx, { type: 'avatar_status_update', userId: null, refId: avatarId })
    })
  }

  function shown(row: store.AvatarRow): Avatar {
    return {
      id: row.id,
      name: row.name,
      line: row.line,
      type: row.type,
      status: row.status === 'ready' || row.status === 'processing' ? row.status : 'failed',
      presenterId: row.presenter_id,
      imageUrl: row.preview_key ? media.link(row.preview_key) : null,
      posterUrl: row.poster_key ? media.link(row.poster_key) : null,
      tavusReplicaId: null,
      createdAt: row.created_at.toISOString(),
    }
  }
}
