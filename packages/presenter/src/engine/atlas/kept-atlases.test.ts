import { mkdir, readdir, rm, truncate, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { filmFolder } from '../../../test/sample-job.ts'
import { keepAtlas, openAtlas } from './kept-atlases.ts'

let folder = ''
beforeEach(async () => {
  folder = join(await filmFolder(), 'atlas')
})
afterEach(() => rm(join(folder, '..'), { recursive: true, force: true }))

const draw = (width: number) => () => [
  { x: 0, y: 0, width, height: 2, data: new Uint8Array(width * 3).fill(width % 251) },
]

test('the patches of the last presenters stay in memory, those before them do not', () => {
  const fill = (name: string) => {
    const atlas = openAtlas(name)
    for (let patch = 0; patch < 4; patch++) atlas.get(String(patch), draw(2e6))
    return atlas
  }
  const [first, second] = [fill('first'), fill('second')]
  expect(openAtlas('first')).toBe(first)
  fill('third')
  const fourth = fill('fourth')
  expect(openAtlas('fourth')).toBe(fourth)
  expect(openAtlas('second')).not.toBe(second)
})

test('the folder is kept small: what nobody used for longest goes, and what a stopped process left', async () => {
  await mkdir(folder)
  const old = new Date(Date.now() - 7_200_000)
  for (const name of ['old.atlas', 'older.atlas', 'left.atlas.1.part']) {
    await writeFile(join(folder, name), '')
    await truncate(join(folder, name), 300e6)
    await utimes(join(folder, name), old, new Date(old.getTime() - (name === 'older.atlas' ? 1000 : 0)))
  }
  const atlas = openAtlas('new', folder)
  for (let width = 2; width < 60; width += 2) atlas.get(String(width), draw(width))
  await keepAtlas('new', folder)
  expect((await readdir(folder)).toSorted()).toEqual(['new.atlas', 'old.atlas'])
})

test('a folder that cannot be written to stops no film', async () => {
  await writeFile(folder, 'a file in its place')
  const atlas = openAtlas('nowhere', folder)
  for (let width = 2; width < 60; width += 2) atlas.get(String(width), draw(width))
  await expect(keepAtlas('nowhere', folder)).resolves.toBeUndefined()
})
