import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { loadImage } from '@napi-rs/canvas'
import { afterAll, expect, test } from 'vitest'
import { sampleJob } from '../../../test/sample-job.ts'
import { renderBrandImage } from './brand-image.ts'

const folder = mkdtempSync(join(tmpdir(), 'brand-picture-'))
const outputPath = join(folder, 'picture.png')
const { brand, lowerThird } = sampleJob(folder)
const still = { brand, lowerThird, language: 'en', presenterId: 'kai', title: 'A day at sea', outputPath } as const

afterAll(() => rmSync(folder, { recursive: true }))

async function drawn(job: Parameters<typeof renderBrandImage>[0]) {
  await renderBrandImage(job)
  return readFileSync(outputPath)
}

test('the icon is a square of the given size, also without a valid logo', async () => {
  const plain = await drawn({ kind: 'icon', brand: { ...brand, logoSvg: 'no drawing' }, edgePixels: 64, outputPath })
  const square = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path fill="#a04" d="M0 0h8v8H0z"/></svg>'
  const own = await drawn({ kind: 'icon', brand: { ...brand, logoSvg: square }, edgePixels: 64, outputPath })
  const { width, height } = await loadImage(own)

  expect([width, height]).toEqual([64, 64])
  expect(own.equals(plain)).toBe(false)
})

test('greeting, opening and closing show the given texts', async () => {
  const closing = (line: string) => drawn({ ...still, kind: 'closing', closing: { line } })
  const opening = (openingLine: string) => drawn({ ...still, kind: 'opening', openingLine })
  const greeting = (title: string) => drawn({ ...still, kind: 'greeting', title })

  for (const draw of [closing, opening, greeting])
    expect((await draw('By the harbour')).equals(await draw('At the station'))).toBe(false)
})

test('an unknown presenter is rejected', async () => {
  await expect(drawn({ ...still, kind: 'greeting', presenterId: 'nobody' })).rejects.toThrow('no presenter')
})
