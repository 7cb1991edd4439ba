import { outline } from '../rig/canvas-kit.ts'
import type { Canvas2D } from '../rig/canvas-kit.ts'
import { fill, roundedRect, stroke } from '../rig/shapes.ts'
import type { Facts, Language, SceneName } from './film-job.ts'
import { fromStart, writeLine } from './column.ts'
import type { Column } from './column.ts'
import type { Layout } from './layout.ts'
import type { Letters } from './letters.ts'
import type { Palette } from './palette.ts'
import { drawIcon, drawPanel } from './panel.ts'
import type { IconName } from './panel.ts'
import { fitText } from './typography.ts'

const EDGE = 30

const LABELS: Record<Language, { bedrooms: string; bathrooms: string; area: string }> = {
  en: { bedrooms: 'Beds', bathrooms: 'Baths', area: 'sq ft' },
  es: { bedrooms: 'Dormitorios', bathrooms: 'Baños', area: 'm²' },
  fa: { bedrooms: 'خواب', bathrooms: 'حمام', area: 'متر مربع' },
  hi: { bedrooms: 'शयनकक्ष', bathrooms: 'स्नानघर', area: 'वर्ग मीटर' },
  zh: { bedrooms: '卧室', bathrooms: '卫浴', area: '平方米' },
}

/** The colours and letters of a card. */
interface Look {
  palette: Palette
  letters: Letters
}

/** One strip of a card: how high it is and what it shows. */
interface Strip {
  height: number
  draw: (canvas: Canvas2D, top: number, column: Column) => void
}

const roomIn = ({ width }: Column) => width - 2 * EDGE

function lineStrip(
  text: string,
  height: number,
  baseline: number,
  size: number,
  colour: string,
  font: (size: number) => string,
): Strip {
  return {
    height,
    draw(canvas, top, column) {
      const fitted = fitText(canvas, text, roomIn(column), size, font)
      writeLine(canvas, column, fitted.text, { x: EDGE, y: top + baseline, font: fitted.font, colour })
    },
  }
}

function headerStrip({ tag, reference }: Facts, { palette, letters }: Look): Strip {
  return {
    height: 30,
    draw(canvas, top, column) {
      const room = roomIn(column)
      if (tag) {
        const fitted = fitText(canvas, tag, reference ? room * 0.5 : room - 26, 15, (size) => letters.text(size, 600))
        const pill = fromStart(column, EDGE, fitted.width + 26)
        fill(canvas, roundedRect(pill, top, fitted.width + 26, 30, 15), palette.subtle)
        const place = { x: EDGE + 13, y: top + 20.5, font: fitted.font, colour: palette.primaryText }
        writeLine(canvas, column, fitted.text, place)
      }
      if (reference) {
        const fitted = fitText(canvas, reference, tag ? room * 0.4 : room, 15, letters.text)
        const place = { x: EDGE, y: top + 21, font: fitted.font, colour: palette.muted, atEnd: true }
        writeLine(canvas, column, fitted.text, place)
      }
    },
  }
}

const rule = (canvas: Canvas2D, y: number, { width }: Column, palette: Palette) =>
  stroke(canvas, outline(`M${EDGE} ${y}H${width - EDGE}`), palette.hairline, 1.5)

interface Stat {
  icon: IconName
  value: string
  label: string
}

function statsStrip(stats: readonly Stat[], { palette, letters }: Look): Strip {
  return {
    height: 92,
    draw(canvas, ruleTop, column) {
      const width = roomIn(column) / stats.length
      const top = ruleTop + 20
      rule(canvas, top, column, palette)
      stats.forEach(({ icon, value, label }, index) => {
        const start = EDGE + width * index
        if (index > 0) stroke(canvas, outline(`M${fromStart(column, start)} ${top + 18}v56`), palette.hairline, 1.5)
        const x = index > 0 ? start + 18 : start
        drawIcon(canvas, icon, fromStart(column, x, 25), top + 17, 25, palette.primaryText)
        const number = fitText(canvas, value, width - 56, 22, (size) => letters.text(size, 700))
        writeLine(canvas, column, number.text, { x: x + 34, y: top + 38, font: number.font, colour: palette.text })
        const name = fitText(canvas, label, width - 24, 15, letters.text)
        writeLine(canvas, column, name.text, { x, y: top + 68, font: name.font, colour: palette.muted })
      })
    },
  }
}

