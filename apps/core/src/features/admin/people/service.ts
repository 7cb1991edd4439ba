import { type AdminUser, type AdminUserDetails, type Avatar, DETAIL_ROWS_MAX, type Language } from '@vitrine/contract'
import { AppError } from '../../../platform/errors/app-error.ts'
import type { Audit } from '../../../platform/audit/audit.ts'
import type { Db } from '../../../platform/db/open.ts'
import type { Person } from '../../../platform/http/request.ts'
import type { Tenant } from '../../../platform/tenant/tenant.ts'
import type { AvatarsModule } from '../../avatars/index.ts'
import type { StatementsModule } from '../../statements/index.ts'
import type { CreditGrantsModule } from '../../credit-grants/index.ts'
import type { MembersModule } from '../../members/index.ts'
import type { PartnerModule } from '../../partner/index.ts'
import type { Tenants } from '../../tenants/index.ts'
import type { TrashModule } from '../../trash/index.ts'
import { listVideos } from '../store.ts'
import { serializeVideo } from '../video-serializer.ts'
import { findTenantOfUser } from './user-store.ts'

interface Deps {
  db: Db
  tenants: Pick<Tenants, 'withId'>
  people: Pick<PartnerModule['people'], 'read'>
  avatars: Pick<AvatarsModule['avatars'], 'list'>
  adjustments: CreditGrantsModule['creditAdjustments']
  creditLines: Pick<StatementsModule['creditLines'], 'pageOf'>
  team: Pick<MembersModule['team'], 'setDisabledFor'>
  sessions: MembersModule['teamSessions']
  trash: Pick<TrashModule, 'add'>
  audit: Audit
}

type LedgerPage = Parameters<Deps['creditLines']['pageOf']>[2]

export type AdminPeople = ReturnType<typeof createAdminPeople>

/** One person of any tenant, for operators. Each method throws not-found for an unknown id. */
export function createAdminPeople(deps: Deps) {
  const { db, tenants, people, avatars, adjustments, creditLines, team, sessions, trash, audit } = deps
  return { read, setCredits, setDisabled, ledger, listSessions, endSession, endSessions, removeVideo }

  async function read(id: string): Promise<AdminUserDetails> {
    const tenant = await tenantOf(id)
    const { videosByState, ...found } = await people.read(tenant, id)
    const videos = await listVideos(db, { user: id, sort: 'createdAt', order: 'desc', limit: DETAIL_ROWS_MAX })
    const chosen = await avatars.list({ id, tenantId: tenant.id })
    const customAvatars = chosen.filter(({ type }) => type === 'custom').length
    return {
      user: { ...userOf(tenant, found), totalAvatars: customAvatars },
      stats: {
        total: found.videos,
        ready: videosByState.ready,
        processing: videosByState.inProgress,
        failed: videosByState.failed,
        totalAvatars: chosen.length,
        customAvatars,
      },
      videos: videos.slice(0, DETAIL_ROWS_MAX).map(serializeVideo),
      avatars: chosen.slice(0, DETAIL_ROWS_MAX).map((avatar) => avatarOf(tenant, avatar)),
    }
  }

  async function setCredits(operator: Person, id: string, balance: { credits: number; reason?: string | undefined }) {
    const tenant = await tenantOf(id)
    await adjustments.set(tenant.id, operator, id, balance)
    return read(id)
  }

  /** Throws own-account, operator-account, last-owner or, for an owner, reauthentication-needed. */
  async function setDisabled(operator: Person, id: string, isDisabled: boolean): Promise<AdminUserDetails> {
    const tenant = await tenantOf(id)
    await team.setDisabledFor(tenant.id, operator, id, isDisabled)
    return read(id)
  }

  async function ledger(id: string, asked: LedgerPage) {
    return creditLines.pageOf(await tenantOf(id), id, asked)
  }

  async function listSessions(id: string, language: Language) {
    const { id: tenantId } = await tenantOf(id)
    return sessions.list(tenantId, id, language)
  }

  async function endSession(operator: Person, id: string, sessionId: string) {
    const { id: tenantId } = await tenantOf(id)
    return sessions.endOne(tenantId, operator, id, sessionId)
  }

  async function endSessions(operator: Person, id: string) {
    const { id: tenantId } = await tenantOf(id)
    return sessions.endAll(tenantId, operator, id)
  }

  async function removeVideo(operator: Person, id: string, videoId: string): Promise<void> {
    const tenant = await tenantOf(id)
    const removed = await trash.add(tenant, { id }, [videoId], (tx) =>
      audit(tx, operator, 'video-deleted', { subject: id, detail: { video: videoId } }),
    )
    if (removed.length === 0) throw new AppError('not-found')
  }

  async function tenantOf(userId: string): Promise<Tenant> {
    const tenantId = await findTenantOfUser(db, userId)
    const tenant = tenantId && (await tenants.withId(tenantId))
    if (!tenant) throw new AppError('not-found')
    return tenant
  }
}

type Found = Omit<Awaited<ReturnType<Deps['people']['read']>>, 'videosByState'>

function userOf({ name, slug }: Tenant, { videos: totalVideos, ...found }: Found) {
  const place: Pick<AdminUser, 'tenant' | 'tenantSlug'> = { tenant: name, tenantSlug: slug }
  return { ...found, ...place, totalVideos, currency: found.currency as AdminUserDetails['user']['currency'] }
}

function avatarOf({ name: tenant }: Tenant, { id, name, type, status, createdAt }: Avatar) {
  return { id, tenant, name, type, status, createdAt }
}
