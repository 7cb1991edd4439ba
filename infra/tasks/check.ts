// Everything that decides whether a change may land: `npm test`, then PostgreSQL, then the slower browser checks.
import { closingLine, forgetResults, step, tests } from './steps.ts'
import { openPostgres } from './postgres.ts'

forgetResults()
const steps = [
  step('build', ['pnpm', 'exec', 'turbo', 'run', 'build', '--output-logs=errors-only']),
  step('types', ['pnpm', 'exec', 'turbo', 'run', 'typecheck', '--output-logs=errors-only']),
  step('lint', ['pnpm', 'run', '--silent', 'lint']),
]
tests('embedded', [], { TEST_SCOPE: 'full' })

const postgres = await openPostgres()
console.log(`\nPostgreSQL for tests: ${postgres.origin}`)
try {
  tests('postgres-superuser', ['--project', '@vitrine/core'], { TEST_DATABASE_URL: postgres.superuserUrl })
  tests('postgres-owner', ['--project', '@vitrine/core'], { TEST_DATABASE_URL: postgres.ownerUrl })
} finally {
  await postgres.close()
}

const { line, isGreen } = closingLine(steps)
console.log(`\n${line}`)
process.exit(isGreen ? 0 : 1)
