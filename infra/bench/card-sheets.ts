// Contact sheets of the cards: `npm run bench -- only card-sheets <folder> [shape ...] [light|dark ...] [text ...]` draws every
// card in every shape, light and dark, with short and long texts. A cell of a 16:9 sheet is as wide as an upright phone, 390
// points. Look at them.
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { archPath, drawBackdrop, drawBrandFrame } from '../../packages/presenter/src/composition/brand-frame.ts'
import { addressCard } from '../../packages/presenter/src/composition/cards/address.ts'
import { drawCaption, fitsOnCaption, placedCaption } from '../../packages/presenter/src/composition/cards/caption.ts'
import { claimCard } from '../../packages/presenter/src/composition/cards/claim.ts'
import { endCard } from '../../packages/presenter/src/composition/cards/end.ts'
import { listCard } from '../../packages/presenter/src/composition/cards/list.ts'
import { nameTag } from '../../packages/presenter/src/composition/cards/name-tag.ts'
import { offerCard } from '../../packages/presenter/src/composition/cards/offer.ts'
import { openingCard } from '../../packages/presenter/src/composition/cards/opening.ts'
import { drawCover } from '../../packages/presenter/src/composition/cards/photo.ts'
import type { Photo } from '../../packages/presenter/src/composition/cards/photo.ts'
import { placeChip, placeTitle } from '../../packages/presenter/src/composition/cards/place-name.ts'
import { questionCard } from '../../packages/presenter/src/composition/cards/question.ts'
import { quoteCard } from '../../packages/presenter/src/composition/cards/quote.ts'
import type { Card, Stage } from '../../packages/presenter/src/composition/cards/stage.ts'
import { blurred } from '../../packages/presenter/src/composition/effects.ts'
import { fontsOf } from '../../packages/presenter/src/composition/fonts.ts'
import type { Box } from '../../packages/presenter/src/composition/geometry.ts'
import { paletteOf } from '../../packages/presenter/src/composition/palette.ts'
import { drawProperty } from '../../packages/presenter/src/composition/scenes/property.ts'
import { drawTourism } from '../../packages/presenter/src/composition/scenes/tourism.ts'
import type { CardShape } from '../../packages/presenter/src/composition/text/type-scale.ts'
import { drawText } from '../../packages/presenter/src/composition/typography.ts'
import { loadLogo } from '../../packages/presenter/src/engine/assets.ts'
import { prepareCanvas } from '../../packages/presenter/src/engine/canvas/canvas.ts'
import { createLayer } from '../../packages/presenter/src/rig/canvas-backend.ts'
import type { Canvas2D } from '../../packages/presenter/src/rig/canvas-backend.ts'
import { figureOf } from '../../packages/presenter/src/rig/figure.ts'
import { restPose, withStance } from '../../packages/presenter/src/rig/pose.ts'
import { drawPresenter } from '../../packages/presenter/src/rig/presenter.ts'
import { presenterById } from '../../packages/presenter/src/rig/presenters.ts'
import { within } from '../../packages/presenter/src/rig/shapes.ts'
import { CARD_TEXTS } from './card-texts.ts'
import type { CardTexts } from './card-texts.ts'

/** Frame in units, width of a cell in pixels, and the presenter's arch. */
const SHAPES: Record<CardShape, { width: number; height: number; cell: number; arch: Box }> = {
  '16:9': { width: 1280, height: 720, cell: 390, arch: { x: 800, y: 90, width: 350, height: 690 } },
  '9:16': { width: 720, height: 1280, cell: 240, arch: { x: 166, y: 800, width: 388, height: 560 } },
  '1:1': { width: 720, height: 720, cell: 300, arch: { x: 462, y: 320, width: 220, height: 460 } },
  '4:5': { width: 720, height: 900, cell: 270, arch: { x: 462, y: 470, width: 220, height: 500 } },
  '5:4': { width: 900, height: 720, cell: 320, arch: { x: 558, y: 90, width: 290, height: 690 } },
}
const SQUARE_LOGO =
  '<svg xmlns="http://www.w3.org/2000/svg" width="80" height="80">' +
  '<rect width="80" height="80" rx="18" fill="#0b5cb8"/><path d="M14 52c10-30 42-34 46-8-8-6-16 2-10 12z" fill="#fff"/></svg>'
const WIDE_LOGO =
  '<svg xmlns="http://www.w3.org/2000/svg" width="260" height="70">' +
  '<path d="M10 60V10l34 50V10M60 60L82 10l22 50" stroke="#14344c" stroke-width="11" fill="none"/>' +
  '<path d="M126 26h110M126 46h84" stroke="#14344c" stroke-width="7"/></svg>'
