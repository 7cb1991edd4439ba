import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { freePort } from '../../core/test/free-port.ts'

const MAIN = fileURLToPath(new URL('../../core/src/main.ts', import.meta.url))

export interface Stack {
  dataDir: string
  port: number
  process: ChildProcess
  origin(tenant: string): string
  account(tenant: string, role: string): { username: string; email: string; password: string }
  /** Ends the server; with SIGKILL as a crash would. */
  stop(signal?: NodeJS.Signals): Promise<void>
  remove(): void
}

/**
 * The real server in a process of its own, on an embedded database in a new folder (or a folder of an earlier start). `settings`
 * are those of its environment that a test is about.
 */
export async function startStack(
  earlier?: Pick<Stack, 'dataDir' | 'port'>,
  settings: Record<string, string> = {},
): Promise<Stack> {
  const dataDir = earlier?.dataDir ?? mkdtempSync(join(tmpdir(), 'vitrine-stack-'))
  const port = earlier?.port ?? (await freePort())
  const env = {
    ...process.env,
    DATA_DIR: dataDir,
    PORT: String(port),
    INTERNAL_LISTEN: `127.0.0.1:${await freePort()}`,
    NODE_ENV: '',
    MODE: 'development',
    // Every file of tests starts a server, and each would make dozens of videos that nobody watches.
    SHOWCASE_VIDEOS: 'false',
    ...settings,
  }
  const child = spawn('node', [MAIN], { env, stdio: ['ignore', 'pipe', 'pipe'] })
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  await ready(child)
  return {
    dataDir,
    port,
    process: child,
    origin: (tenant) => `http://${tenant}.localhost:${port}`,
    account: (tenant, role) => accountIn(dataDir, tenant, role),
    async stop(signal = 'SIGTERM') {
      child.kill(signal)
      await ended
    },
    remove: () => rmSync(dataDir, { recursive: true, force: true }),
  }
}

function ready(child: ChildProcess): Promise<void> {
  let output = ''
  return new Promise((resolve, reject) => {
    const read = (chunk: Buffer) => {
      output += chunk.toString()
      if (output.includes('Vitrine is ready')) resolve()
    }
    child.stdout?.on('data', read)
    child.stderr?.on('data', read)
    child.once('exit', (code) => reject(new Error(`the server ended with ${code}:\n${output}`)))
  })
}

function accountIn(dataDir: string, tenant: string, role: string) {
  const accounts = JSON.parse(readFileSync(join(dataDir, 'demo-accounts.json'), 'utf8')) as {
    tenant: string
    role: string
    username: string
    email: string
    password: string
  }[]
  const found = accounts.find((account) => account.tenant === tenant && account.role === role)
  if (!found) throw new Error(`there is no ${role} on ${tenant}`)
  return found
}
