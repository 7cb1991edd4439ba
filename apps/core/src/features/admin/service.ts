import type { AdminAvatar, AdminSystem, AdminUser, AdminVideo, ReconciliationReport } from '@vitrine/contract'
import { AppError } from '../../platform/app-error.ts'
import { type PageAsked, pageOf } from '../../platform/db/keyset.ts'
import type { Db } from '../../platform/db/open.ts'
import { isStaffEmail } from '../../platform/staff-email.ts'
import type { Tenant } from '../../platform/tenant.ts'
import type { Entry, SignedIn, Visitor } from '../accounts/entry-service.ts'
import type { Reconciliation } from '../billing/reconciliation-service.ts'
import * as store from './store.ts'

interface Parts {
  db: Db
  entry: Pick<Entry, 'signIn'>
  /** Holds the books of a tenant beside the payment provider's. */
  compared: Pick<Reconciliation, 'replay'>
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
export function createAdmin({ db, entry, compared, staffEmailDomain, sendsMail, mailFrom, warnings }: Parts) {
  return { signIn, users, videos, avatars, system, reconciliation, replay }

  /** Only staff addresses are looked at, and only operators get in. On other tenants there is no such call. */
  async function signIn(
    tenant: Tenant,
    login: { email: string; password: string; code?: string | undefined },
    visitor: Visitor,
  ): Promise<SignedIn> {
    if (!tenant.isPlatform) throw new AppError('not-found')
    if (!isStaffEmail(login.email, staffEmailDomain)) throw new AppError('staff-only')
    try {
      const { email: username, password, code } = login
      return await entry.signIn(tenant, { username, password, code }, visitor, 'operator')
    } catch (error) {
      if (error instanceof AppError && error.code === 'wrong-credentials') throw new AppError('wrong-staff-credentials')
      throw error
    }
  }

  async function users(asked: PageAsked & { q?: string | undefined }): Promise<Page<AdminUser>> {
    const { rows, next } = pageOf(await store.listUsers(db, asked), asked.limit)
    const items = rows.map((row) => ({
      id: row.id,
      tenant: row.tenant,
      tenantSlug: row.tenant_slug,
      role: row.role,
      username: row.username,
      email: row.email,
      displayName: row.display_name,
      credits: Number(row.half_credits ?? 0) / 2,
      subscriptionStatus: row.subscription_status,
      totalVideos: Number(row.total_videos ?? 0),
      totalAvatars: Number(row.total_avatars ?? 0),
      createdAt: row.created_at.toISOString(),
    }))
    return { items, next }
  }

  async function videos(asked: PageAsked): Promise<Page<AdminVideo>> {
    const { rows, next } = pageOf(await store.listVideos(db, asked), asked.limit)
    const items = rows.map(({ created_at, property_address, ...row }) => ({
      ...row,
      propertyAddress: property_address ?? '',
      createdAt: created_at.toISOString(),
    }))
    return { items, next }
  }

  async function avatars(asked: PageAsked): Promise<Page<AdminAvatar>> {
    const { rows, next } = pageOf(await store.listAvatars(db, asked), asked.limit)
    return { items: rows.map(({ created_at, ...row }) => ({ ...row, createdAt: created_at.toISOString() })), next }
  }

  async function reconciliation(): Promise<ReconciliationReport> {
    const { differences, checked } = await store.listDifferences(db)
    return {
      checkedAt: checked.last?.toISOString() ?? null,
      checked: Number(checked.n),
      differences: differences.map(({ foundAt, ...rest }) => ({ ...rest, foundAt: foundAt.toISOString() })),
    }
  }

  /** Looks at a difference once more. Throws not-found. */
  async function replay(differenceId: string): Promise<ReconciliationReport> {
    const tenantId = await store.findTenantOf(db, differenceId)
    if (!tenantId) throw new AppError('not-found')
    await compared.replay(tenantId, differenceId)
    return reconciliation()
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
