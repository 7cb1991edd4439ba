// Everything that decides whether a change may land: build, types, lint and every test of the core on the embedded database with an
// object store; then the journeys in a browser, and beside them, on PostgreSQL, the tests that open a database, and those of all other
// packages. The journeys run one after the other and leave a processor free. A test that fails once has failed.
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
const [checks, embedded] = await Promise.all([staticChecks(), tests('embedded', OF_CORE, environment)])
const [browser, beside] = await Promise.all([
  tests('browser', ['--project', '@vitrine/e2e'], environment),
  testsBesideBrowser(),
])
objectStore.close()
finish([build, ...checks, embedded, browser, ...beside])

async function testsBesideBrowser(): Promise<Result[]> {
  const onPostgres = await testsOnPostgres()
  const ofOthers = ['--project', '!@vitrine/core', '--project', '!@vitrine/e2e']
  return [...onPostgres, await tests('packages', ofOthers, environment)]
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
