// Contact sheets of the director: `node infra/bench/storyboards.ts <folder> [name ...] [shape ...]` plans ten videos (five of tourism,
// five of property; 0, 1, 3 and 10 photos; four languages, three shapes, or those that are named) and draws every shot with its
// words. Photos are drawn stand-ins.
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { drawProperty } from '../../packages/presenter/src/composition/scenes/property.ts'
import { drawTourism } from '../../packages/presenter/src/composition/scenes/tourism.ts'
import { paletteOf } from '../../packages/presenter/src/composition/palette.ts'
import type { Brand, RenderJob } from '../../packages/presenter/src/composition/render-job.ts'
import { draftStoryboard } from '../../packages/presenter/src/director/index.ts'
import { loadLogo } from '../../packages/presenter/src/engine/assets.ts'
import { prepareCanvas } from '../../packages/presenter/src/engine/canvas/canvas.ts'
import type { RenderContext } from '../../packages/presenter/src/engine/render-context.ts'
import { drawShotStill } from '../../packages/presenter/src/engine/stills/shot-still.ts'
import { figureOf } from '../../packages/presenter/src/rig/figure.ts'
import { createLayer } from '../../packages/presenter/src/rig/canvas-backend.ts'
import { presenters } from '../../packages/presenter/src/rig/presenters.ts'
import { parseScript } from '../../packages/presenter/src/script/index.ts'
import { STORYBOARD_INPUTS } from './storyboard-inputs.ts'
import type { StoryboardInput } from './storyboard-inputs.ts'

type Still = ReturnType<typeof drawShotStill>

/** The engine draws on canvases of its package. */
function canvasOf(width: number, height: number): Still {
  return createLayer(width, height).raster as Still
}

const SIZES = [
  { width: 1600, height: 1067 },
  { width: 1600, height: 1067 },
  { width: 1200, height: 1200 },
  { width: 1067, height: 1600 },
  { width: 2400, height: 1000 },
]
const SHAPES = ['16:9', '9:16', '1:1', '4:5', '5:4'] as const
const TINTS = ['#0b5cb8', '#8a2f4d', '#0b6e69', '#a0522d', '#2d4a3e', '#6b3fa0', '#b8560b']
const CAPTION_HEIGHT = 26

function standIn(index: number, { width, height }: { width: number; height: number }) {
  const raster = canvasOf(width, height)
  const primary = TINTS[index % TINTS.length] ?? '#0b5cb8'
  const palette = paletteOf({ name: '', primary, secondary: '#27406b', accent: '#f2a541', scene: 'tourism' })
  const draw = index % 2 === 0 ? drawTourism : drawProperty
  draw(raster.getContext('2d'), width, height, palette)
  return raster
}

async function contextOf({ job, captions, mode }: StoryboardInput, index: number): Promise<RenderContext> {
  const scene = index < 5 ? 'tourism' : 'property'
  const brand: Brand = { ...BRANDS[scene], scene, mode }
  const person = presenters[index % presenters.length]
  if (!person) throw new Error('there is no presenter')
  const pictures = captions.map((caption, at) => {
    const original = SIZES[at % SIZES.length] ?? { width: 1600, height: 1067 }
    return { raster: standIn(at + index, original), caption, isPhoto: true, original, focus: { x: 0.5, y: 0.45 } }
  })
  const whole = {
    ...job,
    brand,
    presenterId: person.id,
    lowerThird: { name: person.name, role: brand.name },
    outputPath: '',
  }
  return {
    job: whole satisfies RenderJob,
    palette: paletteOf(brand),
    figure: figureOf(person, brand.accent),
    assets: { logo: await loadLogo(LOGO), pictures },
    captions: [],
  }
}

const LOGO =
  '<svg xmlns="http://www.w3.org/2000/svg" width="80" height="80"><rect width="80" height="80" rx="18" fill="#0b5cb8"/></svg>'
const BRANDS = {
  tourism: { name: 'Azure Coast', primary: '#0b5cb8', secondary: '#27406b', accent: '#f2a541', logoSvg: LOGO },
  property: { name: 'Keystone', primary: '#2a49c9', secondary: '#27406b', accent: '#e8663d', logoSvg: LOGO },
}

async function sheetOf(input: StoryboardInput, index: number): Promise<Buffer> {
  const context = await contextOf(input, index)
  const photos = context.assets.pictures.map(({ caption, isPhoto, original }) => ({ caption, isPhoto, ...original }))
  const { shots, warnings } = draftStoryboard({ ...input.job, photos, seed: index + 1 })
  const { sentences } = parseScript(input.job.script, input.job.language)
  const columns = input.job.shape === '9:16' ? 7 : 4
  const across = input.job.shape === '9:16' ? 200 : 380
  const stills = shots.map((shot) => {
    const sentence = shot.anchor.place === 'sentence' ? sentences[shot.anchor.sentence] : undefined
    const words = shot.captions ? (sentence?.words.slice(0, 6) ?? []) : []
    return drawShotStill(
      context,
      shot,
      words.map(({ text }) => text),
    )
  })
  const down = Math.round((across * (stills[0]?.height ?? 1)) / (stills[0]?.width ?? 1))
  const sheet = canvasOf(columns * (across + 8), Math.ceil(stills.length / columns) * (down + CAPTION_HEIGHT))
  const canvas = sheet.getContext('2d')
  stills.forEach((still, at) => {
    const [x, y] = [(at % columns) * (across + 8), Math.floor(at / columns) * (down + CAPTION_HEIGHT)]
    canvas.drawImage(still, x, y, across, down)
    canvas.font = '600 13px Inter'
    canvas.fillText(
      `${shots[at]?.startSeconds.toFixed(1)} ${shots[at]?.scene} ${shots[at]?.ground}`,
      x + 2,
      y + down + 16,
    )
  })
  console.log(input.name, shots.length, 'shots', JSON.stringify(warnings))
  return sheet.toBuffer('image/png')
}

const [folder = 'storyboards', ...chosen] = process.argv.slice(2)
const shapes = SHAPES.filter((shape) => chosen.includes(shape))
const names = chosen.filter((name) => !SHAPES.some((shape) => shape === name))
await mkdir(folder, { recursive: true })
prepareCanvas(JSON.stringify(STORYBOARD_INPUTS))
for (const [index, input] of STORYBOARD_INPUTS.entries()) {
  if (names.length > 0 && !names.includes(input.name)) continue
  if (shapes.length === 0) await writeFile(join(folder, `${input.name}.png`), await sheetOf(input, index))
  for (const shape of shapes) {
    const sheet = await sheetOf({ ...input, job: { ...input.job, shape } }, index)
    await writeFile(join(folder, `${input.name}-as-${shape.replace(':', 'x')}.png`), sheet)
  }
}
