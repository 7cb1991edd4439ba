// Everything that decides whether a change may land: build, types, lint, every test on the embedded database with the browser, then
// PostgreSQL.
import { closingLine, forgetResults, step, testsWithSecondTry } from './steps.ts'
import { openPostgres } from './postgres.ts'

const OF_CORE = ['--project', '@vitrine/core']

forgetResults()
const steps = [
  step('build', ['pnpm', 'exec', 'turbo', 'run', 'build', '--output-logs=errors-only']),
  step('types', ['pnpm', 'exec', 'turbo', 'run', 'typecheck', '--output-logs=errors-only']),
  step('lint', ['pnpm', 'run', '--silent', 'lint']),
]
testsWithSecondTry('embedded', [], { TEST_SCOPE: 'full' })

const postgres = await openPostgres()
console.log(`\nPostgreSQL for tests: ${postgres.origin}`)
try {
  testsWithSecondTry('postgres-owner', OF_CORE, { TEST_DATABASE_URL: postgres.ownerUrl })
  // What a superuser may do differs in the room of the database only.
  const ofDatabase = [...OF_CORE, 'src/platform', 'features/ledger']
  testsWithSecondTry('postgres-superuser', ofDatabase, { TEST_DATABASE_URL: postgres.superuserUrl })
} finally {
  await postgres.close()
}

const { line, isGreen } = closingLine(steps)
console.log(`\n${line}`)
process.exit(isGreen ? 0 : 1)
