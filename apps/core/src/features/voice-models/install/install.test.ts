import { createHash } from 'node:crypto'
import { mkdir, mkdtemp, readFile, readdir, rm, symlink, writeFile } from 'node:fs/promises'
import { type IncomingMessage, type ServerResponse, createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { tinyModel, tinySettings, writeTinyVoice } from '@vitrine/presenter/tiny-voice'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { systemClock } from '../../../platform/time/clock.ts'
import { createDownload } from '../../../platform/safe-fetch/download.ts'
import type { CatalogueModel } from '../catalogue/types.ts'
import { createInstaller } from './install.ts'
import { lockOf } from '../model-folders.ts'
import { createModels } from '../models.ts'

const FILES: Record<string, Buffer> = {
  '/tiny.onnx': tinyModel(),
  '/tiny.onnx.json': Buffer.from(tinySettings()),
}
/** Overrides the response of the server; returns whether it did. */
let fault: (request: IncomingMessage, response: ServerResponse, bytes: Buffer) => boolean = () => false
let asked: { url: string; range: string | undefined }[] = []

function serve(request: IncomingMessage, response: ServerResponse): void {
  const { url = '', headers } = request
  asked.push({ url, range: headers.range })
  const bytes = FILES[url] ?? Buffer.alloc(0)
  if (fault(request, response, bytes)) return
  send(request, response, bytes)
}

/** Sends a file as a server that can continue; `until` cuts the connection at that byte of the file. */
function send({ headers }: IncomingMessage, response: ServerResponse, bytes: Buffer, until = bytes.length): void {
  const from = Number(/^bytes=(\d+)-$/.exec(headers.range ?? '')?.[1] ?? 0)
  const kind = { etag: '"one"', 'content-type': 'application/octet-stream', 'content-length': bytes.length - from }
  if (from > 0)
    response.writeHead(206, { ...kind, 'content-range': `bytes ${from}-${bytes.length - 1}/${bytes.length}` })
  else response.writeHead(200, kind)
  response.write(bytes.subarray(from, until), () => (until < bytes.length ? response.destroy() : response.end()))
}

function sendForever(response: ServerResponse): void {
  const timer = setInterval(() => response.write(Buffer.alloc(65_536)), 1)
  response.on('close', () => clearInterval(timer))
}

const server = createServer(serve)
let base = ''
let root = ''
let voicesFolder = ''

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  // The data of eSpeak is unpacked once for all tests of this file.
  root = await mkdtemp(join(tmpdir(), 'voices-'))
})
afterAll(async () => {
  server.close()
  await rm(root, { recursive: true, force: true })
})
beforeEach(() => {
  voicesFolder = root
  fault = () => false
  asked = []
})
afterEach(async () => {
  for (const name of await readdir(root)) if (name !== 'espeak-ng-data') await rm(join(root, name), { recursive: true })
})

const md5 = (bytes: Buffer) => createHash('md5').update(bytes).digest('hex')

function tinyVoice(changes: Partial<CatalogueModel> = {}): CatalogueModel {
  const file = (name: string, path: string) => {
    const bytes = FILES[path] as Buffer
    return { name, url: base + path, bytes: bytes.length, md5: md5(bytes) }
  }
  return {
    id: 'tiny',
    family: 'piper',
    files: [file('model.onnx', '/tiny.onnx'), file('model.onnx.json', '/tiny.onnx.json')],
    languages: ['en'],
    licence: 'Public domain',
    licenceUrl: `${base}/card`,
    commercialUse: 'allowed',
    note: null,
    speed: 'fast',
    voices: [{ id: 'tiny', name: 'Tiny', gender: null, languages: ['en'], style: null, voiceNumber: 0 }],
    ...changes,
  }
}

function setUp(model = tinyVoice(), freeBytes?: () => Promise<number>) {
  const download = createDownload({ ports: 'any', isAllowed: (address) => address === '127.0.0.1' }, 1)
  const parts = { voicesFolder, download, clock: systemClock }
  const install = createInstaller(freeBytes ? { ...parts, freeBytes } : parts)
  const models = createModels(voicesFolder, [model], install)
  const state = async () => (await models.list())[0]?.state
  return { models, state, run: (options = {}) => models.install(model, { isTrusted: false, ...options }) }
}

const names = async () => (await readdir(root)).filter((name) => name !== 'espeak-ng-data').toSorted()

it('installs a voice that speaks, records its files, and downloads nothing a second time', async () => {
  const { run, state, models } = setUp()
  expect(await state()).toBe('not-installed')
  await run()
  expect(await state()).toBe('installed')
  const record = JSON.parse(await readFile(join(root, 'tiny', 'record.json'), 'utf8'))
  expect(record).toMatchObject({
    id: 'tiny',
    licence: 'Public domain',
    files: [{ isVerified: true }, { isVerified: true }],
  })
  expect(record.files[0].sha256).toBe(createHash('sha256').update(tinyModel()).digest('hex'))

  asked = []
  await run()
  expect(asked).toEqual([])
  expect(await models.remove(tinyVoice())).toBe(true)
  expect(await state()).toBe('not-installed')
  expect(await names()).toEqual([])
})

it('resumes a download wherever it is cut, without requesting a byte twice', async () => {
  const cuts = [1, 700, 3000]
  fault = (request, response, bytes) => {
    const until = request.url === '/tiny.onnx' ? cuts.shift() : undefined
    if (until) send(request, response, bytes, until)
    return until !== undefined
  }
  const { run, state } = setUp()
  await run()
  expect(await state()).toBe('installed')
  expect(asked.filter(({ url }) => url === '/tiny.onnx').map(({ range }) => range)).toEqual([
    undefined,
    'bytes=1-',
    'bytes=700-',
    'bytes=3000-',
  ])
})

