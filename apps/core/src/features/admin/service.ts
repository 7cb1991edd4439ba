import type { AdminAvatarRow, AdminSystem, AdminUser, AdminUserStats, AdminVideoRow } from '@vitrine/contract'
import { AppError } from '../../platform/errors/app-error.ts'
import { pageOf } from '../../platform/db/keyset.ts'
import type { Db } from '../../platform/db/open.ts'
import type { MediaLinks } from '../../platform/http/files/media.ts'
import { isStaffEmail } from '../../platform/email/staff-email.ts'
import type { Tenant } from '../../platform/tenant/tenant.ts'
import * as store from './store.ts'
import type { Authentication, SignedIn, Visitor } from '../auth/index.ts'
import { serializeVideo } from './video-serializer.ts'
import { type UserFilter, type UsersQuery, listUsers, sumUsers } from './people/user-store.ts'

interface Deps {
  db: Db
  media: Pick<MediaLinks, 'link'>
  authentication: Pick<Authentication, 'signIn'>
  staffEmailDomain: string
  /** Whether mails leave this installation, and from which address. */
  sendsMail: boolean
  mailFrom: string
  warnings: () => AdminSystem['warnings']
}

interface Page<Item> {
  items: Item[]
  /** The cursor of the next page; null at the end. */
  next: string | null
}

export type Admin = ReturnType<typeof createAdmin>

/** The operator's console, on the platform's own tenant. */
export function createAdmin({ db, media, authentication, staffEmailDomain, sendsMail, mailFrom, warnings }: Deps) {
  return { signIn, users, userStats, videos, avatars, system }

  /**
   * Signs an operator in. Throws staff-only for any other address, wrong-staff-credentials, and not-found on every tenant but
   * the platform's own.
   */
  async function signIn(
    tenant: Tenant,
    login: { email: string; password: string; code?: string | undefined },
    visitor: Visitor,
  ): Promise<SignedIn> {
    if (!tenant.isPlatform) throw new AppError('not-found')
    if (!isStaffEmail(login.email, staffEmailDomain)) throw new AppError('staff-only')
    try {
      const { email: username, password, code } = login
      return await authentication.signIn(tenant, { username, password, code }, visitor, 'operator')
    } catch (error) {
      if (error instanceof AppError && error.code === 'wrong-credentials') throw new AppError('wrong-staff-credentials')
      throw error
    }
  }

  async function users(asked: UsersQuery): Promise<Page<AdminUser>> {
    const { rows, next } = pageOf(await listUsers(db, asked), asked.limit)
    const items = rows.map((row) => ({
      id: row.id,
      tenant: row.tenant,
      tenantSlug: row.tenant_slug,
      role: row.role,
      memberRole: row.member_role,
      username: row.username,
      email: row.email,
      displayName: row.display_name,
      disabled: row.disabled_at !== null,
      credits: Number(row.half_credits) / 2,
      subscriptionStatus: row.subscription_status,
      totalVideos: Number(row.total_videos),
      totalAvatars: Number(row.total_avatars),
      createdAt: row.created_at.toISOString(),
    }))
    return { items, next }
  }

  async function userStats(filter: UserFilter): Promise<AdminUserStats> {
    const sums = await sumUsers(db, filter)
    return {
      totalUsers: Number(sums.users),
      activeSubscribers: Number(sums.active_subscribers),
      totalVideos: Number(sums.videos),
      totalCredits: Number(sums.half_credits) / 2,
    }
  }

  /** The videos of all tenants, with the stills of those of `site`, the only ones that can be loaded there. */
  async function videos(site: Tenant, asked: store.VideosQuery): Promise<Page<AdminVideoRow>> {
    const { rows, next } = pageOf(await store.listVideos(db, asked), asked.limit)
    const items = rows.map((row) => ({
      ...serializeVideo(row),
      thumbnailUrl: row.poster_key && row.tenant_id === site.id ? media.link(row.poster_key) : null,
    }))
    return { items, next }
  }

  async function avatars(asked: store.AvatarsQuery): Promise<Page<AdminAvatarRow>> {
    const { rows, next } = pageOf(await store.listAvatars(db, asked), asked.limit)
    const items = rows.map(({ created_at, presenter_id, ...row }) => ({
      ...row,
      presenterId: row.type === 'stock' ? presenter_id : null,
      createdAt: created_at.toISOString(),
    }))
    return { items, next }
  }

  async function system(): Promise<AdminSystem> {
    const counts = await store.countAll(db)
    const videosIn = (...wanted: string[]) => sum(counts.videos.filter(({ status }) => wanted.includes(status)))
    const avatarsOf = (type: string) => sum(counts.avatars.filter((row) => row.type === type))
    return {
      videos: {
        total: sum(counts.videos),
        completed: videosIn('ready'),
        processing: videosIn('pending', 'processing'),
        failed: videosIn('failed'),
      },
      avatars: { stock: avatarsOf('stock'), custom: avatarsOf('custom'), total: sum(counts.avatars) },
      userCredits: Number(counts.halfCredits.n) / 2,
      mail: { isSent: sendsMail, from: mailFrom },
      warnings: warnings(),
    }
  }
}

function sum(rows: { n: number }[]): number {
  return rows.reduce((total, { n }) => total + Number(n), 0)
}
