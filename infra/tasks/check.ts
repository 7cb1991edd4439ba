// Everything that decides whether a change may land: build, types, lint, every test on the embedded database with the browser, then
// PostgreSQL.
import { closingLine, forgetResults, step, tests } from './steps.ts'
import { openPostgres } from './postgres.ts'

/** A machine that stalls for seconds must not decide; whatever needs its second try is shown as `retry x1`. */
const SECOND_TRY = ['--retry=1']

forgetResults()
const steps = [
  step('build', ['pnpm', 'exec', 'turbo', 'run', 'build', '--output-logs=errors-only']),
  step('types', ['pnpm', 'exec', 'turbo', 'run', 'typecheck', '--output-logs=errors-only']),
  step('lint', ['pnpm', 'run', '--silent', 'lint']),
]
tests('embedded', SECOND_TRY, { TEST_SCOPE: 'full' })

const postgres = await openPostgres()
console.log(`\nPostgreSQL for tests: ${postgres.origin}`)
try {
  tests('postgres-owner', ['--project', '@vitrine/core', ...SECOND_TRY], { TEST_DATABASE_URL: postgres.ownerUrl })
  // What a superuser may do differs in the room of the database only.
  const ofDatabase = ['--project', '@vitrine/core', 'src/platform', 'features/ledger', ...SECOND_TRY]
  tests('postgres-superuser', ofDatabase, { TEST_DATABASE_URL: postgres.superuserUrl })
} finally {
  await postgres.close()
}

const { line, isGreen } = closingLine(steps)
console.log(`\n${line}`)
process.exit(isGreen ? 0 : 1)
