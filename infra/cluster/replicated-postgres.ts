import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { freePort } from '../../apps/core/test/free-port.ts'
import { makePostgresFolder, run, startServer } from '../tasks/postgres.ts'
import { startService } from './service.ts'

/**
 * Starts a primary of PostgreSQL with a streaming replica that has every commit, and HAProxy with infra/haproxy.cfg in front. `url`
 * leads to whichever takes changes.
 */
export async function startReplicatedPostgres(haproxy: string) {
  const programs = makePostgresFolder()
  const { folder, call } = programs
  const [primary, replica] = [join(folder, 'one'), join(folder, 'two')]
  const ports = [await freePort(), await freePort(), await freePort()] as const
  const [primaryPort, replicaPort, port] = ports
  const primaryUrl = `postgres://postgres@127.0.0.1:${primaryPort}/postgres`
  const running = new Set<string>()
  call('initdb', ['-D', primary, '-U', 'postgres', '-A', 'trust', '--no-sync'])
  begin(primary, primaryPort)
  await run(primaryUrl, 'create role haproxy login')
  const from = ['-h', '127.0.0.1', '-p', String(primaryPort), '-U', 'postgres']
  call('pg_basebackup', [...from, '-D', replica, '-R', '-X', 'stream', '-c', 'fast', '--no-sync'])
  begin(replica, replicaPort)
  await run(primaryUrl, `alter system set synchronous_standby_names = '*'`)
  await run(primaryUrl, 'select pg_reload_conf()')
  const file = join(folder, 'haproxy.cfg')
  writeFileSync(file, recipe())
  const proxy = await startService({ name: 'HAProxy', command: [haproxy, '-db', '-f', file], port })
  return { url: `postgres://postgres@127.0.0.1:${port}/postgres`, crash: () => end(primary), promote, close }

  function recipe(): string {
    return readFileSync(new URL('../haproxy.cfg', import.meta.url), 'utf8')
      .replace('127.0.0.1:5433', `127.0.0.1:${port}`)
      .replace('10.0.0.10:5432', `127.0.0.1:${primaryPort}`)
      .replace('10.0.0.11:5432', `127.0.0.1:${replicaPort}`)
  }

  function begin(data: string, atPort: number): void {
    startServer(programs, data, atPort)
    running.add(data)
  }

  /** Kills a server, like a power cut. */
  function end(data: string): void {
    running.delete(data)
    call('pg_ctl', ['-D', data, '-m', 'immediate', 'stop'])
  }

  function promote(): void {
    call('pg_ctl', ['-D', replica, '-w', 'promote'])
  }

  async function close(): Promise<void> {
    await proxy.stop()
    for (const data of running) end(data)
    rmSync(folder, { recursive: true, force: true })
  }
}
