import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { isPassword } from '../../src/platform/passwords/passwords.ts'
import { type Db, openDatabase } from '../../src/platform/db/open.ts'
import { acquireFolderLock } from '../../src/platform/db/locks/folder-lock.ts'
import { testDatabase, type TestDatabase } from '../database.ts'

const SECRET_KEY = randomBytes(32).toString('base64')
const CLI = fileURLToPath(new URL('../../src/commands/operator-cli.ts', import.meta.url))
const TENANT_CLI = fileURLToPath(new URL('../../src/commands/tenant-cli.ts', import.meta.url))
const PASSWORD = 'twelve plain words'
const ARGUMENTS = ['operator', 'create', '--username', 'olive', '--email', 'Olive@staff.example', '--password-stdin']
/** Making an embedded database takes its time where other tests run beside. */
const TIMEOUT_MS = 600_000

let dataDir: string
let server: TestDatabase

beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'vitrine-operator-test-'))
  server = await testDatabase()
})
afterAll(async () => {
  await server.close()
  rmSync(dataDir, { recursive: true, force: true })
})

describe('pnpm operator create', () => {
  it('sets up an empty production database with the operator and nobody else', { timeout: TIMEOUT_MS }, async () => {
    const { code, output } = await run(ARGUMENTS, `${PASSWORD}\n`)
    expect(output.trim()).toBe(
      'olive is an operator and signs in with Olive@staff.example at https://waymark.tours.example/admin.',
    )
    expect(code).toBe(0)
    const again = await run(ARGUMENTS, PASSWORD)
    expect(again.output.trim()).toBe('Username already exists')
    expect(again.code).toBe(1)

    const db = await openDatabase({ databaseUrl: server.databaseUrl, dataDir })
    const { rows: tenants } = await db.execute('select slug from tenant')
    const people = await peopleIn(db)
    await db.close()
    expect(tenants.length).toBe(3)
    expect(people).toEqual([
      expect.objectContaining({ slug: 'waymark', username: 'olive', role: 'operator', member_role: 'operator' }),
    ])
    expect(await isPassword(String(people[0]?.password_hash), PASSWORD)).toBe(true)
  })

  it('reports that the server is running on the embedded database', { timeout: TIMEOUT_MS }, async () => {
    const folder = mkdtempSync(join(tmpdir(), 'vitrine-locked-'))
    const unlock = acquireFolderLock(join(folder, 'db.lock'))
    const { code, output } = await run(ARGUMENTS, PASSWORD, { DATA_DIR: folder, DATABASE_URL: '' })
    unlock()
    rmSync(folder, { recursive: true, force: true })

    expect(code).toBe(1)
    expect(output).toMatch(new RegExp(`in use by process ${process.pid}.*stop the other one first`))
    expect(output).not.toContain('    at ')
  })

  it.each([
    ['an address of another domain', ['--email', 'olive@staff.example.evil.example'], PASSWORD, /STAFF_EMAIL_DOMAIN/],
    ['no address', ['--email', 'olive'], PASSWORD, /Enter an email address/],
    ['a bad username', ['--username', '<b>'], PASSWORD, /letters, digits/],
    ['a short password', [], 'short', /at least 12 characters/],
    ['a password as an argument', ['--password', PASSWORD], '', /--password-stdin/],
    ['a word too many', ['now'], PASSWORD, /^Usage:/],
  ])('refuses %s before it touches the database', { timeout: TIMEOUT_MS }, async (_what, more, typed, sentence) => {
    const { code, output } = await run([...ARGUMENTS, ...more], typed, { DATABASE_URL: 'postgres://127.0.0.1:1/none' })

    expect(code).toBe(1)
    expect(output).toMatch(sentence)
    expect(output).not.toContain('    at ')
  })

  it('refuses an easily guessed password, with advice', { timeout: TIMEOUT_MS }, async () => {
    const { code, output } = await run(
      [...ARGUMENTS, '--username', 'orla', '--email', 'orla@staff.example'],
      'password1234',
    )

    expect(output.trim()).toBe('This password is too easy to guess. Use a longer one, such as three unrelated words.')
    expect(code).toBe(1)
  })

  it('prompts for missing values in a terminal only', { timeout: TIMEOUT_MS }, async () => {
    for (const given of [ARGUMENTS.slice(0, 2), ARGUMENTS.slice(0, 6)]) {
      const { code, output } = await run(given, '')
      expect([code, output]).toEqual([1, expect.stringMatching(/no terminal/)])
    }
  })
})

describe('npm run tenant', () => {
  it.each([
    ['--help', 0],
    ['--frob', 1],
  ])('prints its usage for %s', { timeout: TIMEOUT_MS }, async (option, code) => {
    const told = await run([option], '', {}, TENANT_CLI)
    expect(told.code).toBe(code)
    expect(told.output).toContain('Usage: npm run tenant -- export <slug> [folder]')
    expect(told.output).not.toContain('    at ')
  })
})

async function run(given: string[], typed: string, settings: Record<string, string> = {}, program = CLI) {
  const child = spawn(process.execPath, [program, ...given], {
    stdio: ['pipe', 'pipe', 'pipe'],
    env: {
      PATH: process.env.PATH,
      NODE_NO_WARNINGS: '1',
      MODE: 'production',
      SECRET_KEY,
      TRUST_PROXY: 'none',
      PLATFORM_HOST: 'tours.example',
      STAFF_EMAIL_DOMAIN: 'staff.example',
      DATA_DIR: dataDir,
      // The same program eleven times: read and compiled once.
      NODE_COMPILE_CACHE: join(dataDir, 'compiled'),
      ...(server.databaseUrl ? { DATABASE_URL: server.databaseUrl } : {}),
      ...settings,
    },
  })
  child.stdin.end(typed)
  // It may have refused and gone before it reads.
  child.stdin.on('error', () => undefined)
  const [code, out, err] = await Promise.all([
    new Promise<number | null>((resolve) => child.on('close', resolve)),
    text(child.stdout),
    text(child.stderr),
  ])
  return { code, output: (out + err).replace(/^database: .*\n/, '') }
}

async function peopleIn(db: Db) {
  const { rows } = await db.execute(
    `select slug, username, role, member_role, password_hash from app_user join tenant on tenant.id = app_user.tenant_id`,
  )
  return rows
}
