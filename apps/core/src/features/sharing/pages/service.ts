import type { SpokenLanguage } from '@vitrine/contract'
import { timingSafeEqual } from 'node:crypto'
import { AppError } from '../../../platform/errors/app-error.ts'
import type { Clock } from '../../../platform/time/clock.ts'
import type { Db, TenantTx } from '../../../platform/db/open.ts'
import { isPassword } from '../../../platform/passwords/passwords.ts'
import { createEncryption } from '../../../platform/encryption/encryption.ts'
import type { ShareTokens } from '../../../platform/tokens/share-tokens.ts'
import type { Tenant } from '../../../platform/tenant/tenant.ts'
import * as store from './store.ts'

/** The path of a share page or its player. */
const PAGE = /^\/v\/([\w-]+)(?:\/embed)?\/?$/

/** The result of opening a share link, with its password if it has one. */
export type Found =
  | { state: 'missing' }
  | { state: 'locked' | 'held' | 'open'; video: store.SharedRow; token: string; languages: readonly SpokenLanguage[] }

/** A visit to a link, with the pass that this browser got for the page's password. */
export interface Visit {
  token: string
  pass: string | undefined
  /** The requested language of a family of videos; without it the viewer's own language is chosen. */
  speak?: string | undefined
  reads?: string | undefined
}

interface Deps {
  db: Db
  shareTokens: Pick<ShareTokens, 'hashOf'>
  secretKey: string
  clock: Clock
}

export type SharedPages = ReturnType<typeof createSharedPages>

/** Looks up shared pages. Access to every file of a video is checked here too, so that none outlives its page. */
export function createSharedPages({ db, shareTokens, secretKey, clock }: Deps) {
  const encryption = createEncryption(secretKey, 'share pass')
  return { find, findOpen, findAtPath, unlock, views }

  async function find(tenant: Tenant, visit: Visit): Promise<Found> {
    const { token, pass } = visit
    const hash = shareTokens.hashOf(token)
    const shared = hash && (await db.inTenant(tenant.id, (tx) => read(tx, hash, visit)))
    if (!shared) return { state: 'missing' }
    const { video } = shared
    if (video.available_from && video.available_from > clock.now()) return { state: 'held', ...shared, token }
    const isOpen = !video.password_hash || isSame(pass, passOf(tenant, video))
    return { state: isOpen ? 'open' : 'locked', ...shared, token }
  }

  /** One link shows a whole family of videos: its settings and its counts apply to all languages. */
  async function read(tx: TenantTx, hash: string, { speak, reads }: Visit) {
    const own = await store.findShared(tx, hash, clock.now())
    if (!own) return undefined
    const family = own.family_id ? await store.listFamily(tx, own) : []
    const wanted = family.find(({ language }) => language === (speak ?? reads))
    return { video: { ...own, ...wanted }, languages: family.map(({ language }) => language) }
  }

  /** Returns a video that can be watched now. Throws not-found for any other. */
  async function findOpen(tenant: Tenant, visit: Visit): Promise<store.SharedRow> {
    const found = await find(tenant, visit)
    if (found.state !== 'open') throw new AppError('not-found')
    return found.video
  }

  /** Returns when the video was made that a path of the site shows publicly; undefined where there is none. */
  async function findAtPath(tenant: Tenant, path: string): Promise<{ madeAt: Date } | undefined> {
    const [, token = ''] = PAGE.exec(path) ?? []
    const found = await find(tenant, { token, pass: undefined })
    return found.state === 'open' ? { madeAt: found.video.created_at } : undefined
  }

  /** Returns a pass for the right password. It becomes invalid with the password or the link. Throws share-password-wrong. */
  async function unlock(tenant: Tenant, token: string, password: string): Promise<string> {
    const found = await find(tenant, { token, pass: undefined })
    if (found.state !== 'locked') throw new AppError('not-found')
    if (!(await isPassword(found.video.password_hash, password))) throw new AppError('share-password-wrong')
    return passOf(tenant, found.video)
  }

  async function views(tenant: Tenant, videoId: string): Promise<number> {
    return db.inTenant(tenant.id, (tx) => store.countStarts(tx, videoId))
  }

  function passOf({ id }: Tenant, { id: videoId, version, password_hash: passwordHash }: store.SharedRow): string {
    return encryption.digest(`${videoId} ${version} ${passwordHash}`, id)
  }
}

/** Compares two texts in constant time. */
function isSame(given: string | undefined, right: string): boolean {
  const [one, other] = [Buffer.from(given ?? ''), Buffer.from(right)]
  return one.length === other.length && timingSafeEqual(one, other)
}
