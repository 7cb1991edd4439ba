import { fork } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { existsSync } from 'node:fs'
import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { tempFolder, sampleJob } from '../test/sample-job.ts'
import { codeCacheEnvironment } from './protocol.ts'
import type { FromChild, ToChild } from './protocol.ts'

let folder = ''
let child: ChildProcess
const heard: FromChild[] = []
const printed: string[] = []

const post = (message: ToChild) => child.send(message)

async function until<Found>(find: () => Found | undefined, seconds = 40): Promise<Found> {
  const deadline = performance.now() + seconds * 1000
  while (performance.now() < deadline) {
    const found = find()
    if (found !== undefined) return found
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
  throw new Error(`Nothing after ${seconds} s. Heard: ${JSON.stringify(heard)}`)
}

const endOf = (id: string) =>
  until(() => heard.find((message) => 'id' in message && message.id === id && message.type !== 'progress'))

beforeAll(async () => {
  folder = await tempFolder()
  const env = { ...process.env, ...codeCacheEnvironment(join(folder, 'code')) }
  child = fork(join(import.meta.dirname, 'child.ts'), { silent: true, env })
  child.on('message', (message) => heard.push(message as FromChild))
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (data) => printed.push(String(data)))
}, 60_000)

afterAll(async () => {
  child.kill('SIGKILL')
  await rm(folder, { recursive: true, force: true })
})

test('the child reports ready after it has encoded a frame', async () => {
  const first = await until(() => heard[0])
  expect(first).toEqual({ type: 'ready' })
}, 60_000)

test('it runs one job at a time, stays warm and prints nothing', async () => {
  post({ type: 'render', id: 'clip', job: sampleJob(folder, { script: 'Hello, I am Kai.' }) })
  post({ type: 'render', id: 'second', job: sampleJob(folder) })
  expect(await endOf('second')).toMatchObject({ type: 'failed', code: 'busy' })
  const done = await endOf('clip')
  expect(done).toMatchObject({ type: 'done', result: { width: 1280, height: 720 } })
  expect((await stat(join(folder, 'video.mp4'))).size).toBe(
    done.type === 'done' && 'bytes' in done.result ? done.result.bytes : -1,
  )

  const { brand } = sampleJob(folder)
  const icon = { kind: 'icon', brand, edgePixels: 192, outputPath: join(folder, 'icon.png') } as const
  post({ type: 'brand-picture', id: 'icon', job: icon })
  expect(await endOf('icon')).toMatchObject({ type: 'done', id: 'icon', result: { width: 192, height: 192 } })

  const written = await readdir(join(folder, 'code'), { recursive: true })
  expect(written.length, 'pieces of translated code').toBeGreaterThan(100)
  expect(existsSync(icon.outputPath)).toBe(true)

  post({ type: 'render', id: 'mute', job: sampleJob(folder, { script: '🌊' }) })
  expect(await endOf('mute')).toMatchObject({ type: 'failed', code: 'nothing-to-say' })
  expect(printed.join('')).toBe('')
}, 60_000)

test('a job can be cancelled, and its progress never decreases', async () => {
  const job = sampleJob(folder, { outputPath: join(folder, 'long.mp4'), script: 'One more word. '.repeat(60) })
  post({ type: 'render', id: 'long', job })
  const percents = () =>
    heard.flatMap((message) => (message.type === 'progress' && message.id === 'long' ? [message.percent] : []))
  await until(() => (percents().length >= 2 ? true : undefined))
  post({ type: 'cancel', id: 'long' })
  expect(await endOf('long')).toMatchObject({ type: 'failed', code: 'cancelled' })
  expect(percents()).toEqual(percents().toSorted((one, other) => one - other))
  expect(existsSync(join(folder, 'long.mp4.part'))).toBe(false)
}, 60_000)

test('it removes unfinished files and exits when its parent disconnects', async () => {
  const path = join(folder, 'orphan.mp4')
  post({
    type: 'render',
    id: 'orphan',
    job: sampleJob(folder, { outputPath: path, script: 'One more word. '.repeat(8) }),
  })
  await until(() => (existsSync(`${path}.part`) ? true : undefined))
  const ended = new Promise((resolve) => child.once('exit', resolve))
  child.disconnect()
  expect(await ended).toBe(0)
  expect(existsSync(`${path}.part`)).toBe(false)
}, 60_000)
