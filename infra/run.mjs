// Runs the npm scripts: `start`, a task of infra/tasks, or `run <file.ts>`. Plain JavaScript without dependencies, because it has to
// run on whatever Node is installed.
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { allExtras, changeExtras, chosenExtras } from './extras.mjs'

process.chdir(fileURLToPath(new URL('..', import.meta.url)))
const { packageManager, config, engines, scripts } = JSON.parse(readFileSync('package.json', 'utf8'))
const [task = 'start', ...rest] = process.argv.slice(2)
const TOOLS = 'node_modules/.tools'
const shell = process.platform === 'win32' // npx and pnpm are .cmd files there.

const isTask = Object.values(scripts).some(
  (script) => script.split(' ').slice(0, 3).join(' ') === `node infra/run.mjs ${task}`,
)
if (!isTask) {
  console.error(`There is no task “${task}”. \`npm start\` starts Vitrine; \`npm run\` lists everything else.`)
  process.exit(1)
}
if (process.env.VITRINE_TOOLS) await runTask()
else runAgainWithTools()

/** Runs this file again with the pinned pnpm first on the PATH, and with a current Node when this one is too old. */
function runAgainWithTools() {
  const folder = toolsFolder()
  const env = {
    ...process.env,
    PATH: folder + delimiter + process.env.PATH,
    VITRINE_TOOLS: '1',
    TURBO_TELEMETRY_DISABLED: '1',
  }
  const child = spawn('node', [fileURLToPath(import.meta.url), task, ...rest], { stdio: 'inherit', shell, env })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  child.on('exit', (code) => process.exit(code ?? 1))
  // npm dies of SIGTERM without passing it on, so a changed parent is the only sign that we should stop as well.
  const parent = process.ppid
  setInterval(() => process.ppid === parent || child.kill('SIGTERM'), 500).unref()
}

/**
 * Returns the folder of the tools in npm's own cache. It is remembered, since asking npx takes half a second. Exact versions and
 * --prefer-offline let npx answer without the network.
 */
function toolsFolder() {
  const isOld = Number.parseInt(process.versions.node) < Number.parseInt(engines.node.slice(2))
  const tools = [packageManager, ...(isOld ? [`node@${config.node}`] : [])]
  const key = [...tools, process.version].join(' ')
  const [keptKey, kept] = existsSync(TOOLS) ? readFileSync(TOOLS, 'utf8').split('\n') : []
  if (keptKey === key && existsSync(join(kept, 'pnpm'))) return kept
  const packages = tools.flatMap((tool) => ['--package', tool])
  const asked = ['--yes', '--prefer-offline', '--loglevel=error', ...packages, '--', 'node', '-p', 'process.env.PATH']
  const found = run('npx', asked, 'pipe')
    .split(delimiter)
    .find((folder) => existsSync(join(folder, 'pnpm')))
  mkdirSync('node_modules', { recursive: true })
  writeFileSync(TOOLS, `${key}\n${found}`)
  return found
}

async function runTask() {
  // Benchmarks and fault tests use development packages, which a start does not install.
  const isHeavy = /^infra\/(bench|faults)\//.test(rest[0] ?? '')
  const isLight = task === 'start' || task === 'extras' || (task === 'run' && !isHeavy)
  if (task === 'extras' && !changeExtras(rest)) return
  install(isLight ? 'start' : 'all')
  if (task === 'extras') return
  if (task === 'run') return run('node', rest)
  if (task !== 'start') return run('node', [`infra/tasks/${task}.ts`, ...rest])
  const { build } = await import('./tasks/build.ts')
  build()
  await import('../apps/core/src/main.ts')
}

/** Installs what `scope` needs, once for each lock file. `start` leaves out tests, linters and extras that were not chosen. */
function install(scope) {
  const stamp = 'node_modules/.installed'
  const omitted = scope === 'start' ? allExtras().filter((name) => !chosenExtras().includes(name)) : []
  const hash = createHash('sha256').update(readFileSync('pnpm-lock.yaml')).update(process.version).digest('hex')
  const wanted = [hash, scope, ...omitted].join(' ')
  const done = existsSync(stamp) ? readFileSync(stamp, 'utf8') : ''
  if (done === wanted || done === `${hash} all`) return
  console.log('Installing what Vitrine needs (once) ...')
  // The age of each version was checked when the lock file was written, and the file holds their checksums. Asking the registry
  // again takes longer than fetching them all.
  const frozen = ['--frozen-lockfile', '--config.minimum-release-age=0', '--prefer-offline']
  const only = scope === 'start' ? ['--prod', ...omitted.flatMap((name) => ['--filter', `!./extras/${name}`])] : []
  run('pnpm', ['install', ...frozen, '--reporter=append-only', '--loglevel=warn', ...only])
  writeFileSync(stamp, wanted)
}

function run(command, args, stdout = 'inherit') {
  const env = { ...process.env, CI: process.env.CI ?? 'true' }
  const result = spawnSync(command, args, { stdio: ['inherit', stdout, 'inherit'], shell, env })
  if (result.error) console.error(`Could not run ${command}: ${result.error.message}`)
  if (result.status !== 0) {
    // The captured output contains the reason of the failure.
    if (result.stdout) console.error(result.stdout.toString())
    process.exit(result.status ?? 1)
  }
  return result.stdout?.toString().trim()
}
