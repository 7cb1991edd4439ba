import type { AdminAvatarDetails, AdminPerson, AdminVideoDetails } from '@vitrine/contract'
import { AppError } from '../../../platform/errors/app-error.ts'
import type { Db } from '../../../platform/db/open.ts'
import type { Person } from '../../../platform/http/request.ts'
import type { Tenant } from '../../../platform/tenant/tenant.ts'
import { findUser } from '../../people/index.ts'
import type { Tenants } from '../../tenants/index.ts'
import type { TwinsModule } from '../../twins/index.ts'
import type { VideoModerationModule } from '../../video-moderation/index.ts'
import { findTenantOfAvatar, findTenantOfVideo } from '../store.ts'

interface Deps {
  db: Db
  tenants: Pick<Tenants, 'withId'>
  videoDetails: VideoModerationModule['videoDetails']
  moderation: VideoModerationModule['moderation']
  avatarDetails: TwinsModule['avatarDetails']
  review: TwinsModule['review']
}

export type AdminMedia = ReturnType<typeof createAdminMedia>

/** One video or presenter of any tenant, for operators. Each method throws not-found for an unknown id. */
export function createAdminMedia({ db, tenants, videoDetails, moderation, avatarDetails, review }: Deps) {
  return { readVideo, retry, takeDown, restore, readAvatar, approveAvatar, rejectAvatar, trainAvatar }

  async function readVideo(id: string): Promise<AdminVideoDetails> {
    const tenant = await tenantOf(await findTenantOfVideo(db, id))
    const { ownerId, ...details } = await videoDetails.read(tenant, id)
    const owner = await ownerOf(tenant, ownerId)
    if (!owner) throw new AppError('not-found')
    return { ...details, owner, ...placeOf(tenant) }
  }

  /** Throws not-failed, credits-short or renderer-missing. */
  async function retry(operator: Person, id: string): Promise<void> {
    await moderation.retry(await tenantOf(await findTenantOfVideo(db, id)), operator, id)
  }

  async function takeDown(operator: Person, id: string, reason: string): Promise<void> {
    await moderation.takeDown(await tenantOf(await findTenantOfVideo(db, id)), operator, id, reason)
  }

  async function restore(operator: Person, id: string): Promise<void> {
    await moderation.restore(await tenantOf(await findTenantOfVideo(db, id)), operator, id)
  }

  async function readAvatar(id: string): Promise<AdminAvatarDetails> {
    const tenant = await tenantOf(await findTenantOfAvatar(db, id))
    const { ownerId, ...details } = await avatarDetails.read(tenant.id, id)
    const owner = ownerId === null ? null : await ownerOf(tenant, ownerId)
    const isTrainable = await review.isTrainable(tenant.id, id)
    return { ...details, isTrainable, owner, ...placeOf(tenant) }
  }

  /** Throws twin-not-reviewable. */
  async function approveAvatar(operator: Person, id: string): Promise<void> {
    await review.approve((await tenantOf(await findTenantOfAvatar(db, id))).id, operator, id)
  }

  /** Throws twin-not-reviewable. */
  async function rejectAvatar(operator: Person, id: string, reason: string): Promise<void> {
    await review.reject((await tenantOf(await findTenantOfAvatar(db, id))).id, operator, id, reason)
  }

  /** Throws twin-not-trainable. */
  async function trainAvatar(operator: Person, id: string): Promise<void> {
    await review.train((await tenantOf(await findTenantOfAvatar(db, id))).id, operator, id)
  }

  async function ownerOf(tenant: Tenant, id: string): Promise<AdminPerson | null> {
    const row = await db.inTenant(tenant.id, (tx) => findUser(tx, id))
    return row ? { id, username: row.username, displayName: row.display_name } : null
  }

  async function tenantOf(id: string | undefined): Promise<Tenant> {
    const tenant = id === undefined ? undefined : await tenants.withId(id)
    if (!tenant) throw new AppError('not-found')
    return tenant
  }
}

function placeOf({ name, slug, origin }: Tenant) {
  return { tenant: name, tenantSlug: slug, origin }
}