it('fails after repeated disconnects, and resumes at the next attempt', async () => {
  fault = (request, response, bytes) => (send(request, response, bytes, 900), true)
  const { run, state, models } = setUp()
  await expect(run()).rejects.toMatchObject({ fault: 'unreachable' })
  expect(await state()).toBe('interrupted')
  expect((await models.list())[0]?.receivedBytes).toBeGreaterThan(0)

  fault = () => false
  asked = []
  await run()
  expect(asked[0]?.range).toBe('bytes=900-')
  expect(await state()).toBe('installed')
})

it.each<[string, string, (response: ServerResponse, bytes: Buffer) => void]>([
  ['other bytes of the same length', 'checksum', (response, bytes) => response.end(Buffer.alloc(bytes.length, 7))],
  ['fewer bytes', 'checksum', (response, bytes) => response.end(bytes.subarray(0, 100))],
  ['more bytes', 'no-model', (response, bytes) => response.end(Buffer.concat([bytes, bytes]))],
  ['endless bytes', 'no-model', sendForever],
  ['a web page', 'no-model', (response) => response.writeHead(200, { 'content-type': 'text/html' }).end('<p>Sign in')],
  ['a server in trouble', 'unreachable', (response) => response.writeHead(503).end()],
  ['a refusal', 'no-model', (response) => response.writeHead(403).end()],
])('refuses %s, and a later try succeeds', async (_name, expected, answer) => {
  fault = (_request, response, bytes) => (answer(response, bytes), true)
  const { run, state } = setUp()
  await expect(run()).rejects.toMatchObject({ fault: expected, message: expect.stringMatching(/\.$/) })
  expect(await state()).not.toBe('installed')

  fault = () => false
  await run()
  expect(await state()).toBe('installed')
})

it('restarts the download when the publisher has changed the file', async () => {
  await mkdir(join(root, 'tiny.part'))
  await writeFile(join(root, 'tiny.part', 'model.onnx.download'), 'half of an older file')
  await writeFile(join(root, 'tiny.part', 'model.onnx.download.etag'), '"older"')
  fault = (request, response, bytes) => {
    if (request.headers['if-range'] !== '"older"') return false
    send({ headers: {} } as IncomingMessage, response, bytes)
    return true
  }
  const { run, state } = setUp()
  await run()
  expect(await state()).toBe('installed')
})

it('reports a full disk, before the download and during it', async () => {
  await expect(setUp(tinyVoice(), async () => 1000).run()).rejects.toMatchObject({ fault: 'disk-full' })
  expect(asked).toEqual([])
  await mkdir(join(root, 'tiny.part'), { recursive: true })
  await symlink('/dev/full', join(root, 'tiny.part', 'model.onnx.download'))
  await expect(setUp().run()).rejects.toMatchObject({ fault: 'disk-full' })
  await rm(join(root, 'tiny.part', 'model.onnx.download'))
  await setUp().run()
})

it('installs unverifiable files only when trusted, and records that', async () => {
  const files = tinyVoice().files.map(({ name, url }) => ({ name, url, bytes: null }))
  const { run } = setUp(tinyVoice({ files }))
  await expect(run()).rejects.toMatchObject({ fault: 'unverified' })
  expect(asked).toEqual([])
  await run({ isTrusted: true })
  const record = JSON.parse(await readFile(join(root, 'tiny', 'record.json'), 'utf8'))
  expect(record.files).toMatchObject([{ isVerified: false, bytes: tinyModel().length }, { isVerified: false }])
})

it('installs once for two concurrent requests', async () => {
  const { run, state, models } = setUp()
  const results = await Promise.allSettled([run(), run()])
  expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  expect(results.find((result) => result.status === 'rejected')).toMatchObject({ reason: { fault: 'busy' } })
  expect(await state()).toBe('installed')
  await writeFile(lockOf(root, 'tiny'), '')
  await expect(models.remove(tinyVoice())).rejects.toMatchObject({ fault: 'busy' })
})

it('installs from a local folder or file, also under published file names, and refuses an incomplete copy', async () => {
  const copy = join(root, 'copy')
  await mkdir(copy)
  await writeFile(join(copy, 'tiny.onnx'), FILES['/tiny.onnx'] as Buffer)
  await expect(setUp().run({ from: copy })).rejects.toMatchObject({ fault: 'incomplete-copy' })
  await writeFile(join(copy, 'tiny.onnx.json'), FILES['/tiny.onnx.json'] as Buffer)
  await setUp().run({ from: join(copy, 'tiny.onnx') })
  await setUp().models.remove(tinyVoice())
  await writeTinyVoice(copy)
  await setUp().run({ from: copy })
  expect(asked).toEqual([])
})

it('rejects and removes files with the right checksum that are no voice', async () => {
  const noise = Buffer.alloc(4000, 'noise')
  const files = tinyVoice().files.map((file) =>
    file.name === 'model.onnx' ? { ...file, bytes: noise.length, md5: md5(noise) } : file,
  )
  fault = (request, response) => request.url === '/tiny.onnx' && (response.end(noise), true)
  await expect(setUp(tinyVoice({ files })).run()).rejects.toMatchObject({ fault: 'damaged' })
  expect(await names()).toEqual(['tiny.fault'])
})
