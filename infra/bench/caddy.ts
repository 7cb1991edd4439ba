import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { freePort } from '../../apps/core/test/free-port.ts'

const PROGRAM = '/usr/bin/caddy'
const START_MS = 4000

export interface Caddy {
  port: number
  process: ChildProcess
  stop(): void
}

/** Starts the recipe of infra/Caddyfile with certificates of its own. Returns undefined where Caddy is not installed. */
export async function startCaddy({ web, machine }: { web: number; machine: number }): Promise<Caddy | undefined> {
  if (!existsSync(PROGRAM)) return undefined
  const port = await freePort()
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-caddy-'))
  const recipe = readFileSync(new URL('../Caddyfile', import.meta.url), 'utf8')
    .replace(/\ton_demand_tls \{.*?\n\t\}\n/s, '\tadmin off\n\tauto_https disable_redirects\n\tskip_install_trust\n')
    .replace('https:// {', `https://waymark.localhost:${port}, https://keystone.localhost:${port} {`)
    .replace('\t\ton_demand\n', '\t\tissuer internal\n')
  const file = join(folder, 'Caddyfile')
  writeFileSync(file, recipe)
  const env = {
    ...process.env,
    XDG_DATA_HOME: folder,
    CORE: `127.0.0.1:${web}`,
    CORE_MACHINE_PORT: String(machine),
  }
  const child = spawn(PROGRAM, ['run', '--config', file, '--adapter', 'caddyfile'], { env, stdio: 'ignore' })
  await pause(START_MS)
  return {
    port,
    process: child,
    stop() {
      child.kill()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
