// Everything that decides whether a change may land: build, types, lint, every test on the embedded database with the browser, then
// on PostgreSQL every test that opens a database. A test that fails once has failed.
import { databaseTests } from './database-tests.ts'
import { openPostgres } from './postgres.ts'
import { staticChecks } from './static-checks.ts'
import { type Result, finish, step, tests } from './steps.ts'

const OF_CORE = ['--project', '@vitrine/core']

const build = await step('build', ['pnpm', 'exec', 'turbo', 'run', 'build', '--output-logs=errors-only'])
const [checks, embedded] = await Promise.all([staticChecks(), tests('embedded', [], { TEST_SCOPE: 'full' })])

const onPostgres: Result[] = []
const postgres = await openPostgres()
console.log(`\nPostgreSQL for tests: ${postgres.origin}`)
try {
  const ofDatabase = databaseTests()
  const owner = { TEST_DATABASE_URL: postgres.ownerUrl }
  onPostgres.push(await tests('postgres-owner', [...OF_CORE, ...ofDatabase], owner))
  // A superuser passes every policy of the database unless the connection gives that up, which is opened and tested here.
  const ofConnection = ofDatabase.filter((file) => file.startsWith('apps/core/src/platform/db/'))
  const superuser = { TEST_DATABASE_URL: postgres.superuserUrl }
  onPostgres.push(await tests('postgres-superuser', [...OF_CORE, ...ofConnection], superuser))
} finally {
  await postgres.close()
}

finish([build, ...checks, embedded, ...onPostgres])
