import { writeFile } from 'node:fs/promises'
import { createCanvas, loadImage } from '@napi-rs/canvas'
import type { Image, SKRSContext2D } from '@napi-rs/canvas'
import { prepareCanvas } from '../engine/canvas/canvas.ts'
import { fontsOf } from '../composition/fonts.ts'
import type { Paragraph, SlideText } from './slide-xml.ts'

const [WIDTH, HEIGHT, MARGIN] = [1280, 720, 72]
const PAGE_SIZE = '#faf9f7'
const INK = '#1f2328'
const SOFT_INK = '#3d444d'
const TITLE_SIZES = [52, 44, 36]
const TITLE_LINES_MAX = 3
const TEXT_SIZES = [32, 28, 24, 20, 17]
const LINE_HEIGHT = 1.35
const INDENT = 34
const GAP = 40
const QUALITY = 90
/** Slides belong to the uploader, so they use the default fonts. */
const fonts = fontsOf()
const ARABIC_OR_HEBREW = /^[^\p{L}]*[\u0590-\u08ff]/u

interface Line {
  text: string
  /** Offset from the start of the line. */
  indent: number
  hasBullet: boolean
  isRightToLeft: boolean
}

interface Area {
  x: number
  y: number
  width: number
  height: number
}

/** Draws a slide in a default layout: title, bullet points, pictures. */
export async function drawSlide(
  { title, paragraphs }: SlideText,
  picturePaths: readonly string[],
  outputPath: string,
): Promise<void> {
  prepareCanvas(JSON.stringify({ title, paragraphs }))
  const canvas = createCanvas(WIDTH, HEIGHT)
  const context = canvas.getContext('2d')
  context.fillStyle = PAGE_SIZE
  context.fillRect(0, 0, WIDTH, HEIGHT)
  const pictures = await Promise.all(picturePaths.map((path) => loadImage(path)))
  const isTitleOnly = paragraphs.length === 0 && pictures.length === 0
  const whole: Area = { x: MARGIN, y: MARGIN, width: WIDTH - 2 * MARGIN, height: HEIGHT - 2 * MARGIN }
  const below = drawTitle(context, title, whole, isTitleOnly)
  const { text, shown } = areasOf(below, paragraphs.length > 0, pictures.length > 0)
  if (text) drawText(context, paragraphs, text)
  if (shown) drawPictures(context, pictures, shown)
  await writeFile(outputPath, await canvas.encode('webp', QUALITY))
}

function areasOf(area: Area, hasText: boolean, hasPictures: boolean): { text?: Area; shown?: Area } {
  if (!hasText) return { shown: area }
  if (!hasPictures) return { text: area }
  const half = (area.width - GAP) / 2
  return { text: { ...area, width: half }, shown: { ...area, x: area.x + half + GAP, width: half } }
}

/** Draws the title. Returns the area below it. */
function drawTitle(context: SKRSContext2D, title: string, area: Area, isAlone: boolean): Area {
  if (!title) return area
  const setting = { width: area.width, sizes: TITLE_SIZES, fontAt: fonts.display, hasBullets: false }
  const { lines, size } = fitted(context, [{ text: title, level: 0 }], setting, () => TITLE_LINES_MAX)
  const height = lines.length * size * 1.15
  const top = isAlone ? area.y + (area.height - height) / 2 : area.y
  context.fillStyle = INK
  lines.forEach((line, index) => drawLine(context, line, area, top + (index + 0.85) * size * 1.15))
  const used = height + GAP
  return { ...area, y: area.y + used, height: area.height - used }
}

function drawText(context: SKRSContext2D, paragraphs: readonly Paragraph[], area: Area): void {
  const setting = { width: area.width, sizes: TEXT_SIZES, fontAt: fonts.text, hasBullets: paragraphs.length > 1 }
  const room = (size: number) => Math.floor(area.height / (size * LINE_HEIGHT))
  const { lines, size } = fitted(context, paragraphs, setting, room)
  context.fillStyle = SOFT_INK
  lines.forEach((line, index) => drawLine(context, line, area, area.y + (index + 0.8) * size * LINE_HEIGHT))
}

interface Setting {
  width: number
  sizes: readonly number[]
  fontAt: (size: number) => string
  hasBullets: boolean
}

/** Returns the largest size at which all lines fit. At the smallest, extra lines are dropped. */
function fitted(
  context: SKRSContext2D,
  paragraphs: readonly Paragraph[],
  { width, sizes, fontAt, hasBullets }: Setting,
  roomAt: (size: number) => number,
): { lines: Line[]; size: number } {
  let [lines, size]: [Line[], number] = [[], 0]
  for (size of sizes) {
    context.font = fontAt(size)
    lines = linesOf(context, paragraphs, width, hasBullets)
    if (lines.length <= roomAt(size)) break
  }
  return { lines: lines.slice(0, roomAt(size)), size }
}

function linesOf(context: SKRSContext2D, paragraphs: readonly Paragraph[], width: number, hasBullets: boolean): Line[] {
  return paragraphs.flatMap(({ text, level }) => {
    const indent = hasBullets ? (level + 1) * INDENT : level * INDENT
    const isRightToLeft = ARABIC_OR_HEBREW.test(text)
    return wrapped(context, text, width - indent).map((part, index) => ({
      text: part,
      indent,
      hasBullet: hasBullets && index === 0,
      isRightToLeft,
    }))
  })
}

const words = new Intl.Segmenter(undefined, { granularity: 'word' })

/** Wraps by word segmentation, because Chinese has no spaces. */
function wrapped(context: SKRSContext2D, text: string, width: number): string[] {
  const lines: string[] = []
  let line = ''
  for (const { segment, isWordLike } of words.segment(text.slice(0, 4000))) {
    // Punctuation stays with the word before it.
    if (line.trim() && isWordLike && context.measureText(line + segment).width > width) {
      lines.push(line.trim())
      line = ''
    }
    line += segment
  }
  return line.trim() ? [...lines, line.trim()] : lines
}

function drawLine(context: SKRSContext2D, line: Line, area: Area, baseline: number): void {
  const { text, indent, hasBullet, isRightToLeft } = line
  const start = isRightToLeft ? area.x + area.width : area.x
  const inward = isRightToLeft ? -1 : 1
  context.direction = isRightToLeft ? 'rtl' : 'ltr'
  context.textAlign = isRightToLeft ? 'right' : 'left'
  if (hasBullet) context.fillText('•', start + inward * (indent - INDENT), baseline)
  context.fillText(text, start + inward * indent, baseline)
}

function drawPictures(context: SKRSContext2D, pictures: readonly Image[], area: Area): void {
  const columns = pictures.length > 1 && area.width >= area.height ? 2 : 1
  const rows = Math.ceil(pictures.length / columns)
  const cell = { width: (area.width - (columns - 1) * 20) / columns, height: (area.height - (rows - 1) * 20) / rows }
  pictures.forEach((picture, index) => {
    const scale = Math.min(cell.width / picture.width, cell.height / picture.height, 2)
    const [width, height] = [picture.width * scale, picture.height * scale]
    const x = area.x + (index % columns) * (cell.width + 20) + (cell.width - width) / 2
    const y = area.y + Math.floor(index / columns) * (cell.height + 20) + (cell.height - height) / 2
    context.drawImage(picture, x, y, width, height)
  })
}
