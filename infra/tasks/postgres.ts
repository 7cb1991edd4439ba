import { execFileSync, spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { freePort } from '../../apps/core/test/free-port.ts'

export interface TestPostgres {
  /** A description of its origin. */
  origin: string
  superuserUrl: string
  /** A login that may create databases and roles but is not a superuser, as in a careful installation. */
  ownerUrl: string
  close(): Promise<void>
}

const LOCAL = 'postgres://postgres@127.0.0.1:5432/postgres'

/** Opens TEST_DATABASE_URL, else the server on this machine, else a throw-away cluster. Throws when none of the three works. */
export async function openPostgres(): Promise<TestPostgres> {
  const given = process.env.TEST_DATABASE_URL
  if (given) return withOwner('TEST_DATABASE_URL', given, async () => {})
  if (await isReachable(LOCAL)) return withOwner('the server at 127.0.0.1:5432', LOCAL, async () => {})
  return startOwnPostgres()
}

/** Starts a throw-away cluster for the caller alone. Throws when PostgreSQL cannot be installed. */
export async function startOwnPostgres(): Promise<TestPostgres> {
  const programs = makePostgresFolder()
  const { folder, binaries, call } = programs
  const port = await freePort()
  const data = join(folder, 'data')
  call('initdb', ['-D', data, '-U', 'postgres', '-A', 'trust', '--no-sync'])
  startServer(programs, data, port)
  const close = async () => {
    call('pg_ctl', ['-D', data, '-m', 'immediate', 'stop'])
    rmSync(folder, { recursive: true, force: true })
  }
  return withOwner(`a throw-away cluster from ${binaries}`, `postgres://postgres@127.0.0.1:${port}/postgres`, close)
}

export type PostgresFolder = ReturnType<typeof makePostgresFolder>

/** Makes a folder for throw-away servers; `call` runs a program of PostgreSQL there. Throws where it cannot be installed. */
export function makePostgresFolder() {
  const binaries = findBinaries() ?? installBinaries()
  if (!binaries) throw new Error('No PostgreSQL to test on: set TEST_DATABASE_URL, or install the package postgresql.')
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-postgres-'))
  // PostgreSQL refuses to run as root; Debian's package brings the user `postgres` for that.
  const isRoot = process.getuid?.() === 0
  if (isRoot) execFileSync('chown', ['postgres', folder])
  return { folder, binaries, call }

  function call(name: string, args: string[]): void {
    const program = join(binaries ?? '', name)
    const [command = '', ...rest] = isRoot ? ['runuser', '-u', 'postgres', '--', program, ...args] : [program, ...args]
    execFileSync(command, rest, { stdio: ['ignore', 'ignore', 'inherit'], cwd: folder })
  }
}

/** Starts the server of a data folder on a port of loopback. */
export function startServer({ folder, call }: PostgresFolder, data: string, port: number): void {
  const options = `-p ${port} -k ${folder} -c listen_addresses=127.0.0.1`
  call('pg_ctl', ['-D', data, '-w', '-l', `${data}.log`, '-o', options, 'start'])
}

async function withOwner(origin: string, superuserUrl: string, close: () => Promise<void>): Promise<TestPostgres> {
  const name = `vitrine_owner_${randomBytes(4).toString('hex')}`
  const password = randomBytes(12).toString('hex')
  await run(superuserUrl, `create role ${name} login createdb createrole password '${password}'`)
  const owner = new URL(superuserUrl)
  owner.username = name
  owner.password = password
  const remove = async () => {
    await run(superuserUrl, `drop owned by ${name}`).catch(() => undefined)
    await run(superuserUrl, `drop role if exists ${name}`).catch((error: Error) =>
      console.warn(`left behind: role ${name} (${error.message})`),
    )
    await close()
  }
  return { origin, superuserUrl, ownerUrl: owner.href, close: remove }
}

export async function run(url: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 3000 })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}

function isReachable(url: string): Promise<boolean> {
  return run(url, 'select 1').then(
    () => true,
    () => false,
  )
}

function findBinaries(): string | undefined {
  const debian = '/usr/lib/postgresql'
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : []
  const folders = [
    ...versions.map((version) => join(debian, version, 'bin')),
    '/opt/homebrew/bin',
    '/usr/local/bin',
    '/usr/bin',
  ]
  return folders.find((folder) => existsSync(join(folder, 'initdb')))
}

function installBinaries(): string | undefined {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return undefined
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  spawnSync('apt-get', ['update', '-qq'], { env })
  spawnSync('apt-get', ['install', '-y', '-qq', 'postgresql'], { env })
  return findBinaries()
}
