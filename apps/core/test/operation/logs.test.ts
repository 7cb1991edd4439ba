import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { freePort } from '../free-port.ts'

const MAIN = fileURLToPath(new URL('../../src/main.ts', import.meta.url))
const CANARY = 'canary-81c4'

let dataDir: string
let port: number
let output = ''
let hasEnded = false
let stop: () => Promise<void>

beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'vitrine-logs-'))
  port = await freePort()
  const settings = {
    MODE: 'production',
    DATA_DIR: dataDir,
    PORT: String(port),
    INTERNAL_LISTEN: `127.0.0.1:${await freePort()}`,
    SECRET_KEY: CANARY + randomBytes(32).toString('base64'),
    TRUST_PROXY: 'none',
  }
  const child = spawn(process.execPath, [MAIN], { env: { PATH: process.env.PATH, ...settings } })
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve())).then(() => {
    hasEnded = true
  })
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk.toString()))
  stop = async () => {
    child.kill('SIGTERM')
    await ended
  }
  await until('Vitrine is ready')
})
afterAll(async () => {
  await stop()
  rmSync(dataDir, { recursive: true, force: true })
})

it('no cookie, password, authorization, token or signature reaches the log of a production server', async () => {
  const account = { username: 'ana', password: `${CANARY} three plain words`, email: `ana@${CANARY}.example.org` }
  expect(await ask('POST', '/auth/register', JSON.stringify(account))).toBe(201)
  const wrong = JSON.stringify({ username: CANARY, password: CANARY })
  expect(await ask('POST', '/auth/login', wrong)).toBe(401)
  expect(await ask('POST', '/auth/login', `{"password":"${CANARY}`)).toBe(400)
  expect(await ask('GET', `/reset-password?token=${CANARY}`)).toBeLessThan(500)
  expect(await ask('GET', `/verify-email?token=${CANARY}`)).toBeLessThan(500)
  expect(await ask('POST', '/auth/verify-email', `{"token":"${CANARY}"}`)).toBe(401)
  const recovering = { username: 'ana', recoveryCode: CANARY, password: `${CANARY} three plain words`, code: CANARY }
  expect(await ask('POST', '/auth/recover', JSON.stringify(recovering))).toBe(401)
  expect(await ask('GET', `/media/video.mp4?expires=1&signature=${CANARY}`)).toBeLessThan(500)
  expect(await ask('GET', `/media/${CANARY}?signature=x`)).toBeLessThan(500)
  expect(await ask('GET', `/api/videos?q=${CANARY}`)).toBe(401)
  await until('/api/videos')
  await until('"queue":"mail"')
  await stop()

  for (const path of ['/auth/register', '/auth/login', '/media/:key']) expect(output).toContain(path)
  expect(output).not.toContain(CANARY)
})

it('every line is a record with time, level and message, and names its request or job and tenant', () => {
  const records = output
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as Record<string, unknown>)

  expect(records.filter(({ time, level, message }) => !time || !level || !message)).toEqual([])
  expect(records).toContainEqual(
    expect.objectContaining({
      requestId: expect.stringMatching(/^[0-9a-f]{16}$/),
      tenant: 'waymark',
      url: '/auth/register',
      status: 201,
    }),
  )
  expect(records).toContainEqual(
    expect.objectContaining({ queue: 'mail', job: expect.any(String), tenant: 'waymark', message: 'job completed' }),
  )
})

it('a production server without a mail server reports at its start that no email is delivered', () => {
  expect(output).toContain('SMTP_URL is not set')
})

function ask(method: string, path: string, body?: string): Promise<number> {
  const headers = {
    host: 'waymark.localhost',
    cookie: `__Host-session=${CANARY}`,
    authorization: `Bearer ${CANARY}`,
    ...(body ? { 'content-type': 'application/json' } : {}),
  }
  return new Promise((resolve, reject) => {
    const asked = request({ host: '127.0.0.1', port, method, path, headers }, (answer) => {
      answer.resume().on('end', () => resolve(answer.statusCode ?? 0))
    })
    asked.on('error', reject).end(body)
  })
}

/** Waits for as long as the server runs: how late it starts on a busy machine says nothing about what it logs. */
async function until(text: string): Promise<void> {
  while (!output.includes(text)) {
    if (hasEnded) throw new Error(`the server ended before it said "${text}":\n${output}`)
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}
