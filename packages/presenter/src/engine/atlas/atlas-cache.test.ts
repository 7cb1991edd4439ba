import { mkdir, readdir, rm, truncate, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { tempFolder } from '../../../test/sample-job.ts'
import { saveAtlas, openAtlas } from './atlas-cache.ts'

let folder = ''
beforeEach(async () => {
  folder = join(await tempFolder(), 'atlas')
})
afterEach(() => rm(join(folder, '..'), { recursive: true, force: true }))

const draw = (width: number) => () => [
  { x: 0, y: 0, width, height: 2, data: new Uint8Array(width * 3).fill(width % 251) },
]

test('the least recently used atlas is evicted from memory', () => {
  const fill = (name: string) => {
    const atlas = openAtlas(name)
    for (let patch = 0; patch < 4; patch++) atlas.get(String(patch), draw(8e6))
    return atlas
  }
  const [first, second] = [fill('first'), fill('second')]
  expect(openAtlas('first')).toBe(first)
  fill('third')
  const fourth = fill('fourth')
  expect(openAtlas('fourth')).toBe(fourth)
  expect(openAtlas('second')).not.toBe(second)
})

test('the folder evicts the least recently used files and stale temporary files', async () => {
  await mkdir(folder)
  const old = new Date(Date.now() - 7_200_000)
  for (const name of ['old.atlas', 'older.atlas', 'left.atlas.1.part']) {
    await writeFile(join(folder, name), '')
    await truncate(join(folder, name), 300e6)
    await utimes(join(folder, name), old, new Date(old.getTime() - (name === 'older.atlas' ? 1000 : 0)))
  }
  const atlas = openAtlas('new', folder)
  for (let width = 2; width < 60; width += 2) atlas.get(String(width), draw(width))
  await saveAtlas('new', folder)
  expect((await readdir(folder)).toSorted()).toEqual(['new.atlas', 'old.atlas'])
})

test('a read-only folder does not fail a render', async () => {
  await writeFile(folder, 'a file in its place')
  const atlas = openAtlas('nowhere', folder)
  for (let width = 2; width < 60; width += 2) atlas.get(String(width), draw(width))
  await expect(saveAtlas('nowhere', folder)).resolves.toBeUndefined()
})
