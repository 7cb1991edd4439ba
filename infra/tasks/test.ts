// `npm test`: build, types, lint and every test on the embedded database, with one journey in a real browser.
import { staticChecks } from './static-checks.ts'
import { finish, step, tests } from './steps.ts'

const build = await step('build', ['pnpm', 'exec', 'turbo', 'run', 'build', '--output-logs=errors-only'])
const [checks, embedded] = await Promise.all([staticChecks(), tests('embedded', process.argv.slice(2))])
finish([build, ...checks, embedded])
