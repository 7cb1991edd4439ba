import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { hasSwift } from '../tasks/object-store.ts'

/** Debian keeps servers outside of the PATH of ordinary users. */
const FOLDERS = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/bin', '/usr/local/bin']

/** Returns the path of a program, undefined where it is not installed. */
export function findProgram(name: string): string | undefined {
  return FOLDERS.map((folder) => join(folder, name)).find((path) => existsSync(path))
}

/** Throws where something that the cluster needs is missing, with what to install. Prometheus may be missing. */
export function requirePrograms(hasOwnStore: boolean): { pgbouncer: string; caddy: string } {
  const [pgbouncer, caddy] = [findProgram('pgbouncer'), findProgram('caddy')]
  const missing = [
    ...(pgbouncer ? [] : ['pgbouncer']),
    ...(caddy ? [] : ['caddy']),
    ...(hasOwnStore || hasSwift() ? [] : ['swift-proxy swift-account swift-container swift-object memcached']),
  ]
  if (pgbouncer && caddy && missing.length === 0) return { pgbouncer, caddy }
  throw new Error(
    `The cluster needs programs that are not installed here. Install them: apt-get install ${missing.join(' ')}`,
  )
}
