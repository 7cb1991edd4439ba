import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, expect, it } from 'vitest'
import { readLogo } from './logos/logo.ts'
import { redrawPortrait } from './portrait.ts'

const folder = mkdtempSync(join(tmpdir(), 'vitrine-portraits-'))
afterAll(() => rmSync(folder, { recursive: true }))

const photo = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#c60' } })
  .png()
  .toBuffer()
const logo = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M1 1h7v7z"/></svg>')
const ana = { tenantId: 'a', personId: 'ana' }
const ben = { tenantId: 'b', personId: 'ben' }

it('pictures of one person delay those of another tenant by one picture only', { timeout: 60_000 }, async () => {
  const ended: string[] = []
  const portrait = (name: string) =>
    redrawPortrait(photo, join(folder, `${name}.webp`), ana).then(() => ended.push(name))
  const before = [portrait('first'), portrait('second'), portrait('third')]
  const other = readLogo(logo, join(folder, 'logo.json'), ben).then(() => ended.push('logo of another tenant'))
  await Promise.all([...before, other])

  expect(ended).toEqual(['first', 'logo of another tenant', 'second', 'third'])
})

it('a person is refused more pictures at once, and another tenant is not', { timeout: 60_000 }, async () => {
  const portraits = Array.from({ length: 12 }, (_, index) =>
    redrawPortrait(photo, join(folder, `many-${index}.webp`), ana).then(
      () => 'drawn',
      ({ code }: { code: string }) => code,
    ),
  )
  const other = await readLogo(logo, join(folder, 'another.json'), ben)

  expect(other.svg).toContain('<path')
  expect(new Set(await Promise.all(portraits))).toEqual(new Set(['drawn', 'too-many']))
})
