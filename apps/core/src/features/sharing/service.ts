import type { ShareLink } from '@vitrine/contract'
import { VideoLook } from '@vitrine/contract/api'
import { AppError } from '../../platform/errors/app-error.ts'
import type { Db, TenantTx } from '../../platform/db/open.ts'
import type { Person } from '../../platform/http/request.ts'
import { hashPassword } from '../../platform/passwords/passwords.ts'
import type { ShareTokens } from '../../platform/tokens/share-tokens.ts'
import type { Tenant } from '../../platform/tenant/tenant.ts'
import { emailCode } from './email-code.ts'
import { embedCode } from './embed-code.ts'
import { qrCodeOf } from './qr-code.ts'
import * as store from './store.ts'
import { storedKit } from '../brand-kits/index.ts'

/** A change after the contract's validation. */
interface Change {
  shownAs?: string | undefined
  expiresAt?: string | null | undefined
  heldUntil?: string | null | undefined
  callToAction?: store.CallToAction | null | undefined
  asksLeads?: boolean | undefined
  isIndexed?: boolean | undefined
  password?: string | null | undefined
}

interface Deps {
  db: Db
  shareTokens: ShareTokens
}

export type Sharing = ReturnType<typeof createSharing>

/** The links by which owners show their videos to everybody. */
export function createSharing({ db, shareTokens }: Deps) {
  return { get, share, shareAhead, change, revoke }

  async function get(tenant: Tenant, person: Person, videoId: string): Promise<ShareLink> {
    return db.inTenant(tenant.id, async (tx) => {
      const video = await findOwn(tx, person, videoId)
      return view(tenant, video, await store.findLink(tx, videoId))
    })
  }

  /** Creates the link, or returns the existing one. Throws not-ready. */
  async function share(tenant: Tenant, person: Person, videoId: string): Promise<ShareLink> {
    return db.inTenant(tenant.id, async (tx) => {
      const video = await findOwn(tx, person, videoId)
      if (video.status !== 'ready') throw new AppError('not-ready')
      if (video.taken_down_at) throw new AppError('taken-down')
      const link = await lockLink(tx, videoId)
      if (!link.token_hash) await store.changeLink(tx, videoId, { token_hash: hashFor(tenant, link) })
      return view(tenant, video, await store.findLink(tx, videoId))
    })
  }

  /** Creates the link of a video that is not finished. It opens as soon as the video is ready. */
  async function shareAhead(tenant: Tenant, person: Pick<Person, 'id'>, videoId: string): Promise<void> {
    await db.inTenant(tenant.id, async (tx) => {
      await findOwn(tx, person, videoId)
      const link = await lockLink(tx, videoId)
      if (!link.token_hash) await store.changeLink(tx, videoId, { token_hash: hashFor(tenant, link) })
    })
  }

  /** Changes the settings of the current link and of later ones. */
  async function change(tenant: Tenant, person: Person, videoId: string, wanted: Change): Promise<ShareLink> {
    // The expensive hash is computed outside of any transaction.
    const passwordHash = wanted.password ? await hashPassword(wanted.password) : wanted.password
    return db.inTenant(tenant.id, async (tx) => {
      const video = await findOwn(tx, person, videoId)
      if (video.status !== 'ready') throw new AppError('not-ready')
      if (video.taken_down_at) throw new AppError('taken-down')
      const link = await lockLink(tx, videoId)
      const row = rowOf(wanted, passwordHash)
      checkTimes({ ...link, ...row })
      await store.changeLink(tx, videoId, row, wanted.callToAction)
      return view(tenant, video, await store.findLink(tx, videoId))
    })
  }

  /** From the end of this transaction on, the link is answered like one that never existed. */
  async function revoke(tenant: Tenant, person: Person, videoId: string): Promise<ShareLink> {
    return db.inTenant(tenant.id, async (tx) => {
      const video = await findOwn(tx, person, videoId)
      const link = await store.findLink(tx, videoId)
      if (link?.token_hash) await store.changeLink(tx, videoId, { version: link.version + 1, token_hash: null })
      return view(tenant, video, await store.findLink(tx, videoId))
    })
  }

  async function lockLink(tx: TenantTx, videoId: string): Promise<store.LinkRow> {
    await store.addLink(tx, videoId)
    const link = await store.findLink(tx, videoId)
    if (!link) throw new Error('a link that was just added is gone')
    return link
  }

  function hashFor(tenant: Tenant, { video_id: videoId, version }: store.LinkRow): string {
    const hash = shareTokens.hashOf(shareTokens.tokenOf(tenant.id, videoId, version))
    if (!hash) throw new Error('a token of ours is none')
    return hash
  }

  function view(tenant: Tenant, video: store.OwnVideo, link: store.LinkRow | undefined): ShareLink {
    const url = link?.token_hash ? shareTokens.addressOf(tenant, video.id, link.version) : null
    const { title, teaser_key: teaserKey } = video
    const { shape } = VideoLook.parse(video.look)
    const canEmail = url && teaserKey && !link?.password_hash
    return {
      shareUrl: url,
      publicUrl: url,
      embedCode: url && embedCode(url, { title, shape }),
      emailCode: canEmail ? emailCode(url, { title, shape, teaserKey }) : null,
      qrSvg: url && qrCodeOf(url),
      hasPassword: Boolean(link?.password_hash),
      shownAs: link?.author_name ?? '',
      ownName: storedKit(video.brand_kit)?.name ?? video.display_name ?? tenant.brand.companyName,
      expiresAt: link?.expires_at?.toISOString() ?? null,
      heldUntil: link?.available_from?.toISOString() ?? null,
      callToAction: link?.call_to_action ?? null,
      asksLeads: link?.asks_leads ?? true,
      isIndexed: link?.is_indexed ?? false,
    }
  }
}

/** Throws invalid where a link would expire before it opens. */
function checkTimes({ available_from: opens, expires_at: ends }: Pick<store.LinkRow, 'available_from' | 'expires_at'>) {
  if (!opens || !ends || opens < ends) return
  const message = 'Choose a time after “Available from”.'
  throw new AppError('invalid', { message, fields: [{ field: 'expiresAt', message }] })
}

function rowOf(
  { shownAs, expiresAt, heldUntil, asksLeads, isIndexed }: Change,
  passwordHash: string | null | undefined,
) {
  return {
    ...(shownAs === undefined ? {} : { author_name: shownAs }),
    ...(expiresAt === undefined ? {} : { expires_at: expiresAt === null ? null : new Date(expiresAt) }),
    ...(heldUntil === undefined ? {} : { available_from: heldUntil === null ? null : new Date(heldUntil) }),
    ...(asksLeads === undefined ? {} : { asks_leads: asksLeads }),
    ...(isIndexed === undefined ? {} : { is_indexed: isIndexed }),
    ...(passwordHash === undefined ? {} : { password_hash: passwordHash }),
  }
}

/** Throws not-found, also for another person's video. */
export async function findOwn(tx: TenantTx, person: Pick<Person, 'id'>, videoId: string): Promise<store.OwnVideo> {
  const video = await store.findOwnVideo(tx, person.id, videoId)
  if (!video) throw new AppError('not-found')
  return video
}
