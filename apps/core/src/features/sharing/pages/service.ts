import { timingSafeEqual } from 'node:crypto'
import { AppError } from '../../../platform/app-error.ts'
import type { Clock } from '../../../platform/clock.ts'
import type { Db, TenantTx } from '../../../platform/db/open.ts'
import { isPassword } from '../../../platform/passwords/passwords.ts'
import { createEncryption } from '../../../platform/encryption.ts'
import type { ShareTokens } from '../../../platform/share-tokens.ts'
import type { Tenant } from '../../../platform/tenant.ts'
import * as store from './store.ts'

/** The path of a share page or its player. */
const PAGE = /^\/v\/([\w-]+)(?:\/embed)?\/?$/

/** A share link as a visitor opens it: by its address, and a password if it has one. */
export type Found =
  | { state: 'missing' }
  | { state: 'locked' | 'held' | 'open'; video: store.SharedRow; token: string; languages: readonly string[] }

/** A visit: the link, and the pass that this browser got for the page's password. */
export interface Visit {
  token: string
  pass: string | undefined
  /** Which video of a family is wanted; without it the one in the language that the viewer reads. */
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

/** Creates the look-up of shared pages. Every file of a video is checked here too, so that none outlives its page. */
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

  /** One link shows a whole family: what is chosen for it, and what is counted of it, counts for all its languages. */
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

  /** Returns when the video was made that a path of the site shows to everybody; undefined where there is none. */
  async function findAtPath(tenant: Tenant, path: string): Promise<{ madeAt: Date } | undefined> {
    const [, token = ''] = PAGE.exec(path) ?? []
    const found = await find(tenant, { token, pass: undefined })
    return found.state === 'open' ? { madeAt: found.video.created_at } : undefined
  }

  /** Returns a pass for the right password. It ends with the password and with the link. Throws share-password-wrong. */
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

/** Whether two texts are the same, in a time that does not tell how much of them is. */
function isSame(given: string | undefined, right: string): boolean {
  const [one, other] = [Buffer.from(given ?? ''), Buffer.from(right)]
  return one.length === other.length && timingSafeEqual(one, other)
}
