import { outline } from '../rig/canvas-kit.ts'
import type { Canvas2D } from '../rig/canvas-kit.ts'
import { fill, roundedRect, stroke } from '../rig/shapes.ts'
import type { Facts, FilmLanguage, SceneName } from './film-job.ts'
import type { Palette } from './palette.ts'
import { drawIcon, drawPanel } from './panel.ts'
import type { IconName } from './panel.ts'
import { displayFont, drawText, fitText, textFont } from './typography.ts'

const CARD_WIDTH = 482
const EDGE = 30
const ROOM = CARD_WIDTH - 2 * EDGE

const LABELS: Record<FilmLanguage, { bedrooms: string; bathrooms: string; area: string }> = {
  en: { bedrooms: 'Beds', bathrooms: 'Baths', area: 'sq ft' },
  es: { bedrooms: 'Dormitorios', bathrooms: 'Baños', area: 'm²' },
}

/** One strip of a card: how high it is and what it shows. */
interface Strip {
  height: number
  draw: (canvas: Canvas2D, top: number) => void
}

function lineStrip(
  text: string,
  height: number,
  baseline: number,
  size: number,
  colour: string,
  look: (size: number) => string,
): Strip {
  return {
    height,
    draw(canvas, top) {
      const fitted = fitText(canvas, text, ROOM, size, look)
      drawText(canvas, fitted.text, { x: EDGE, y: top + baseline, font: fitted.font, colour })
    },
  }
}

function headerStrip({ tag, reference }: Facts, palette: Palette): Strip {
  return {
    height: 30,
    draw(canvas, top) {
      if (tag) {
        const fitted = fitText(canvas, tag, reference ? ROOM * 0.5 : ROOM - 26, 15, (size) => textFont(size, 600))
        fill(canvas, roundedRect(EDGE, top, fitted.width + 26, 30, 15), palette.subtle)
        drawText(canvas, fitted.text, { x: EDGE + 13, y: top + 20.5, font: fitted.font, colour: palette.primaryText })
      }
      if (reference) {
        const fitted = fitText(canvas, reference, tag ? ROOM * 0.4 : ROOM, 15, textFont)
        const place = {
          x: CARD_WIDTH - EDGE,
          y: top + 21,
          font: fitted.font,
          colour: palette.muted,
          align: 'right' as const,
        }
        drawText(canvas, fitted.text, place)
      }
    },
  }
}

const rule = (canvas: Canvas2D, y: number, palette: Palette) =>
  stroke(canvas, outline(`M${EDGE} ${y}H${CARD_WIDTH - EDGE}`), palette.hairline, 1.5)

interface Stat {
  icon: IconName
  value: string
  label: string
}

function statsStrip(stats: readonly Stat[], palette: Palette): Strip {
  const width = ROOM / stats.length
  return {
    height: 92,
    draw(canvas, ruleTop) {
      const top = ruleTop + 20
      rule(canvas, top, palette)
      stats.forEach(({ icon, value, label }, index) => {
        const left = EDGE + width * index
        if (index > 0) stroke(canvas, outline(`M${left} ${top + 18}v56`), palette.hairline, 1.5)
        const x = index > 0 ? left + 18 : left
        drawIcon(canvas, icon, x, top + 17, 25, palette.primaryText)
        const number = fitText(canvas, value, width - 56, 22, (size) => textFont(size, 700))
        drawText(canvas, number.text, { x: x + 34, y: top + 38, font: number.font, colour: palette.text })
        const name = fitText(canvas, label, width - 24, 15, textFont)
        drawText(canvas, name.text, { x, y: top + 68, font: name.font, colour: palette.muted })
      })
    },
  }
}

