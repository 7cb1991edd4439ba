import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { prepare } from '../../src/first-start.ts'
import { migrate } from '../../src/platform/db/migrate.ts'
import { pgliteConnection } from '../../src/platform/db/pglite.ts'
import { createDice } from '../dice.ts'
import { openSmallDatabase } from '../small-database.ts'
import { startClock } from './clock.ts'
import { connect, hangUp } from './connection.ts'
import { startCore } from './core.ts'
import { createLife } from './life.ts'
import { createEnvironment } from './environment/environment.ts'
import { registerPeople } from './people.ts'
import { seedRandomness } from './seeded.ts'
import { takeSnapshot } from './snapshot.ts'

/** The moment at which every seed begins. */
const START = Date.UTC(2030, 0, 7, 9)

const SEEDED_UUID = `create or replace function pg_catalog.gen_random_uuid() returns uuid volatile parallel safe
  language sql as $$ select md5(random()::text)::uuid $$`

/** What seeds of one process share: an embedded database, to be brought back to a first start with its tenants and customers. */
export async function openFixture() {
  const dataDir = mkdtempSync(join(tmpdir(), 'simulation-'))
  const pglite = await openSmallDatabase()
  // The ids of jobs come from the database, whose own function takes them from the machine instead of the seed.
  await pglite.exec(`${SEEDED_UUID}; select setseed(0)`)
  const [clock, unseed] = [startClock(START), seedRandomness(0)]
  await migrate(pgliteConnection(connect(pglite, createLife())).kysely)
  await hangUp(pglite, { half: 'rollback' })
  clock.dropTimers()
  const life = createLife()
  const conditions = { dice: createDice(0), arePortsFailing: false }
  const core = await startCore(life, {
    pglite,
    dataDir,
    environment: createEnvironment(),
    conditions,
    report: () => {},
  })
  life.isGated = false
  await prepare(core.deps, core.features)
  const people = await registerPeople(core)
  life.die()
  await hangUp(pglite, { half: 'rollback' })
  await pglite.exec('delete from pgboss.job')
  const snapshot = await takeSnapshot(pglite)
  clock.stop()
  unseed()
  return { pglite, dataDir, people, startsAt: START + 60_000, restore: snapshot.restore, close }

  async function close(): Promise<void> {
    await pglite.close()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

export type Fixture = Awaited<ReturnType<typeof openFixture>>
