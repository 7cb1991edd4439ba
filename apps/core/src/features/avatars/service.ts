import type { Avatar, SpokenLanguage } from '@vitrine/contract'
import { AppError } from '../../platform/errors/app-error.ts'
import type { Db, TenantTx } from '../../platform/db/open.ts'
import type { Events } from '../../platform/events/events.ts'
import type { MediaLinks } from '../../platform/http/files/media.ts'
import type { Person } from '../../platform/http/request.ts'
import type { Queue } from '../../platform/queue/queue.ts'
import type { SpokenPreview } from '../../platform/db/column-types.ts'
import type { Tenant } from '../../platform/tenant/tenant.ts'
import { type Preference, listPreferences } from './preference-store.ts'
import * as store from './store.ts'
import type { UploadRow, Uploads } from '../uploads/index.ts'

interface Deps {
  db: Db
  queue: Queue
  uploads: Pick<Uploads, 'statesOf'>
  events: Events
  media: Pick<MediaLinks, 'link'>
  newId: () => string
  rendererVersion: () => Promise<string>
}

interface StockPresenter {
  presenterId: string
  name: string
  line: string
}

export type Avatars = ReturnType<typeof createAvatars>

export function createAvatars({ db, queue, uploads, events, media, newId, rendererVersion }: Deps) {
  return {
    list,
    listIn,
    get,
    shown,
    choose,
    twinOf,
    nameOfTwin,
    addStock,
    renewPreviews,
    previewAppearance,
    findStock,
    savePreview,
    saveSpoken,
  }

  /** Lists the person's presenters: the default first, and the favourites first within each type. */
  async function list(person: Pick<Person, 'id' | 'tenantId'>): Promise<Avatar[]> {
    return db.inTenant(person.tenantId, async (tx) => {
      const rows = await store.listAvatars(tx, person.id)
      return ordered(await views(tx, person.id, rows))
    })
  }

  /**
   * Lists the presenters as `list` does, with previews in a language. Missing and outdated previews are
   * requested and announced by a live message; until then the English ones are returned.
   */
  async function listIn(language: SpokenLanguage, tenant: Tenant, person: Pick<Person, 'id' | 'tenantId'>) {
    if (language === 'en') return list(person)
    const appearance = await previewAppearance(tenant)
    return db.inTenant(tenant.id, async (tx) => {
      const rows = await store.listAvatars(tx, person.id)
      for (const { id, type, spoken_previews: spoken } of rows) {
        if (type !== 'stock' || spoken[language]?.appearance === appearance) continue
        const clip = { tenantId: tenant.id, avatarId: id, language }
        await queue.send(tx, 'preview', clip, { singletonKey: `${id}-${language}` })
      }
      return ordered(await views(tx, person.id, rows, language))
    })
  }

  /** Throws not-found for what is neither the tenant's stock nor this person's own. */
  async function get(person: Person, id: string): Promise<Avatar> {
    return db.inTenant(person.tenantId, async (tx) => {
      const row = await store.findAvatar(tx, person.id, id)
      const [view] = row ? await views(tx, person.id, [row]) : []
      if (!view) throw new AppError('not-found')
      return view
    })
  }

  /**
   * Returns the presenter that a person picked for a video. Throws avatar-unknown unless they may use it and it is ready. A
   * presenter that the site hides is accepted with `isKept` only: for a video that is rendered again as it was.
   */
  async function choose(
    tx: TenantTx,
    userId: string,
    avatarId: string,
    { isKept = false }: { isKept?: boolean | undefined } = {},
  ): Promise<{ id: string; name: string; presenterId: string }> {
    const isId = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(avatarId)
    const find = isKept ? store.findAvatar : store.findOffered
    const row = isId ? await find(tx, userId, avatarId) : undefined
    if (!row) throw new AppError('avatar-unknown')
    const [view] = await views(tx, userId, [row])
    if (view?.stage === 'revoked') throw new AppError('twin-revoked')
    if (view?.status !== 'ready') throw new AppError('avatar-unknown')
    return { id: row.id, name: row.name, presenterId: row.presenter_id }
  }

  /** Returns the name and the recording of the twin that a video was made with; undefined where its presenter is drawn. */
  async function twinOf(tenantId: string, userId: string, avatarId: string | null) {
    if (!avatarId) return undefined
    return db.inTenant(tenantId, async (tx) => {
      const row = await store.findAvatar(tx, userId, avatarId)
      if (row?.type !== 'custom') return undefined
      if (row.review === 'revoked') return 'revoked'
      const { fileKey: footageKey, posterKey } = (await uploadOf(tx, userId, row))?.result ?? {}
      if (!footageKey || row.review !== 'approved') return undefined
      return { name: row.name, footageKey, posterKey: posterKey ?? null, speaks: row.provider_twin_id !== null }
    })
  }

  /** Returns the name of a person's own twin that may be used, or undefined. */
  async function nameOfTwin(tenantId: string, userId: string, avatarId: string): Promise<string | undefined> {
    return db.inTenant(tenantId, async (tx) => {
      const row = await store.findAvatar(tx, userId, avatarId)
      return row?.type === 'custom' && row.user_id === userId && row.review === 'approved' ? row.name : undefined
    })
  }

  /** Adds stock presenters to a tenant and queues their preview clips. Existing ones stay. */
  async function addStock(tenant: Tenant, presenters: readonly StockPresenter[]): Promise<void> {
    const stock = presenters.map((presenter, sort) => ({ id: newId(), sort, ...presenter }))
    await db.inTenant(tenant.id, (tx) => store.insertStock(tx, stock))
    await renewPreviews(tenant)
  }

  /** Queues missing clips, and those drawn with another brand or engine version. */
  async function renewPreviews(tenant: Tenant): Promise<void> {
    const { id: tenantId } = tenant
    const appearance = await previewAppearance(tenant)
    await db.inTenant(tenantId, async (tx) => {
      for (const { id } of await store.listWithoutPreview(tx, appearance))
        await queue.send(tx, 'preview', { tenantId, avatarId: id }, { singletonKey: id })
    })
  }

  /** Returns a hash of everything that a preview drawn now depends on: the brand and the engine. */
  async function previewAppearance({ appearance }: Tenant): Promise<string> {
    return `${appearance}-${await rendererVersion()}`
  }

  async function findStock(tenantId: string, avatarId: string) {
    return db.inTenant(tenantId, (tx) => store.findStock(tx, avatarId))
  }

  /** Stores the preview clip of a presenter and shows it from now on. */
  async function savePreview(
    tenantId: string,
    avatarId: string,
    keys: { previewKey: string; posterKey: string; appearance: string },
  ): Promise<void> {
    await db.inTenant(tenantId, async (tx) => {
      await store.setPreview(tx, avatarId, keys)
      await events.publish(tx, { type: 'avatar_status_update', userId: null, refId: avatarId })
    })
  }

  /** Stores a preview clip in another language than English. */
  async function saveSpoken(tenantId: string, avatarId: string, spoken: Record<string, SpokenPreview>): Promise<void> {
    await db.inTenant(tenantId, async (tx) => {
      await store.setSpokenPreview(tx, avatarId, spoken)
      await events.publish(tx, { type: 'avatar_status_update', userId: null, refId: avatarId })
    })
  }

  async function uploadOf(tx: TenantTx, userId: string, { upload_id: id }: store.AvatarRow) {
    return id ? (await uploads.statesOf(tx, userId, [id])).get(id) : undefined
  }

  async function views(
    tx: TenantTx,
    userId: string,
    rows: readonly store.AvatarRow[],
    language: SpokenLanguage = 'en',
  ): Promise<Avatar[]> {
    const ids = rows.map(({ upload_id: id }) => id).filter((id) => id !== null)
    const states = await uploads.statesOf(tx, userId, ids)
    const preferences = await listPreferences(tx, userId)
    return rows.map((row) => {
      const upload = row.upload_id ? states.get(row.upload_id) : undefined
      return shown(row, upload, language, preferences.get(row.id))
    })
  }

  /**
   * Returns a presenter as the API shows it, with the upload of its recording. Without `preference` it is neither favourite nor
   * default.
   */
  function shown(
    row: store.AvatarRow,
    upload: UploadRow | undefined,
    language: SpokenLanguage,
    { isFavourite, isDefault }: Preference = { isFavourite: false, isDefault: false },
  ): Avatar {
    const spoken = row.spoken_previews[language]
    const previewKey = upload?.result?.fileKey ?? spoken?.previewKey ?? row.preview_key
    const posterKey = upload?.result?.posterKey ?? row.poster_key
    const stage = stageOf(row, upload)
    return {
      id: row.id,
      name: row.name,
      line: row.tagline,
      type: row.type,
      status: statusOf(row, upload, stage),
      errorMessage: upload?.error_message ?? row.review_reason ?? row.training_error,
      stage,
      consentId: row.consent_id,
      progress: stage === 'training' ? row.training_percent : (upload?.progress ?? 0),
      presenterId: row.presenter_id,
      imageUrl: previewKey ? media.link(previewKey) : null,
      posterUrl: posterKey ? media.link(posterKey) : null,
      previewLanguage: upload ? null : spoken ? language : 'en',
      provider: row.provider,
      tavusReplicaId: row.provider === 'tavus' ? row.provider_twin_id : null,
      isFavourite,
      isDefault,
      createdAt: row.created_at.toISOString(),
    }
  }
}

