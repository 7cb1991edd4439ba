import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { describe, expect, it } from 'vitest'
import type { Storage } from '../ports/storage.ts'

/** What every storage adapter must do; each adapter's test calls it with a fresh store. */
export function storageSuite(name: string, open: () => Promise<Storage>): void {
  describe(`storage ${name}`, () => {
    it('gives back what was put in, whole and by range', async () => {
      const storage = await open()
      await storage.put('t/videos/v/1.mp4', await file('0123456789'))

      expect(await storage.size('t/videos/v/1.mp4')).toBe(10)
      expect(await text(storage.read('t/videos/v/1.mp4'))).toBe('0123456789')
      expect(await text(storage.read('t/videos/v/1.mp4', { start: 2, end: 4 }))).toBe('234')
    })

    it('replaces an object of the same key', async () => {
      const storage = await open()
      await storage.put('t/a', await file('old'))
      await storage.put('t/a', await file('newer'))

      expect(await text(storage.read('t/a'))).toBe('newer')
    })

    it('removes everything below a prefix and nothing beside it', async () => {
      const storage = await open()
      await storage.put('t/videos/v/1.mp4', await file('a'))
      await storage.put('t/videos/w/1.mp4', await file('b'))
      await storage.removeAll('t/videos/v/')
      await storage.removeAll('t/videos/never-there/')

      expect(await storage.size('t/videos/v/1.mp4')).toBeUndefined()
      expect(await storage.size('t/videos/w/1.mp4')).toBe(1)
    })

    it('refuses a key that climbs out of the store', async () => {
      const storage = await open()

      await expect(storage.size('../secret-key')).rejects.toThrow('storage key')
      await expect(storage.put('t/../../x', await file('x'))).rejects.toThrow('storage key')
    })
  })
}

async function file(content: string): Promise<string> {
  const path = join(await mkdtemp(join(tmpdir(), 'vitrine-storage-')), 'file')
  await writeFile(path, content)
  return path
}
