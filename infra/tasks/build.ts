import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { globSync, readFileSync, statSync, writeFileSync } from 'node:fs'

// In the folder that a build by other means empties.
const STAMP = 'apps/shell/dist/.built'
/** The sources of the shell and its texts. */
const SOURCES = [
  'pnpm-lock.yaml',
  'patches/*',
  'apps/shell/*.{html,json,ts}',
  'apps/shell/{locales,public,src}/**/*',
  'packages/{contract,messages,presenter,theme}/{*.json,src/**/*}',
  'packages/messages/{*.ts,locales/**/*}',
]

/** Builds the shell and the texts of the server unless that was done from these very sources. Throws when a build fails. */
export function build(): void {
  const state = stateOfSources()
  if (read(STAMP) === state) return
  console.log('Building the web application (once) ...')
  const packages = ['--filter', '@vitrine/messages', '--filter', '@vitrine/shell']
  const args = ['--config.verify-deps-before-run=false', ...packages, 'run', 'build']
  const { status, stdout } = spawnSync('pnpm', args, {
    stdio: ['ignore', 'pipe', 'inherit'],
    shell: process.platform === 'win32',
  })
  if (status !== 0) throw new Error(`The web application could not be built:\n${stdout.toString()}`)
  writeFileSync(STAMP, state)
}

/** Names, sizes and times of change: reading all contents would take longer than the rest of a start that builds nothing. */
function stateOfSources(): string {
  const hash = createHash('sha256').update(process.version)
  for (const path of globSync(SOURCES).sort()) {
    const { size, mtimeMs } = statSync(path)
    hash.update(`${path} ${size} ${mtimeMs}\n`)
  }
  return hash.digest('hex')
}

function read(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return undefined
  }
}
