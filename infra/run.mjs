// `npm start` and `npm test` begin here, and `run <file.ts>` for what needs neither. Plain JavaScript without dependencies: it has
// to run on whatever Node is installed.
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'

process.chdir(fileURLToPath(new URL('..', import.meta.url)))
const { packageManager, config, engines } = JSON.parse(readFileSync('package.json', 'utf8'))
const [task = 'start', ...rest] = process.argv.slice(2)
const TOOLS = 'node_modules/.tools'
const shell = process.platform === 'win32' // npx and pnpm are .cmd files there.

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
  // What measures compares with tools that a start has no need of.
  const isLight = task === 'start' || (task === 'run' && !rest[0]?.startsWith('infra/bench/'))
  install(isLight ? 'start' : 'all')
  if (task === 'run') return run('node', rest)
  if (task !== 'start') return run('node', [`infra/tasks/${task}.ts`, ...rest])
  run(join('node_modules', '.bin', 'turbo'), ['run', 'build', '--output-logs=errors-only'], 'pipe')
  await import('../apps/core/src/main.ts')
}

/** Installs what `scope` needs unless that was done for this very lock file: tests and linters are no weight of a start. */
function install(scope) {
  const stamp = 'node_modules/.installed'
  const hash = createHash('sha256').update(readFileSync('pnpm-lock.yaml')).update(process.version).digest('hex')
  const done = existsSync(stamp) ? readFileSync(stamp, 'utf8').split(' ') : []
  if (done[0] === hash && (done[1] === 'all' || done[1] === scope)) return
  console.log('Installing what Vitrine needs (once) ...')
  const only = scope === 'start' ? ['--prod', '--filter', '!@vitrine/e2e'] : []
  run('pnpm', [
    'install',
    '--frozen-lockfile',
    '--prefer-offline',
    '--reporter=append-only',
    '--loglevel=warn',
    ...only,
  ])
  writeFileSync(stamp, `${hash} ${scope}`)
}

function run(command, args, stdout = 'inherit') {
  const env = { ...process.env, CI: process.env.CI ?? 'true' }
  const result = spawnSync(command, args, { stdio: ['inherit', stdout, 'inherit'], shell, env })
  if (result.error) console.error(`Could not run ${command}: ${result.error.message}`)
  if (result.status !== 0) {
    // What was kept from the screen is now the reason.
    if (result.stdout) console.error(result.stdout.toString())
    process.exit(result.status ?? 1)
  }
  return result.stdout?.toString().trim()
}
