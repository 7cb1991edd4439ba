// `npm start` and `npm test` begin here, and `run <file.ts>` for what needs neither. Plain JavaScript without dependencies: it has
// to run on whatever Node is installed.
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

/** Starts this file again with the pinned pnpm, and a current Node where this one is too old, in front of the PATH. */
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
 * The folder in npm's own cache that holds the tools. It is remembered, since asking npx takes half a second; exact versions and
 * --prefer-offline keep even the question away from the network.
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
  // Benchmarks compare with tools that a start does not need, faults have a mail server of the tests.
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

/** Installs what `scope` needs unless that was done for this very lock file: tests and linters are no weight of a start. */
function install(scope) {
  const stamp = 'node_modules/.installed'
  const left = scope === 'start' ? allExtras().filter((name) => !chosenExtras().includes(name)) : []
  const hash = createHash('sha256').update(readFileSync('pnpm-lock.yaml')).update(process.version).digest('hex')
  const wanted = [hash, scope, ...left].join(' ')
  const done = existsSync(stamp) ? readFileSync(stamp, 'utf8') : ''
  if (done === wanted || done === `${hash} all`) return
  console.log('Installing what Vitrine needs (once) ...')
  // Which versions may be used was decided when the lock file was written, and it holds their checksums. Asking the registry for
  // the age of each again takes longer than fetching them all.
  const frozen = ['--frozen-lockfile', '--config.minimum-release-age=0', '--prefer-offline']
  const only = scope === 'start' ? ['--prod', ...left.flatMap((name) => ['--filter', `!./extras/${name}`])] : []
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