const KITS = {
  light: {
    name: 'Azure Coast',
    primary: '#0b5cb8',
    secondary: '#27406b',
    accent: '#f2a541',
    scene: 'tourism',
    mode: 'light',
    logo: SQUARE_LOGO,
  },
  dark: {
    name: 'Northgate',
    primary: '#14344c',
    secondary: '#27406b',
    accent: '#e8663d',
    scene: 'property',
    mode: 'dark',
    logo: WIDE_LOGO,
  },
} as const
type Mode = keyof typeof KITS

async function stageOf(shape: CardShape, mode: Mode, { language }: CardTexts): Promise<Stage> {
  const { logo, ...brand } = KITS[mode]
  const { width, height } = SHAPES[shape]
  return {
    shape,
    width,
    height,
    language,
    rightToLeft: language === 'fa',
    pixelsPerUnit: 1,
    palette: paletteOf(brand),
    fonts: fontsOf(),
    brand: { name: brand.name, logo: await loadLogo(logo), hasDefaultMark: false },
    measure: createLayer(8, 8).canvas,
  }
}

/** A stand-in photo. */
function photoOf({ palette }: Stage, width = 900, height = 600): Photo {
  const { raster, canvas } = createLayer(width, height)
  const draw = palette.mode === 'light' ? drawTourism : drawProperty
  draw(canvas, width, height, palette)
  return { image: raster, width, height }
}

function drawFigure(canvas: Canvas2D, stage: Stage, box: Box, scale: number): void {
  const person = presenterById('maya') ?? presenterById('kai')
  if (!person) return
  const figure = figureOf(person, stage.palette.accent)
  canvas.save()
  canvas.translate(
    stage.rightToLeft ? stage.width - box.x - box.width / 2 : box.x + box.width / 2,
    box.y + box.width * 0.82,
  )
  canvas.scale(stage.rightToLeft ? -scale : scale, scale)
  drawPresenter(canvas, figure, withStance(person, { ...restPose, smile: 0.7 }))
  canvas.restore()
}

function drawInArch(canvas: Canvas2D, stage: Stage, mode: Mode, background: 'brand' | 'scene'): void {
  const { arch } = SHAPES[stage.shape]
  const seen = stage.rightToLeft ? { ...arch, x: stage.width - arch.x - arch.width } : arch
  const palette = background === 'brand' ? paletteOf(KITS[mode], 'brand') : stage.palette
  drawBackdrop(
    canvas,
    { scene: KITS[mode].scene, background: 'brand', palette },
    { width: stage.width, height: stage.height, arch: seen },
  )
  drawBrandFrame(canvas, { scene: KITS[mode].scene, background: 'scene', palette: stage.palette }, seen)
  within(canvas, archPath(seen.x, seen.y, seen.width, seen.height), () =>
    drawFigure(canvas, stage, arch, arch.width / 330),
  )
}

const onPhoto = (canvas: Canvas2D, stage: Stage) =>
  drawCover(canvas, photoOf(stage), { x: 0, y: 0, width: stage.width, height: stage.height })

function onBlur(canvas: Canvas2D, stage: Stage): void {
  blurred(canvas, 13, () => onPhoto(canvas, stage))
  canvas.fillStyle = stage.palette.mode === 'dark' ? '#0d141c99' : '#f2f7ff6b'
  canvas.fillRect(0, 0, stage.width, stage.height)
}

const firstWords = (stage: Stage, words: readonly string[]) =>
  words.slice(0, words.findLastIndex((_, index) => fitsOnCaption(stage, {})(words.slice(0, index + 1))) + 1)

type Drawing = (canvas: Canvas2D, stage: Stage, texts: CardTexts, mode: Mode) => void

const place =
  (card: Card<unknown>, state: number): Drawing =>
  (canvas) => {
    card.drawGround(canvas, 0)
    card.draw(canvas, state)
  }

