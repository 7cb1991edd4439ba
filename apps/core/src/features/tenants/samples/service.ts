import type { Db, TenantTx } from '../../../platform/db/open.ts'
import type { Events } from '../../../platform/events/events.ts'
import { publishTenantUpdate } from '../../../platform/events/tenant-change.ts'
import type { Queue } from '../../../platform/queue/queue.ts'
import type { Tenant } from '../../../platform/tenant/tenant.ts'
import type { Renderer } from '../../../ports/renderer.ts'
import * as store from './store.ts'
import { type WantedSample, wantedSamples } from './wanted.ts'

interface Deps {
  db: Db
  queue: Queue
  events: Events
  renderer: Pick<Renderer, 'version'>
}

export type Samples = ReturnType<typeof createSamples>

/** The sample videos of the public pages. They are redrawn whenever the brand, its texts or the renderer change. */
export function createSamples({ db, queue, events, renderer }: Deps) {
  return { plan, findWanted, publish }

  /** Queues sample videos that are missing or outdated. */
  async function plan(tenant: Tenant): Promise<void> {
    for (const { audience } of await listMissing(tenant)) {
      const job = { tenantId: tenant.id, audience: String(audience) }
      await db.inTenant(tenant.id, (tx) => queue.send(tx, 'sample', job, { singletonKey: `${tenant.id} ${audience}` }))
    }
  }

  /** Returns the sample to render for an audience; undefined once it exists. */
  async function findWanted(tenant: Tenant, audience: number): Promise<WantedSample | undefined> {
    return (await listMissing(tenant)).find((wanted) => wanted.audience === audience)
  }

  async function listMissing(tenant: Tenant): Promise<WantedSample[]> {
    const version = await renderer.version()
    const made = await db.inTenant(tenant.id, (tx) => store.listLooks(tx))
    const looks = new Map(made.map(({ audience, look }) => [audience, look]))
    return wantedSamples(tenant, version).filter(({ audience, look }) => looks.get(audience) !== look)
  }

  /** Shows a finished video on the pages of every node. `record` records its file in the same transaction. */
  async function publish(
    tenant: Tenant,
    { audience, look, job }: WantedSample,
    { durationSeconds, record }: { durationSeconds: number; record: (tx: TenantTx) => Promise<void> },
  ): Promise<void> {
    const { presenterId, title, script } = job
    await db.inTenant(tenant.id, async (tx) => {
      await store.saveSample(tx, { audience, look, presenterId, title, script, durationSeconds })
      await record(tx)
      await publishTenantUpdate(events, tx)
    })
  }
}
