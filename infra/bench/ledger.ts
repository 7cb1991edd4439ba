// Prints how many holds of one credit a second the ledger accepts, each in a transaction of its own.
// `node infra/bench/ledger.ts` measures the embedded database; with DATABASE_URL the server it names. That database
// gets a tenant of its own which is removed at the end.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createLedger } from '../../apps/core/src/features/ledger/service.ts'
import * as store from '../../apps/core/src/features/ledger/store.ts'
import { heldForRequests } from '../../apps/core/src/features/twin-services/index.ts'
import { videoSummaries } from '../../apps/core/src/features/videos/index.ts'
import { systemClock } from '../../apps/core/src/platform/time/clock.ts'
import { openDatabase } from '../../apps/core/src/platform/db/open.ts'
import { newId } from '../../apps/core/src/platform/ids/ids.ts'

const holds = 1_000
const atOnce = 20

const dataDir = mkdtempSync(join(tmpdir(), 'vitrine-bench-'))
const db = await openDatabase({ databaseUrl: process.env.DATABASE_URL, dataDir, poolSize: 10, onNotice: console.log })
const ledger = createLedger({ store, videoSummaries, heldForRequests, clock: systemClock, newId })
const tenantId = newId()

await db.asSystem('the benchmark makes its tenant', (tx) =>
  tx
    .insertInto('tenant')
    .values({ id: tenantId, slug: `bench-${tenantId}`, name: 'Bench', kind: 'partner', vertical: 'tourism' })
    .execute(),
)
for (const users of [1, 50]) console.log(`${db.engine}, ${users} account(s): ${await holdsPerSecond(users)} holds/s`)

await db.asSystem('the benchmark removes its tenant', async (tx) => {
  for (const table of ['credit_entry', 'credit_hold', 'credit_bucket', 'credit_account', 'app_user'] as const) {
    await tx.deleteFrom(table).where('tenant_id', '=', tenantId).execute()
  }
  await tx.deleteFrom('tenant').where('id', '=', tenantId).execute()
})
await db.close()
rmSync(dataDir, { recursive: true, force: true })

async function holdsPerSecond(users: number): Promise<number> {
  const userIds = Array.from({ length: users }, () => newId())
  for (const userId of userIds) await openAccount(userId)
  const expiresAt = new Date(Date.now() + 3_600_000)
  let next = 0
  async function holdNext(): Promise<void> {
    while (next < holds) {
      const userId = userIds[next++ % users] ?? ''
      const request = { userId, holdId: newId(), halfCredits: 2, expiresAt }
      const { held } = await db.inTenant(tenantId, (tx) => ledger.hold(tx, request))
      if (!held) throw new Error('the account ran out of credits')
    }
  }
  const startedAt = performance.now()
  await Promise.all(Array.from({ length: atOnce }, holdNext))
  return Math.round((holds / (performance.now() - startedAt)) * 1_000)
}

async function openAccount(userId: string): Promise<void> {
  await db.inTenant(tenantId, async (tx) => {
    const person = { tenant_id: tenantId, id: userId, username: userId, role: 'customer' } as const
    await tx.insertInto('app_user').values(person).execute()
    await ledger.grant(tx, { userId, kind: 'bundle', halfCredits: holds * 2, sourceRef: userId })
  })
}
