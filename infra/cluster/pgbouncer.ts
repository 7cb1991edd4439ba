import { chownSync, readFileSync, writeFileSync } from 'node:fs'
import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { freePort } from '../../apps/core/test/free-port.ts'
import { type Service, startService } from './service.ts'

/** Starts PgBouncer with the settings of infra/pgbouncer.ini. Returns the database URL that goes through it. */
export async function startPgbouncer(
  program: string,
  databaseUrl: string,
  folder: string,
): Promise<{ service: Service; url: string }> {
  const server = new URL(databaseUrl)
  const port = await freePort()
  const users = join(folder, 'users.txt')
  const file = join(folder, 'pgbouncer.ini')
  const password = decodeURIComponent(server.password)
  writeFileSync(users, `"${decodeURIComponent(server.username)}" "${password}"\n`)
  const changes: Record<string, string> = {
    listen_port: String(port),
    auth_type: password ? 'plain' : 'trust',
    auth_file: users,
  }
  const database = `${server.pathname.slice(1)} = host=${server.hostname} port=${server.port || 5432}`
  const recipe = readFileSync(new URL('../pgbouncer.ini', import.meta.url), 'utf8')
  const changed = recipe.replace(/^(\w+) = .*$/gm, (line, name: string) => {
    if (name === 'vitrine') return database
    return name in changes ? `${name} = ${changes[name]}` : line
  })
  writeFileSync(file, changed)
  const user = process.getuid?.() === 0 ? giveToUser('postgres', [folder, users, file]) : []
  const service = await startService({ name: 'PgBouncer', command: [program, ...user, file], port })
  server.host = `127.0.0.1:${port}`
  return { service, url: server.href }
}

/** PgBouncer refuses to run as root. Gives the files to a user, and returns the arguments that make it run as that user. */
function giveToUser(name: string, paths: readonly string[]): string[] {
  const [user, group] = ['-u', '-g'].map((option) => Number(execFileSync('id', [option, name], { encoding: 'utf8' })))
  for (const path of paths) chownSync(path, user ?? 0, group ?? 0)
  return ['-u', name]
}