function tripStrip({ dates, stay, price, priceNote }: Facts, { palette, letters }: Look): Strip {
  const shown: { icon: IconName; text: string }[] = []
  if (dates) shown.push({ icon: 'calendar', text: dates })
  if (stay) shown.push({ icon: 'moon', text: stay })
  return {
    height: 116,
    draw(canvas, ruleTop, column) {
      const top = ruleTop + 24
      rule(canvas, top, column, palette)
      const end = { x: EDGE, atEnd: true }
      const half = roomIn(column) * 0.46
      const sum = price ? fitText(canvas, price, half, 38, letters.display) : undefined
      const note = price && priceNote ? fitText(canvas, priceNote, half, 15, letters.text) : undefined
      if (sum) writeLine(canvas, column, sum.text, { ...end, y: top + 82, font: sum.font, colour: palette.primaryText })
      if (note) writeLine(canvas, column, note.text, { ...end, y: top + 42, font: note.font, colour: palette.muted })
      const room = roomIn(column) - 36 - Math.max(sum?.width ?? 0, note?.width ?? 0) - 16
      const first = shown.length === 1 ? 38 : 18
      shown.forEach(({ icon, text }, index) => {
        const y = top + first + index * 39
        drawIcon(canvas, icon, fromStart(column, EDGE, 24), y, 24, palette.primaryText)
        const fitted = fitText(canvas, text, room, 18, (size) => letters.text(size, index === 0 ? 600 : 500))
        writeLine(canvas, column, fitted.text, { x: EDGE + 36, y: y + 19, font: fitted.font, colour: palette.text })
      })
    },
  }
}

function stripsOf(facts: Facts, scene: SceneName, language: Language, look: Look): Strip[] {
  const { palette, letters } = look
  const strips: Strip[] = []
  if (facts.tag || facts.reference) strips.push(headerStrip(facts, look))
  const bold = (size: number) => letters.text(size, 600)
  if (scene === 'tourism') {
    if (facts.title) strips.push(lineStrip(facts.title, 56, 52, 46, palette.text, letters.display))
    if (facts.subtitle) strips.push(lineStrip(facts.subtitle, 32, 30, 19, palette.muted, letters.text))
    if (facts.dates || facts.stay || facts.price) strips.push(tripStrip(facts, look))
    return strips
  }
  if (facts.price) strips.push(lineStrip(facts.price, 60, 56, 50, palette.primaryText, letters.display))
  else if (facts.title) strips.push(lineStrip(facts.title, 56, 50, 42, palette.text, letters.display))
  if (facts.price && facts.title) strips.push(lineStrip(facts.title, 32, 31, 21, palette.text, bold))
  if (facts.subtitle) strips.push(lineStrip(facts.subtitle, 26, 26, 17, palette.muted, letters.text))
  const labels = LABELS[language]
  const stats: (Stat | undefined)[] = [
    facts.bedrooms ? { icon: 'bed', value: facts.bedrooms, label: labels.bedrooms } : undefined,
    facts.bathrooms ? { icon: 'bath', value: facts.bathrooms, label: labels.bathrooms } : undefined,
    facts.area ? { icon: 'area', value: facts.area, label: facts.areaUnit ?? labels.area } : undefined,
  ]
  const given = stats.filter((stat) => stat !== undefined)
  if (given.length > 0) strips.push(statsStrip(given, look))
  return strips
}

const SHARED = ['tag', 'reference', 'title', 'subtitle', 'price'] as const
const SHOWN: Record<SceneName, readonly (keyof Facts)[]> = {
  tourism: [...SHARED, 'dates', 'stay'],
  property: [...SHARED, 'bedrooms', 'bathrooms', 'area'],
}

/** Whether there is anything that the card of an audience shows. */
export const fillsCard = (facts: Facts, scene: SceneName) => SHOWN[scene].some((name) => facts[name])

export interface FactsCard {
  height: number
  /** Draws the card in its place. */
  draw: (canvas: Canvas2D) => void
}

/** The card beside the presenter, or undefined when there is nothing to put on it. */
export function factsCardOf(
  facts: Facts,
  scene: SceneName,
  language: Language,
  palette: Palette,
  { card: place, rightToLeft, letters }: Layout,
): FactsCard | undefined {
  if (!fillsCard(facts, scene)) return undefined
  const strips = stripsOf(facts, scene, language, { palette, letters })
  const height = 26 + strips.reduce((sum, strip) => sum + strip.height, 0) + 20
  const width = place.width / place.scale
  return {
    height: height * place.scale,
    draw(canvas) {
      canvas.save()
      canvas.translate(place.x, place.y)
      canvas.scale(place.scale, place.scale)
      drawPanel(canvas, { x: 0, y: 0, width, height }, 18, palette.surface, palette.shadow)
      let top = 26
      for (const strip of strips) {
        strip.draw(canvas, top, { width, rightToLeft })
        top += strip.height
      }
      canvas.restore()
    },
  }
}