function tripStrip({ dates, stay, price, priceNote }: Facts, palette: Palette): Strip {
  const shown: { icon: IconName; text: string }[] = []
  if (dates) shown.push({ icon: 'calendar', text: dates })
  if (stay) shown.push({ icon: 'moon', text: stay })
  return {
    height: 116,
    draw(canvas, ruleTop) {
      const top = ruleTop + 24
      rule(canvas, top, palette)
      const right = { x: CARD_WIDTH - EDGE, align: 'right' as const }
      const sum = price ? fitText(canvas, price, ROOM * 0.46, 38, displayFont) : undefined
      const note = price && priceNote ? fitText(canvas, priceNote, ROOM * 0.46, 15, textFont) : undefined
      if (sum) drawText(canvas, sum.text, { ...right, y: top + 82, font: sum.font, colour: palette.primaryText })
      if (note) drawText(canvas, note.text, { ...right, y: top + 42, font: note.font, colour: palette.muted })
      const room = ROOM - 36 - Math.max(sum?.width ?? 0, note?.width ?? 0) - 16
      const first = shown.length === 1 ? 38 : 18
      shown.forEach(({ icon, text }, index) => {
        const y = top + first + index * 39
        drawIcon(canvas, icon, EDGE, y, 24, palette.primaryText)
        const fitted = fitText(canvas, text, room, 18, (size) => textFont(size, index === 0 ? 600 : 500))
        drawText(canvas, fitted.text, { x: EDGE + 36, y: y + 19, font: fitted.font, colour: palette.text })
      })
    },
  }
}

function stripsOf(facts: Facts, scene: SceneName, language: FilmLanguage, palette: Palette): Strip[] {
  const strips: Strip[] = []
  if (facts.tag || facts.reference) strips.push(headerStrip(facts, palette))
  const bold = (size: number) => textFont(size, 600)
  if (scene === 'tourism') {
    if (facts.title) strips.push(lineStrip(facts.title, 56, 52, 46, palette.text, displayFont))
    if (facts.subtitle) strips.push(lineStrip(facts.subtitle, 32, 30, 19, palette.muted, textFont))
    if (facts.dates || facts.stay || facts.price) strips.push(tripStrip(facts, palette))
    return strips
  }
  if (facts.price) strips.push(lineStrip(facts.price, 60, 56, 50, palette.primaryText, displayFont))
  else if (facts.title) strips.push(lineStrip(facts.title, 56, 50, 42, palette.text, displayFont))
  if (facts.price && facts.title) strips.push(lineStrip(facts.title, 32, 31, 21, palette.text, bold))
  if (facts.subtitle) strips.push(lineStrip(facts.subtitle, 26, 26, 17, palette.muted, textFont))
  const labels = LABELS[language]
  const stats: (Stat | undefined)[] = [
    facts.bedrooms ? { icon: 'bed', value: facts.bedrooms, label: labels.bedrooms } : undefined,
    facts.bathrooms ? { icon: 'bath', value: facts.bathrooms, label: labels.bathrooms } : undefined,
    facts.area ? { icon: 'area', value: facts.area, label: facts.areaUnit ?? labels.area } : undefined,
  ]
  const given = stats.filter((stat) => stat !== undefined)
  if (given.length > 0) strips.push(statsStrip(given, palette))
  return strips
}

export interface FactsCard {
  height: number
  /** Draws the card with its top-left corner at the origin. */
  draw: (canvas: Canvas2D) => void
}

/** The card beside the presenter, or undefined when there is nothing to put on it. */
export function factsCardOf(
  facts: Facts,
  scene: SceneName,
  language: FilmLanguage,
  palette: Palette,
): FactsCard | undefined {
  const strips = stripsOf(facts, scene, language, palette)
  if (strips.length === 0) return undefined
  const height = 26 + strips.reduce((sum, strip) => sum + strip.height, 0) + 20
  return {
    height,
    draw(canvas) {
      drawPanel(canvas, { x: 0, y: 0, width: CARD_WIDTH, height }, 18, palette.surface, palette.shadow)
      let top = 26
      for (const strip of strips) {
        strip.draw(canvas, top)
        top += strip.height
      }
    },
  }
}
