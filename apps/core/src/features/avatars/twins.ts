import type { Avatar } from '@vitrine/contract'
import { AppError } from '../../platform/app-error.ts'
import type { Audit } from '../../platform/audit.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Db, TenantTx } from '../../platform/db/open.ts'
import type { Person } from '../../platform/http/request.ts'
import type { Tenant } from '../../platform/tenant.ts'
import type { Entitlements } from './entitlements/entitlements.ts'
import type { Avatars } from './service.ts'
import type { createTwinFacts } from './twin-facts.ts'
import * as store from './store.ts'
import type { People } from '../people/index.ts'
import type { Uploads } from '../uploads/index.ts'

/** What whoever makes a twin agrees to, kept word for word with the twin. */
const CONSENT = 'I’m the person in this recording, or that person has agreed to its use in videos.'

interface Parts {
  db: Db
  people: Pick<People, 'lockPresent'>
  avatars: Pick<Avatars, 'get'>
  uploads: Pick<Uploads, 'lock' | 'remove'>
  entitlements: Pick<Entitlements, 'putBack' | 'take' | 'use'>
  tellReady: ReturnType<typeof createTwinFacts>
  audit: Audit
  clock: Clock
  newId: () => string
}

export type Twins = ReturnType<typeof createTwins>

/** Digital twins: presenters made of a person's own recording. How far one is, its upload tells. */
export function createTwins({ db, people, avatars, uploads, entitlements, tellReady, audit, clock, newId }: Parts) {
  return { create, remove }

  /** The upload may still be on its way. Throws upload-unknown, upload-in-use, twin-not-bought or twins-full. */
  async function create(tenant: Tenant, person: Person, twin: { name: string; uploadId: string }): Promise<Avatar> {
    const id = newId()
    await db.inTenant(tenant.id, async (tx) => {
      await people.lockPresent(tx, person.id)
      const upload = await uploads.lock(tx, person.id, twin.uploadId)
      const consent = { text: CONSENT, at: clock.now().toISOString(), address: person.address }
      // The recording has no voice of ours: videos speak with that of the tenant's first presenter.
      const presenterId = tenant.settings.presenters[0] ?? ''
      const row = { id, userId: person.id, ...twin, presenterId, consent }
      if (!(await store.insertTwin(tx, row))) throw new AppError('upload-in-use')
      await entitlements.take(tx, tenant, person, id)
      if (upload.status === 'ready') await tellReady(tx, upload)
      await audit(tx, person, 'twin-made', { subject: id })
    })
    return avatars.get(person, id)
  }

  /** With its recording, so that nothing of the person's face is left. */
  async function remove(person: Person, id: string): Promise<void> {
    const uploadId = await db.inTenant(person.tenantId, async (tx) => {
      const found = await store.removeTwin(tx, person.id, id)
      if (!found) throw new AppError('not-found')
      await entitlements.putBack(tx, id)
      await audit(tx, person, 'twin-deleted', { subject: id })
      return found.upload_id
    })
    if (uploadId) await uploads.remove(person, uploadId)
  }
}
