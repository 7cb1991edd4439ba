import { readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { tempFolder } from '../../../test/sample-job.ts'
import type { Patch } from '../canvas/i420.ts'
import { createAtlas } from './atlas.ts'
import { addToAtlasFile } from './atlas-file.ts'

let folder = ''
let path = ''
beforeEach(async () => {
  folder = await tempFolder()
  path = join(folder, 'a.atlas')
})
afterEach(() => rm(folder, { recursive: true, force: true }))

const patchesOf = (value: number): Patch[] => [
  { x: value, y: 2, width: 4, height: 4, data: new Uint8Array(24).fill(value) },
  { x: value, y: 8, width: 8, height: 2, data: new Uint8Array(24).fill(value + 1) },
]

/** Returns which patches an atlas had to draw. */
function drawnBy(atlas: ReturnType<typeof createAtlas>, values: readonly number[]): number[] {
  const drawn: number[] = []
  for (const value of values) {
    const patches = atlas.get(`patch ${value}`, () => {
      drawn.push(value)
      return patchesOf(value)
    })
    expect(patches).toEqual(patchesOf(value))
  }
  return drawn
}

async function keep(values: readonly number[]): Promise<void> {
  const atlas = createAtlas(1e6, path)
  drawnBy(atlas, values)
  await addToAtlasFile(path, atlas.takeNew())
  atlas.close()
}

test('a later video reads the patches of an earlier one and adds its own', async () => {
  await keep([1, 2, 3])
  const next = createAtlas(1e6, path)
  expect(drawnBy(next, [1, 2, 3, 4])).toEqual([4])
  await addToAtlasFile(path, next.takeNew())
  expect(drawnBy(createAtlas(1e6, path), [1, 2, 3, 4])).toEqual([])
})

test('evicted patches are read from the file', async () => {
  await keep([1, 2, 3])
  const small = createAtlas(100, path)
  expect(drawnBy(small, [1, 2, 3, 1, 2, 3])).toEqual([])
  expect(small.byteCount).toBeLessThanOrEqual(100)
})

test('a truncated file loses only the missing patches', async () => {
  await keep([1, 2, 3])
  const { length } = await readFile(path)
  await truncate(path, length - 10)
  expect(drawnBy(createAtlas(1e6, path), [1, 2, 3])).toEqual([3])
  await truncate(path, 40)
  expect(drawnBy(createAtlas(1e6, path), [1, 2, 3])).toEqual([1, 2, 3])
  await writeFile(path, Buffer.alloc(500, 7))
  expect(drawnBy(createAtlas(1e6, path), [1, 2, 3])).toEqual([1, 2, 3])
})

test('a corrupt patch is detected', async () => {
  await keep([1, 2, 3])
  const bytes = await readFile(path)
  bytes[bytes.length - 3] = (bytes.at(-3) as number) ^ 0x55
  await writeFile(path, bytes)
  expect(drawnBy(createAtlas(1e6, path), [1, 2, 3])).toEqual([3])
})

test('concurrent writers leave a valid file', async () => {
  await keep([1])
  await Promise.all([keep([1, 2]), keep([1, 3])])
  const drawn = drawnBy(createAtlas(1e6, path), [1, 2, 3])
  expect(drawn.length).toBeLessThanOrEqual(1)
  expect(drawn).not.toContain(1)
  expect(await readdir(folder)).toEqual(['a.atlas'])
})
