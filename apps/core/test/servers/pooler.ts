import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { freePort } from '../free-port.ts'

const PROGRAM = '/usr/sbin/pgbouncer'
const START_SECONDS = 30

export interface Pooler {
  /** The database through the pooler. */
  url: string
  close(): Promise<void>
}

export function hasPgbouncer(): boolean {
  return existsSync(PROGRAM)
}

/** Starts a PgBouncer in transaction mode in front of a database, with four connections of the server. */
export async function openPooler(databaseUrl: string): Promise<Pooler> {
  const server = new URL(databaseUrl)
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-pooler-'))
  const port = await freePort()
  const password = server.password ? ` password=${decodeURIComponent(server.password)}` : ''
  const login = `user=${decodeURIComponent(server.username)}${password}`
  const file = join(folder, 'pgbouncer.ini')
  writeFileSync(
    file,
    `[databases]\n${server.pathname.slice(1)} = host=${server.hostname} port=${server.port || 5432} ${login}\n` +
      `[pgbouncer]\nlisten_addr = 127.0.0.1\nlisten_port = ${port}\nauth_type = any\nunix_socket_dir =\n` +
      'pool_mode = transaction\ndefault_pool_size = 4\n',
  )
  chmodSync(folder, 0o755)
  // It does not run as root.
  const user = process.getuid?.() === 0 ? ['-u', 'nobody'] : []
  const child = spawn(PROGRAM, ['-q', ...user, file], { stdio: ['ignore', 'ignore', 'inherit'] })
  const until = Date.now() + START_SECONDS * 1000
  while (Date.now() < until && child.exitCode === null && !(await takesConnections(port))) await pause(50)
  const url = new URL(databaseUrl)
  url.host = `127.0.0.1:${port}`
  return {
    url: url.href,
    async close() {
      const ended = once(child, 'exit')
      child.kill('SIGKILL')
      await ended
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

function takesConnections(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ host: '127.0.0.1', port })
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false))
    socket.once('connect', () => socket.destroy())
  })
}