const CARDS: Record<string, Drawing> = {
  opening(canvas, stage, { opening }, mode) {
    place(openingCard(stage, opening, photoOf(stage)), 2)(canvas, stage, {} as CardTexts, mode)
  },
  claim(canvas, stage, { claim, caption }, mode) {
    drawInArch(canvas, stage, mode, 'scene')
    const card = claimCard(stage, claim)
    card.drawGround(canvas, 0)
    card.draw(canvas, 0)
    drawCaption(canvas, stage, placedCaption(stage, firstWords(stage, caption), {}), 2, 'page')
  },
  question(canvas, stage, texts) {
    onBlur(canvas, stage)
    const { width, height } = stage
    const isWide = width > height
    drawFigure(
      canvas,
      stage,
      { x: isWide ? width * 0.06 : 0, y: height * 0.2, width: isWide ? width * 0.46 : width, height },
      isWide ? 1.3 : 1.5,
    )
    questionCard(stage, { headline: texts.question }).draw(canvas, 0)
  },
  corner(canvas, stage, { place: headline, caption, tag }) {
    onPhoto(canvas, stage)
    placeChip(stage, { headline }).draw(canvas, 0)
    const at = placedCaption(stage, firstWords(stage, caption), {})
    nameTag(stage, tag, { x: at.box.x, y: at.box.y - 252, width: 560, height: 240 }).draw(canvas, 0)
    drawCaption(canvas, stage, at, 3, 'photo')
  },
  voice(canvas, stage, { place: headline, caption }) {
    onPhoto(canvas, stage)
    const at = placedCaption(stage, firstWords(stage, caption), {})
    const card = placeTitle(stage, { headline }, at.box.y)
    card.drawGround(canvas, 0)
    card.draw(canvas, 0)
    drawCaption(canvas, stage, at, 5, 'photo')
  },
  list(canvas, stage, { list }) {
    const card = listCard(stage, list, photoOf(stage))
    card.drawGround(canvas, 0)
    card.draw(canvas, Math.max(2, card.built - 1))
  },
  offer(canvas, stage, { offer }, mode) {
    drawInArch(canvas, stage, mode, 'brand')
    offerCard(stage, offer).draw(canvas, 1)
  },
  address(canvas, stage, { address }) {
    const card = addressCard(stage, address)
    card.drawGround(canvas, 0)
    card.draw(canvas, 2)
  },
  quote(canvas, stage, { quote }) {
    const card = quoteCard(stage, quote, photoOf(stage))
    card.drawGround(canvas, 0)
    card.draw(canvas, 1)
  },
  end(canvas, stage, { end }, mode) {
    drawInArch(canvas, stage, mode, 'scene')
    const card = endCard(stage, end)
    card.drawGround(canvas, 0)
    card.draw(canvas, 0)
  },
}

const GAP = 10
const LABEL = 22
const COLUMNS = 5

async function sheet(shape: CardShape, mode: Mode, name: string, texts: CardTexts): Promise<Buffer> {
  const stage = await stageOf(shape, mode, texts)
  const { width, height, cell } = SHAPES[shape]
  const down = Math.round((cell * height) / width)
  const entries = Object.entries(CARDS)
  const across = GAP + COLUMNS * (cell + GAP)
  const rows = Math.ceil(entries.length / COLUMNS)
  const { raster, canvas } = createLayer(across, GAP + rows * (down + GAP + LABEL))
  canvas.fillStyle = '#e8eaee'
  canvas.fillRect(0, 0, raster.width, raster.height)
  for (const [index, [card, draw]] of entries.entries()) {
    const frame = createLayer(width, height)
    draw(frame.canvas, stage, texts, mode)
    const [x, y] = [GAP + (index % COLUMNS) * (cell + GAP), GAP + Math.floor(index / COLUMNS) * (down + GAP + LABEL)]
    Object.assign(canvas, { imageSmoothingQuality: 'high' }).drawImage(frame.raster, x, y, cell, down)
    drawText(canvas, `${shape} ${mode} ${name}: ${card}`, {
      x,
      y: y + down + 16,
      font: fontsOf().text(13),
      colour: '#222222',
    })
  }
  return (raster as unknown as { encode: (kind: 'png') => Promise<Buffer> }).encode('png')
}

const [folder = '/tmp/card-sheets', ...chosen] = process.argv.slice(2)
prepareCanvas(JSON.stringify(CARD_TEXTS))
await mkdir(folder, { recursive: true })
const some = <Name extends string>(names: readonly Name[]) => {
  const wanted = names.filter((name) => chosen.includes(name))
  return wanted.length > 0 ? wanted : names
}
for (const shape of some(Object.keys(SHAPES) as CardShape[])) {
  for (const mode of some(Object.keys(KITS) as Mode[])) {
    for (const name of some(Object.keys(CARD_TEXTS))) {
      const texts = CARD_TEXTS[name]
      if (!texts) continue
      const path = join(folder, `${shape.replace(':', 'x')}-${mode}-${name}.png`)
      await writeFile(path, await sheet(shape, mode, name, texts))
      console.log(path)
    }
  }
}
