import type { TenantTx } from '../../../platform/db/open.ts'
import { browserName } from './browser-name.ts'
import * as store from './device-store.ts'
import type { MailPost } from '../letters/post.ts'

interface Parts {
  post: MailPost
  newId: () => string
}

/** Where people sign in from. Whoever is let in from a browser and address not seen before is told so by mail. */
export function createDevices({ post, newId }: Parts) {
  return { note }

  /** The first device of a person is no news to them. */
  async function note(tx: TenantTx, userId: string, visitor: { userAgent: string | null; address: string }) {
    const hasOthers = await store.hasDevice(tx, userId)
    const device = { id: newId(), userId, browser: browserName(visitor.userAgent), address: visitor.address }
    const isNew = await store.insertDevice(tx, device)
    if (isNew && hasOthers) await post(tx, { template: 'new-device', userId, deviceId: device.id })
  }
}

export type Devices = ReturnType<typeof createDevices>
