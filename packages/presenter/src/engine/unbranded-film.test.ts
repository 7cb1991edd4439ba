import { createCanvas } from '@napi-rs/canvas'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { FilmJob } from '../film/film-job.ts'
import { drawFilm } from './draw-film.ts'
import { toI420 } from './i420.ts'
import { makeFilm } from './make-film.ts'
import { filmFolder, sampleJob } from '../../test/sample-job.ts'
import { createScreen } from '../../test/screen.ts'

vi.mock(import('./draw-film.ts'), async (load) => ({ drawFilm: vi.fn<typeof drawFilm>((await load()).drawFilm) }))

// Colours that no skin, cloth or sky has, so that each pixel of them is the brand's.
const COLOURS = { primary: '#c800c8', secondary: '#00d0ff', accent: '#7cff00' }
const NEAR = 24

let folder = ''
beforeAll(async () => {
  folder = await filmFolder()
})
afterAll(() => rm(folder, { recursive: true, force: true }))

/** What a colour is in the planes of a picture. */
function planesOf(colour: string): number[] {
  const canvas = createCanvas(2, 2).getContext('2d')
  canvas.fillStyle = colour
  canvas.fillRect(0, 0, 2, 2)
  const planes = toI420(canvas.getImageData(0, 0, 2, 2).data, 2, 2)
  return [planes[0] ?? 0, planes[4] ?? 0, planes[5] ?? 0]
}
const WANTED = Object.values(COLOURS).map(planesOf)

/** How many blocks of 2 x 2 pixels of a picture are near a colour of the brand. Written plainly: it looks at every frame. */
function brandedBlocks(picture: Uint8Array, { width, height }: { width: number; height: number }): number {
  const area = width * height
  let found = 0
  for (const [light = 0, u = 0, v = 0] of WANTED) {
    for (let block = 0; block < area / 4; block++) {
      if (Math.abs((picture[area + block] as number) - u) >= NEAR) continue
      if (Math.abs((picture[area * 1.25 + block] as number) - v) >= NEAR) continue
      const row = Math.floor(block / (width / 2))
      const corner = row * 2 * width + (block - (row * width) / 2) * 2
      if (Math.abs((picture[corner] as number) - light) < NEAR) found++
    }
  }
  return found
}

test('the copy without a brand shows neither a colour nor a word of it in any frame, and the film itself does', async () => {
  const prototype: object = Object.getPrototypeOf(createCanvas(2, 2).getContext('2d'))
  const written = vi.spyOn(prototype as CanvasText, 'fillText')
  const size = { width: 720, height: 720 }
  const copies: { blocks: number; text: string }[] = []
  const draw = vi.mocked(drawFilm).getMockImplementation() as typeof drawFilm
  vi.mocked(drawFilm).mockImplementation(async (plan, compositor, film, onStep) => {
    let blocks = 0
    const screen = createScreen(size)
    const send: typeof film.send = (patches, from, to) => {
      screen.show(patches)
      blocks += brandedBlocks(screen.picture, size)
      return film.send(patches, from, to)
    }
    await draw(plan, compositor, { send }, onStep)
    copies.push({ blocks, text: written.mock.calls.map(([text]) => text).join(' ') })
    written.mockClear()
  })
  const job: FilmJob = sampleJob(folder, {
    script: 'Zorblax. Call 555-1234.',
    brand: { ...sampleJob(folder).brand, ...COLOURS, name: 'Zorblax', logoSvg: logoOf(COLOURS.primary) },
    shape: '1:1',
    background: 'brand',
    title: 'A tour by Zorblax',
    lowerThird: { name: 'Ann', role: 'Zorblax' },
    facts: { title: 'zorblax.example', price: '$1,290' },
    opening: true,
    closing: {
      line: 'Write to us',
      phone: '+1 555 010 7788',
      email: 'ann@zorblax.example',
      url: 'https://zorblax.example',
    },
    unbrandedPath: join(folder, 'unbranded.mp4'),
  })
  await makeFilm(job)

  const [copy, film] = copies
  expect(copy?.blocks).toBe(0)
  expect(film?.blocks).toBeGreaterThan(100_000)
  expect(film?.text).toMatch(/Zorblax.*ann@zorblax/s)
  expect(copy?.text).toContain('$1,290')
  expect(copy?.text).not.toMatch(/zorblax|555|1234|7788|ann/i)
})

interface CanvasText {
  fillText: (text: string, x: number, y: number) => void
}

const logoOf = (colour: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40"><circle cx="20" cy="20" r="18" fill="${colour}"/></svg>`