/** Returns the default presenter first, and among those of a type the favourites. */
function ordered(list: readonly Avatar[]): Avatar[] {
  return list.toSorted(
    (one, other) =>
      Number(other.isDefault) - Number(one.isDefault) ||
      one.type.localeCompare(other.type) ||
      Number(other.isFavourite) - Number(one.isFavourite),
  )
}

type Stage = Avatar['stage']

/** Returns the stage of a twin, or why it cannot be used. */
function stageOf({ type, review, training }: store.AvatarRow, upload: UploadRow | undefined): Stage {
  if (type === 'stock') return null
  if (review === 'waiting' || review === 'consent' || review === 'approved') {
    if (upload?.status === 'failed' || upload?.status === 'receiving' || upload?.status === 'checking')
      return 'recording'
    if (review === 'approved')
      return training === 'waiting' ? 'training' : training === 'failed' ? 'training-failed' : null
    return review === 'consent' ? 'consent' : 'review'
  }
  return review
}

function statusOf(row: store.AvatarRow, upload: UploadRow | undefined, stage: Stage): Avatar['status'] {
  if (stage === 'consent' || stage === 'review' || stage === 'training') return 'processing'
  if (stage === 'recording') return upload?.status === 'failed' ? 'failed' : 'processing'
  if (stage !== null) return 'failed'
  return upload || row.status === 'ready' ? 'ready' : row.status === 'processing' ? 'processing' : 'failed'
}
