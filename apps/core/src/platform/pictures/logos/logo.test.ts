import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { redrawLogo } from './logo.ts'

const XMLNS = 'xmlns="http://www.w3.org/2000/svg"'
const NESTED = `<!DOCTYPE s [<!ENTITY a "aaaaaaaaaa">${'bcdefgh'
  .split('')
  .map((name, index) => `<!ENTITY ${name} "${`&${'abcdefgh'[index]};`.repeat(10)}">`)
  .join('')}]><svg ${XMLNS} width="9" height="9"><text>&h;</text></svg>`

const folder = mkdtempSync(join(tmpdir(), 'vitrine-logos-'))
afterAll(() => rmSync(folder, { recursive: true }))

const redrawn = (drawing: string) => redrawLogo(Buffer.from(drawing), join(folder, 'logo.png'))

it('gives a small drawing as many dots as the largest icon has', async () => {
  const svg = await redrawn(`<svg ${XMLNS} viewBox="0 0 24 24"><path d="M2 2h20v20H2z"/></svg>`)

  expect(svg).toContain('width="512" height="512"')
})

it('keeps a wide drawing within the widest place that shows it', async () => {
  const svg = await redrawn(`<svg ${XMLNS} viewBox="0 0 480 48"><path d="M2 2h470v40H2z"/></svg>`)

  expect(svg).toContain('width="960" height="96"')
})

it.each([
  ['is cut off', `<svg ${XMLNS} viewBox="0 0 9 9"><g>`, 'isn’t valid XML'],
  ['has no size', `<svg ${XMLNS}/>`, 'has no size'],
  ['nests entities', NESTED, 'entities'],
  [
    'shows only what is elsewhere',
    `<svg ${XMLNS} width="9" height="9"><image href="https://x.example/a.png" width="9" height="9"/></svg>`,
    'draws nothing',
  ],
  ['is too large', `<svg ${XMLNS} width="99999" height="99999"/>`, '40 megapixels'],
])('refuses a drawing that %s, with the reason', async (_, drawing, reason) => {
  await expect(redrawn(drawing)).rejects.toThrow(reason)
})
