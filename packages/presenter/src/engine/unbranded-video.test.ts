import { createCanvas } from '@napi-rs/canvas'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { RenderJob } from '../composition/render-job.ts'
import { renderFrames } from './render-frames.ts'
import { toI420 } from './canvas/i420.ts'
import { renderVideo } from './render-video.ts'
import { tempFolder, sampleJob } from '../../test/sample-job.ts'
import { createScreen } from '../../test/screen.ts'

vi.mock(import('./render-frames.ts'), async (load) => ({
  renderFrames: vi.fn<typeof renderFrames>((await load()).renderFrames),
}))

// Colours that appear nowhere else.
const COLOURS = { primary: '#c800c8', secondary: '#00d0ff', accent: '#7cff00' }
const NEAR = 24

let folder = ''
beforeAll(async () => {
  folder = await tempFolder()
})
afterAll(() => rm(folder, { recursive: true, force: true }))

/** Returns a colour in YUV. */
function planesOf(colour: string): number[] {
  const canvas = createCanvas(2, 2).getContext('2d')
  canvas.fillStyle = colour
  canvas.fillRect(0, 0, 2, 2)
  const planes = toI420(canvas.getImageData(0, 0, 2, 2).data, 2, 2)
  return [planes[0] ?? 0, planes[4] ?? 0, planes[5] ?? 0]
}
const WANTED = Object.values(COLOURS).map(planesOf)

/** Counts 2 x 2 blocks near a brand colour. Plain loops, because it reads every frame. */
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

test('the unbranded rendition shows no brand colour or word in any frame', async () => {
  const prototype: object = Object.getPrototypeOf(createCanvas(2, 2).getContext('2d'))
  const written = vi.spyOn(prototype as CanvasText, 'fillText')
  const size = { width: 720, height: 720 }
  const copies: { blocks: number; text: string }[] = []
  const draw = vi.mocked(renderFrames).getMockImplementation() as typeof renderFrames
  vi.mocked(renderFrames).mockImplementation(async (plan, compositor, video, onStep) => {
    let blocks = 0
    const screen = createScreen(size)
    const send: typeof video.send = (patches, showing) => {
      screen.show(patches)
      blocks += brandedBlocks(screen.picture, size)
      return video.send(patches, showing)
    }
    await draw(plan, compositor, { send }, onStep)
    copies.push({ blocks, text: written.mock.calls.map(([text]) => text).join(' ') })
    written.mockClear()
  })
  const job: RenderJob = sampleJob(folder, {
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
      social: '@zorblaxtours',
    },
    aiLabel: 'Made with AI',
    madeWith: 'Made with Quibbix',
    unbrandedPath: join(folder, 'unbranded.mp4'),
  })
  await renderVideo(job)

  const [copy, video] = copies
  expect(copy?.blocks).toBe(0)
  expect(video?.blocks).toBeGreaterThan(100_000)
  expect(video?.text).toMatch(/Made with AI · Made with Quibbix.*Zorblax.*ann@zorblax.*@zorblaxtours/s)
  expect(copy?.text).toContain('$1,290')
  expect(copy?.text).not.toMatch(/zorblax|quibbix|555|1234|7788|ann/i)
})

interface CanvasText {
  fillText: (text: string, x: number, y: number) => void
}

const logoOf = (colour: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40"><circle cx="20" cy="20" r="18" fill="${colour}"/></svg>`
