// Everything that decides whether a change may land, in two rows side by side. One: types and lint, which need all processors, then
// the journeys in a browser, which run one after the other and leave a processor free. The other takes longer: every test of the other
// packages, then of the core on PostgreSQL those that open a database, then every test of the core on the embedded database with an
// object store. These come last because both processors are theirs when the journeys are over, and of all runs they use them best. A
// test that fails once has failed.
import { databaseTests } from './database-tests.ts'
import { openObjectStore } from './object-store.ts'
import { openPostgres } from './postgres.ts'
import { staticChecks } from './static-checks.ts'
import { type Result, finish, step, tests } from './steps.ts'

const OF_CORE = ['--project', '@vitrine/core']

const build = await step('build', ['pnpm', 'exec', 'turbo', 'run', 'build', '--output-logs=errors-only'])
const objectStore = await openObjectStore()
console.log(`\nObject store for tests: ${objectStore.origin}`)
const environment = { TEST_SCOPE: 'full', ...objectStore.environment }
const [journeys, others] = await Promise.all([checksAndJourneys(), testsBesideThem()])
objectStore.close()
finish([build, ...journeys, ...others])

async function checksAndJourneys(): Promise<Result[]> {
  const checks = await staticChecks()
  return [...checks, await tests('browser', ['--project', '@vitrine/e2e'], environment)]
}

async function testsBesideThem(): Promise<Result[]> {
  const ofOthers = ['--project', '!@vitrine/core', '--project', '!@vitrine/e2e']
  const packages = await tests('packages', ofOthers, environment)
  const onPostgres = await testsOnPostgres()
  return [packages, ...onPostgres, await tests('embedded', OF_CORE, environment)]
}

async function testsOnPostgres(): Promise<Result[]> {
  const postgres = await openPostgres()
  console.log(`\nPostgreSQL for tests: ${postgres.origin}`)
  try {
    const ofDatabase = databaseTests()
    const owner = { TEST_DATABASE_URL: postgres.ownerUrl }
    const asOwner = await tests('postgres-owner', [...OF_CORE, ...ofDatabase], owner)
    // A superuser passes every policy of the database unless the connection gives that up, which is opened and tested here.
    const ofConnection = ofDatabase.filter((file) => file.startsWith('apps/core/src/platform/db/'))
    const superuser = { TEST_DATABASE_URL: postgres.superuserUrl }
    return [asOwner, await tests('postgres-superuser', [...OF_CORE, ...ofConnection], superuser)]
  } finally {
    await postgres.close()
  }
}
