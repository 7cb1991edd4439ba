import { randomBytes } from 'node:crypto'
import { DAY_MS } from '../../../platform/time/durations.ts'
import type { Clock } from '../../../platform/time/clock.ts'
import type { TenantTx } from '../../../platform/db/open.ts'
import { tokenHash } from '../../../platform/tokens/token-hash.ts'
import { browserName } from './browser-name.ts'
import * as store from './device-store.ts'
import type { EnqueueEmail } from '../../../platform/email/enqueue.ts'
import { newDeviceEmail } from '../emails/new-device.ts'

interface Deps {
  enqueueEmail: EnqueueEmail
  newId: () => string
  /** Whether cookies travel over https only. */
  isSecure: boolean
  clock: Clock
}

/** The longest time for which browsers keep a cookie. */
export const COOKIE_DAYS = 400

/** Manages known devices. A sign-in from a new browser and address is reported to the person by email. */
export function createDevices({ enqueueEmail, newId, isSecure, clock }: Deps) {
  const cookieName = isSecure ? '__Host-device' : 'device'
  return { record, remember, known, deleteExpired, tokenIn }

  /**
   * Records a sign-in. Returns whether the device is new to the account and not its first one, and emails the
   * person in that case.
   */
  async function record(
    tx: TenantTx,
    userId: string,
    visitor: { userAgent: string | null; address: string },
  ): Promise<boolean> {
    const hasOthers = await store.hasDevice(tx, userId)
    const device = { id: newId(), userId, browser: browserName(visitor.userAgent), address: visitor.address }
    const isNew = await store.insertDevice(tx, device)
    if (isNew && hasOthers) await enqueueEmail(tx, newDeviceEmail, { userId, deviceId: device.id })
    return isNew && hasOthers
  }

  /**
   * Returns the cookie by which the person's account recognizes this device from now on. A token that is new to the account is
   * replaced, so that nobody can plant one of their own; accounts that know the old token then know the new one.
   */
  async function remember(tx: TenantTx, userId: string, token: string | undefined): Promise<string> {
    const now = clock.now()
    if (token && (await store.recordToken(tx, { userId, hash: tokenHash(token), now }))) return cookie(token)
    const next = randomBytes(24).toString('base64url')
    if (token) await store.replaceToken(tx, tokenHash(token), tokenHash(next))
    await store.insertToken(tx, { userId, hash: tokenHash(next), now })
    return cookie(next)
  }

  /** Returns an identifier of the device where the person has signed in on it before. */
  async function known(tx: TenantTx, userId: string, token: string): Promise<string | undefined> {
    const hash = tokenHash(token)
    return (await store.hasToken(tx, userId, hash)) ? hash : undefined
  }

  /** Deletes the tokens whose cookies have expired in every browser. */
  async function deleteExpired(tx: TenantTx): Promise<void> {
    await store.deleteTokensBefore(tx, new Date(clock.now().getTime() - COOKIE_DAYS * DAY_MS))
  }

  function tokenIn(cookies: Record<string, string | undefined>): string | undefined {
    const token = cookies[cookieName]
    return token && token.length <= 64 ? token : undefined
  }

  function cookie(token: string): string {
    const rules = `Path=/; HttpOnly; SameSite=Lax; Max-Age=${COOKIE_DAYS * 86_400}${isSecure ? '; Secure' : ''}`
    return `${cookieName}=${token}; ${rules}`
  }
}

export type Devices = ReturnType<typeof createDevices>
