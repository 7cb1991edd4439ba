import { createHash, randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { fastify } from 'fastify'
import { describe, expect, it } from 'vitest'
import { sendStored } from '../platform/http/files/stored-file.ts'
import type { Storage } from '../ports/storage.ts'

const LARGE_BYTES = 12_000_000
/** More than a list or a removal of S3 takes at a time. */
const MANY = 1_010
/** Two requests for each, to a server that may share its processor with everything else. */
const MANY_MS = 300_000

/** Tests the behaviour required of every storage adapter. Each adapter's test passes a fresh store. */
export function storageSuite(name: string, open: () => Promise<Storage>): void {
  describe(`storage ${name}`, () => {
    it('returns what was stored, whole and by range', async () => {
      const storage = await open()
      const path = await file('0123456789')
      await storage.put('t/videos/v/1.mp4', path)

      expect(existsSync(path)).toBe(false)
      expect(await storage.size('t/videos/v/1.mp4')).toBe(10)
      expect(await text(storage.read('t/videos/v/1.mp4'))).toBe('0123456789')
      expect(await text(storage.read('t/videos/v/1.mp4', { start: 2, end: 4 }))).toBe('234')
      expect(await text(storage.read('t/videos/v/1.mp4', { start: 9, end: 9 }))).toBe('9')
    })

    it('replaces an object of the same key', async () => {
      const storage = await open()
      await storage.put('t/a', await file('old'))
      await storage.put('t/a', await file('newer'))

      expect(await text(storage.read('t/a'))).toBe('newer')
    })

    it('stores an empty object', async () => {
      const storage = await open()
      await storage.put('t/empty', await file(''))

      expect(await storage.size('t/empty')).toBe(0)
      expect(await text(storage.read('t/empty'))).toBe('')
    })

    it('finds nothing under an unknown key', async () => {
      const storage = await open()

      expect(await storage.size('t/never-there')).toBeUndefined()
      await expect(text(storage.read('t/never-there'))).rejects.toThrow(/no such file|404/)
    })

    it('preserves every byte of a large file, and allows a reader to stop halfway', async () => {
      const storage = await open()
      const bytes = randomBytes(LARGE_BYTES)
      await storage.put('t/large.mp4', await file(bytes))

      expect(await storage.size('t/large.mp4')).toBe(LARGE_BYTES)
      for await (const piece of storage.read('t/large.mp4')) {
        expect((piece as Buffer).length).toBeGreaterThan(0)
        break
      }
      expect(await hashOf(storage.read('t/large.mp4'))).toBe(createHash('sha256').update(bytes).digest('hex'))
      const range = { start: 8_388_600, end: 8_388_700 }
      expect(await hashOf(storage.read('t/large.mp4', range))).toBe(
        createHash('sha256')
          .update(bytes.subarray(range.start, range.end + 1))
          .digest('hex'),
      )
    })

    it('keeps one complete version when two writers put the same key', async () => {
      const storage = await open()
      const versions = ['a', 'b'].map((character) => character.repeat(300_000))
      await Promise.all(versions.map(async (version) => storage.put('t/both', await file(version))))

      expect(versions).toContain(await text(storage.read('t/both')))
    })

    it('stores nothing, and keeps the previous object, when a put fails', async () => {
      const storage = await open()
      const folder = await mkdtemp(join(tmpdir(), 'vitrine-storage-'))

      await expect(storage.put('t/failed', join(folder, 'gone'))).rejects.toThrow('no such file')
      expect(await storage.size('t/failed')).toBeUndefined()
    })

    it('removes everything below a prefix and nothing beside it', async () => {
      const storage = await open()
      for (const key of ['t/v/1.mp4', 't/v/deep/2.mp4', 't/v-2/1.mp4', 't/v.mp4', 't/w/1.mp4', 't/w.mp4'])
        await storage.put(key, await file('a'))
      await storage.removeAll('t/v/')
      await storage.removeAll('t/w')
      await storage.removeAll('t/never-there/')
      await storage.removeAll('t/never-there')

      expect(await keysOf(storage)).toEqual(['t/v-2/1.mp4', 't/v.mp4', 't/w.mp4'])
      await storage.removeAll('t/v.mp4')
      expect(await keysOf(storage)).toEqual(['t/v-2/1.mp4', 't/w.mp4'])
    })

    it('lists and removes more objects than one page holds', { timeout: MANY_MS }, async () => {
      const storage = await open()
      const numbers = Array.from({ length: MANY }, (_, at) => at)
      for (let first = 0; first < MANY; first += 10)
        await Promise.all(
          numbers.slice(first, first + 10).map(async (at) => storage.put(`t/many/${at}`, await file('a'))),
        )
      await storage.put('t/many-more', await file('a'))

      expect(await keysOf(storage)).toHaveLength(MANY + 1)
      await storage.removeAll('t/many/')
      expect(await keysOf(storage)).toEqual(['t/many-more'])
    })

    it.each(['../secret-key', 't/../../x', '/etc/passwd', 't//x', 't/ü'])('refuses the key %s', async (key) => {
      const storage = await open()

      await expect(storage.size(key)).rejects.toThrow('storage key')
      await expect(storage.put(key, await file('x'))).rejects.toThrow('storage key')
      await expect(storage.removeAll(key)).rejects.toThrow('storage key')
      expect(() => storage.read(key)).toThrow('storage key')
    })

    it('serves range requests of browsers', async () => {
      const storage = await open()
      await storage.put('t/1.mp4', await file('0123456789'))
      const app = fastify()
      app.get('/file', (request, reply) =>
        sendStored({ ...storage, linkTo: async () => null }, 't/1.mp4', { request, reply, cacheControl: 'no-store' }),
      )
      const ask = (headers: Record<string, string>) => app.inject({ url: '/file', headers })

      expect(await ask({ range: 'bytes=-3' })).toMatchObject({ statusCode: 206, body: '789' })
      expect(await ask({ range: 'bytes=4-' })).toMatchObject({ statusCode: 206, body: '456789' })
      expect(await ask({ range: 'bytes=10-' })).toMatchObject({ statusCode: 416 })
      const { headers } = await ask({ range: 'bytes=0-0' })
      expect(await ask({ range: 'bytes=0-1', 'if-range': String(headers.etag) })).toMatchObject({ statusCode: 206 })
      // Parts of two versions do not fit together, so a stale version is answered with the whole file.
      expect(await ask({ range: 'bytes=0-1', 'if-range': '"stale"' })).toMatchObject({
        statusCode: 200,
        body: '0123456789',
      })
      await app.close()
    })
  })
}

/** Returns the path of a new file with this content. */
export async function file(content: string | Buffer): Promise<string> {
  const path = join(await mkdtemp(join(tmpdir(), 'vitrine-storage-')), 'file')
  await writeFile(path, content)
  return path
}

export async function keysOf(storage: Storage): Promise<string[]> {
  const keys: string[] = []
  for await (const { key } of storage.list()) keys.push(key)
  return keys.toSorted()
}

async function hashOf(stream: Readable): Promise<string> {
  const hash = createHash('sha256')
  for await (const piece of stream) hash.update(piece as Buffer)
  return hash.digest('hex')
}
