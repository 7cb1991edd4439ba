import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { existsSync, readdirSync } from 'node:fs'
import { type IncomingHttpHeaders, get } from 'node:http'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterEach, describe, expect, it } from 'vitest'
import { openBrowser } from './browser.ts'
import { createCaller } from './caller.ts'
import { type Stack, startStack } from './stack.ts'

const STORAGE_CLI = fileURLToPath(new URL('../../core/src/commands/storage-cli.ts', import.meta.url))
const SCRIPT = 'Good morning from the harbour. The boats leave at nine.'
const { TEST_S3_ENDPOINT, TEST_S3_BUCKET, TEST_S3_REGION, TEST_S3_ACCESS_KEY_ID, TEST_S3_SECRET_ACCESS_KEY } =
  process.env

let stack: Stack | undefined

afterEach(async () => {
  await stack?.stop()
  stack?.remove()
})

describe.skipIf(!TEST_S3_ENDPOINT)('the product on an object store', { timeout: 1_500_000 }, () => {
  it('makes a video from an empty folder, and a browser plays it by Range and by a link to the store', async () => {
    const settings = { ...s3Settings(), STORAGE: 's3' }
    stack = await startStack(undefined, settings)
    const { videoUrl, thumbnailUrl } = await makeVideo(stack)
    expect(existsSync(join(stack.dataDir, 'storage'))).toBe(false)
    await expectRanges(stack, videoUrl)

    await stack.stop()
    stack = await startStack(stack, { ...settings, S3_PRESIGNED: 'true' })
    const linked = await fetchFrom(stack, videoUrl)
    expect(linked).toMatchObject({ status: 302, headers: { 'cache-control': 'no-store' } })
    expect(linked.headers.location).toMatch(new RegExp(`^${TEST_S3_ENDPOINT}/`))
    const part = await fetch(String(linked.headers.location), { headers: { range: 'bytes=0-9' } })
    expect([part.status, part.headers.get('content-type')]).toEqual([206, 'video/mp4'])
    // Stills stay with the server, within the policy of its pages.
    expect(await fetchFrom(stack, thumbnailUrl)).toMatchObject({ status: 200 })
    expect(await secondsPlayed(stack, videoUrl)).toBeGreaterThan(1)
  })

  it('moves from disk to the object store while it serves, and no longer needs the disk', async () => {
    stack = await startStack()
    const { videoUrl } = await makeVideo(stack)
    await stack.stop()
    const moving = { ...s3Settings(), STORAGE: 's3', STORAGE_FALLBACK: 'disk' }
    stack = await startStack(stack, moving)
    await expectRanges(stack, videoUrl)

    expect(await storage(stack, moving, 'move', '--to', 's3')).toMatch(/0 failed\nEverything is in http/)
    expect(readdirSync(join(stack.dataDir, 'work')).filter((name) => name.startsWith('move-'))).toEqual([])
    await stack.stop()
    stack = await startStack(stack, { ...moving, STORAGE_FALLBACK: '' })
    await expectRanges(stack, videoUrl)

    // Yesterday's settings would write to a store that is not read.
    await stack.stop()
    await expect(startStack(stack)).rejects.toThrow('This node takes no work')
  })
})

function s3Settings(): Record<string, string> {
  return {
    S3_ENDPOINT: TEST_S3_ENDPOINT ?? '',
    S3_BUCKET: TEST_S3_BUCKET ?? '',
    S3_REGION: TEST_S3_REGION ?? '',
    S3_ACCESS_KEY_ID: TEST_S3_ACCESS_KEY_ID ?? '',
    S3_SECRET_ACCESS_KEY: TEST_S3_SECRET_ACCESS_KEY ?? '',
    S3_PREFIX: `${randomUUID()}/`,
  }
}

interface Video {
  status: string
  videoUrl: string
  thumbnailUrl: string
}

async function makeVideo({ port }: Stack): Promise<Video> {
  const person = createCaller(`waymark.localhost:${port}`, () => port)
  await person.call('POST /auth/register', {
    username: `video-${randomUUID().slice(0, 8)}`,
    password: 'three plain words',
  })
  const { body: avatars } = await person.call<{ id: string }[]>('GET /api/avatars')
  const wanted = { script: SCRIPT, avatarId: avatars[0]?.id, requestKey: randomUUID() }
  const { body: made } = await person.call<{ id: string }>('POST /api/videos', wanted)
  for (let waited = 0; waited < 600; waited++) {
    const { body } = await person.call<Video>(`GET /api/videos/${made.id}`)
    expect(body.status).not.toBe('failed')
    if (body.status === 'ready') return body
    await pause(1000)
  }
  throw new Error('the video hangs')
}

async function expectRanges(from: Stack, url: string): Promise<void> {
  const whole = await fetchFrom(from, url)
  const bytes = whole.body.length
  expect(whole.body.subarray(4, 8).toString()).toBe('ftyp')
  const part = await fetchFrom(from, url, { range: `bytes=${bytes - 100}-` })
  expect(part).toMatchObject({
    status: 206,
    headers: { 'content-range': `bytes ${bytes - 100}-${bytes - 1}/${bytes}` },
  })
  expect(part.body).toEqual(whole.body.subarray(bytes - 100))
}

interface Fetched {
  status: number
  headers: IncomingHttpHeaders
  body: Buffer
}

function fetchFrom({ port }: Stack, path: string, headers: Record<string, string> = {}): Promise<Fetched> {
  const options = { host: '127.0.0.1', port, path, headers: { host: `waymark.localhost:${port}`, ...headers } }
  return new Promise((resolve, reject) => {
    const asked = get(options, (answer) => {
      const pieces: Buffer[] = []
      answer.on('data', (piece: Buffer) => pieces.push(piece)).on('error', reject)
      answer.on('end', () =>
        resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.concat(pieces) }),
      )
    })
    asked.on('error', reject)
  })
}

/** Returns how far a video plays in a page of the site, whose policy names what it may load. */
async function secondsPlayed({ origin }: Stack, url: string): Promise<number> {
  const browser = await openBrowser()
  try {
    const page = await browser.newPage()
    await page.goto(origin('waymark'))
    return await page.evaluate(async (src) => {
      const video = document.createElement('video')
      Object.assign(video, { src, muted: true })
      document.body.append(video)
      await video.play()
      video.currentTime = video.duration - 1
      await new Promise((resolve, reject) => {
        video.addEventListener('ended', resolve)
        video.addEventListener('error', () => reject(new Error(video.error?.message)))
      })
      return video.currentTime
    }, url)
  } finally {
    await browser.close()
  }
}

async function storage({ dataDir }: Stack, settings: Record<string, string>, ...args: string[]): Promise<string> {
  const env = { ...process.env, DATA_DIR: dataDir, NODE_ENV: '', MODE: 'development', ...settings }
  return (await promisify(execFile)('node', [STORAGE_CLI, ...args], { env })).stdout
}
