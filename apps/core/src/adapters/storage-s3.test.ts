import { randomBytes } from 'node:crypto'
import { createServer, request as ask } from 'node:http'
import type { AddressInfo } from 'node:net'
import { describe, expect, it } from 'vitest'
import type { S3Settings } from '../ports/storage.ts'
import { createObjectStoreClient } from './object-store/client.ts'
import { unfinishedUploads } from './object-store/listing.ts'
import { testObjectStore } from '../../test/servers/object-store.ts'
import { createS3Storage } from './storage-s3.ts'
import { file, keysOf, storageSuite } from './storage.suite.ts'

const LARGE_BYTES = 12_000_000
const store = testObjectStore()

// `npm run check` starts a server and fails where it cannot; elsewhere there may be none.
describe.skipIf(!store)('storage S3', () => {
  storageSuite('S3', async () => createS3Storage(fresh()))

  it.each([
    ['a wrong secret', { secretAccessKey: 'wrong' }, /403/],
    ['a key that does not exist', { accessKeyId: 'test:nobody' }, /403/],
    ['a bucket that does not exist', { bucket: 'never-made' }, /NoSuchBucket/],
  ])('rejects with the cause for %s', async (_, wrong, sentence) => {
    const storage = createS3Storage({ ...fresh(), ...wrong })

    await expect(keysOf(storage)).rejects.toThrow(sentence)
    await expect(storage.put('t/a', await file('a'))).rejects.toThrow(sentence)
  })

  it('keeps objects under its prefix, separate from other prefixes', async () => {
    const [one, other] = [createS3Storage(fresh()), createS3Storage(fresh())]
    await one.put('t/a', await file('a'))

    expect(await other.size('t/a')).toBeUndefined()
    expect(await keysOf(other)).toEqual([])
  })

  it('creates links that expire, with type, file name and caching', async () => {
    const storage = createS3Storage(fresh())
    await storage.put('t/a.mp4', await file('0123456789'))
    const answer = {
      contentType: 'video/mp4',
      cacheControl: 'private, max-age=60',
      disposition: 'attachment; filename="a.mp4"',
    }
    const link = (await storage.linkTo('t/a.mp4', { ...answer, validSeconds: 60 })) ?? ''

    const found = await fetch(link, { headers: { range: 'bytes=2-4' } })
    expect(found.status).toBe(206)
    expect(await found.text()).toBe('234')
    expect(found.headers.get('content-type')).toBe('video/mp4')
    expect(found.headers.get('cache-control')).toBe('private, max-age=60')
    expect(found.headers.get('content-disposition')).toBe('attachment; filename="a.mp4"')
    expect((await fetch(link.replace('video%2Fmp4', 'text%2Fhtml'))).status).toBe(403)
    expect((await fetch(link.replace('a.mp4', 'b.mp4'))).status).toBe(403)
    expect((await fetch(link, { method: 'PUT', body: 'x' })).status).toBe(403)
  })
})

describe.skipIf(!store)('an unfinished upload to S3', () => {
  it('leaves no object or parts when it breaks off, and keeps the previous file', async () => {
    const settings = fresh()
    const cut = await cuttingProxy(settings.endpoint)
    const storage = createS3Storage({ ...settings, endpoint: cut.url })
    const path = await file(randomBytes(LARGE_BYTES))
    await expect(storage.put('t/cut.mp4', path)).rejects.toThrow(/socket hang up|ECONNRESET|EPIPE/)
    cut.close()

    const direct = createS3Storage(settings)
    expect(await direct.size('t/cut.mp4')).toBeUndefined()
    expect(await uploadsOf(settings)).toEqual([])
    await direct.put('t/cut.mp4', path)
    expect(await direct.size('t/cut.mp4')).toBe(LARGE_BYTES)
  })

  it('is removed only when it is older than a given time', async () => {
    const settings = fresh()
    const storage = createS3Storage(settings)
    await createObjectStoreClient(settings).send({ method: 'POST', key: 't/abandoned', query: { uploads: '' } })

    expect(await storage.removeUnfinished(new Date(Date.now() - 60_000))).toBe(0)
    expect(await uploadsOf(settings)).toHaveLength(1)
    expect(await storage.removeUnfinished(new Date(Date.now() + 60_000))).toBe(1)
    expect(await uploadsOf(settings)).toEqual([])
  })
})

/** The server of the tests, under a new prefix. */
function fresh(): S3Settings {
  const settings = testObjectStore()
  if (!settings) throw new Error('TEST_S3_ENDPOINT is not set')
  return settings
}

async function uploadsOf(settings: S3Settings): Promise<string[]> {
  const names: string[] = []
  for await (const { name } of unfinishedUploads(createObjectStoreClient(settings), settings.prefix)) names.push(name)
  return names
}

/** Starts a proxy that cuts the connection of the second part of an upload and forwards everything else. */
async function cuttingProxy(target: string): Promise<{ url: string; close: () => void }> {
  const server = createServer((from, to) => {
    if (from.url?.includes('partNumber=2')) return void from.socket.destroy()
    const { method, headers } = from
    const passed = ask(new URL(from.url ?? '', target), { method, headers }, (answer) => {
      to.writeHead(answer.statusCode ?? 500, answer.headers)
      answer.pipe(to)
    })
    from.pipe(passed)
  })
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close: () => void server.close() }
}
