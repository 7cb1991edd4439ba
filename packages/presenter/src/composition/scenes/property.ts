import { outline } from '../../rig/canvas-backend.ts'
import type { Canvas2D } from '../../rig/canvas-backend.ts'
import { randomFrom } from '../../rig/random.ts'
import { ellipse, fill, roundedRect } from '../../rig/shapes.ts'
import { alpha, mix } from '../../rig/colour.ts'
import type { Palette } from '../palette.ts'
import { drawCloud, drawSky, drawSun } from './sky.ts'
import type { DrawScene } from './sky.ts'

type Roof = 'gable' | 'hip' | 'terrace'

interface House {
  x: number
  width: number
  height: number
  rows: number
  roof: Roof
  wall: string
  tiles: string
  glass: string
  door: string
}

function drawWindows(canvas: Canvas2D, foot: number, house: House, palette: Palette): void {
  const { x, width, height, rows } = house
  for (let column = 0; column < 2; column++) {
    for (let row = 0; row < rows; row++) {
      // The door takes the place of a window.
      if (row === rows - 1 && column === 0) continue
      const left = x + width * ((column + 0.5) / 2) - width * 0.085
      const top = foot - height + height * (0.14 + (0.66 * row) / rows)
      const lit = (column * 7 + row * 5 + Math.trunc(x)) % 3 === 0
      fill(canvas, roundedRect(left - width * 0.02, top - width * 0.02, width * 0.21, width * 0.25, 3), '#fffdf8')
      const pane = lit ? mix(palette.accent, '#ffe9c2', 0.6) : house.glass
      fill(canvas, roundedRect(left, top, width * 0.17, width * 0.21, 2), pane)
    }
  }
  const doorLeft = x + width * 0.16
  const doorTop = foot - Math.min(height * 0.34, width * 0.4)
  const door = `M${doorLeft} ${foot}V${doorTop + width * 0.09}A${width * 0.09} ${width * 0.09} 0 0 1 ${doorLeft + width * 0.18} ${
    doorTop + width * 0.09
  }V${foot}Z`
  fill(canvas, outline(door), house.door)
}

/** Half of every roof is shaded. */
function drawRoof(canvas: Canvas2D, eaves: number, { x, width, roof, wall, tiles }: House): void {
  const shade = alpha('#2a2540', 0.14)
  const [left, right, middle] = [x - width * 0.09, x + width * 1.09, x + width * 0.5]
  if (roof === 'terrace') {
    fill(canvas, roundedRect(x - width * 0.03, eaves - width * 0.09, width * 1.06, width * 0.12, 2), tiles)
    fill(canvas, roundedRect(x + width * 0.56, eaves - width * 0.34, width * 0.34, width * 0.3, 3), wall)
    fill(canvas, roundedRect(x + width * 0.53, eaves - width * 0.38, width * 0.4, width * 0.07, 2), tiles)
    return
  }
  if (roof === 'hip') {
    const ridge = eaves - width * 0.34
    const slope = `M${left} ${eaves + 6}L${x + width * 0.24} ${ridge}H${x + width * 0.76}L${right} ${eaves + 6}Z`
    fill(canvas, outline(slope), tiles)
    fill(
      canvas,
      outline(`M${x + width * 0.62} ${ridge}H${x + width * 0.76}L${right} ${eaves + 6}H${x + width * 0.8}Z`),
      shade,
    )
    // Dormer.
    fill(
      canvas,
      outline(
        `M${x + width * 0.3} ${eaves}v${-width * 0.16}l${width * 0.11} ${-width * 0.1}l${width * 0.11} ${width * 0.1}v${width * 0.16}Z`,
      ),
      wall,
    )
    return
  }
  const ridge = eaves - width * 0.46
  canvas.fillStyle = tiles
  canvas.fillRect(x + width * 0.72, eaves - width * 0.42, width * 0.1, width * 0.3)
  fill(canvas, outline(`M${left} ${eaves + 6}L${middle} ${ridge}L${right} ${eaves + 6}Z`), tiles)
  fill(canvas, outline(`M${middle} ${ridge}L${right} ${eaves + 6}H${middle}Z`), shade)
}

function drawHouse(canvas: Canvas2D, foot: number, house: House, palette: Palette): void {
  const { x, width, height, wall } = house
  const eaves = foot - height
  canvas.fillStyle = wall
  canvas.fillRect(x, eaves, width, height)
  canvas.fillStyle = alpha('#2a2540', 0.07)
  canvas.fillRect(x + width * 0.5, eaves, width * 0.5, height)
  drawRoof(canvas, eaves, house)
  drawWindows(canvas, foot, house, palette)
}

function drawTree(canvas: Canvas2D, x: number, foot: number, size: number, colour: string): void {
  canvas.fillStyle = '#6b4f48'
  canvas.fillRect(x - size * 0.08, foot - size * 0.8, size * 0.16, size * 0.9)
  fill(canvas, ellipse(x, foot - size * 1.2, size * 0.7, size * 0.82), colour)
  const shade = `M${x} ${foot - size * 2}A${size * 0.7} ${size * 0.82} 0 0 1 ${x + size * 0.2} ${foot - size * 0.42}
    A${size} ${size} 0 0 0 ${x} ${foot - size * 2}Z`
  fill(canvas, outline(shade), alpha('#12233a', 0.16))
}

function drawTowers(canvas: Canvas2D, width: number, foot: number, unit: number, { primary }: Palette): void {
  const random = randomFrom(5)
  canvas.fillStyle = alpha(mix(primary, '#ffffff', 0.62), 0.85)
  for (let x = -10; x < width;) {
    const across = (34 + random() * 36) * unit
    const height = (110 + random() * 150) * unit
    canvas.fillRect(x, foot - height, across, height + 40)
    x += across + 3 * unit
  }
}

function housesOf(width: number, unit: number, palette: Palette): House[] {
  const { primary, secondary, accent } = palette
  const glass = mix(primary, '#ffffff', 0.5)
  const walls = [
    mix(primary, '#ffffff', 0.86),
    '#fff7ee',
    mix(secondary, '#ffffff', 0.8),
    mix(accent, '#fff3ea', 0.72),
  ] as const
  const tiles = [mix(secondary, primary, 0.25), mix(accent, '#8c3b2c', 0.3), secondary] as const
  const doors = [accent, primary, mix(secondary, '#ffffff', 0.1)] as const
  const rows: readonly [x: number, across: number, height: number, rows: number, roof: Roof][] = [
    [-0.06, 128, 128, 2, 'hip'],
    [0.19, 108, 178, 3, 'gable'],
    [0.42, 116, 104, 2, 'hip'],
    [0.65, 104, 166, 3, 'terrace'],
    [0.85, 130, 122, 2, 'gable'],
  ]
  return rows.map(([x, across, height, floors, roof], index) => ({
    x: width * x,
    width: across * unit,
    height: height * unit,
    rows: floors,
    roof,
    wall: walls[index % walls.length] ?? '#fff7ee',
    tiles: tiles[index % tiles.length] ?? secondary,
    glass,
    door: doors[index % doors.length] ?? accent,
  }))
}

/** Draws a street in front of a skyline. */
export const drawProperty: DrawScene = (canvas, width, height, palette) => {
  const foot = height * 0.7
  const unit = width / 560
  drawSky(canvas, width, height * 0.75, palette)
  drawSun(canvas, width * 0.2, height * 0.27, 42 * unit, palette)
  drawCloud(canvas, width * 0.74, height * 0.2, unit, 0.72, palette)
  drawCloud(canvas, width * 0.1, height * 0.42, 0.7 * unit, 0.5, palette)
  drawTowers(canvas, width, foot, unit, palette)
  for (const house of housesOf(width, unit, palette)) drawHouse(canvas, foot + 10 * unit, house, palette)
  const grass = mix(mix(palette.primary, '#57a46c', 0.78), '#ffffff', 0.12)
  const y = (down: number) => foot + down * unit
  const verge = `M0 ${height}V${y(-4)}C${width * 0.3} ${y(-18)} ${width * 0.7} ${y(14)} ${width} ${y(-8)}V${height}Z`
  fill(canvas, outline(verge), mix(grass, '#ffffff', 0.2))
  for (const [x, size] of [
    [0.03, 44],
    [0.16, 30],
    [0.4, 28],
    [0.83, 36],
    [0.97, 50],
  ] as const) {
    drawTree(canvas, width * x, y(8), size * unit, mix(grass, '#1d4a3c', 0.22))
  }
  const lawn = `M0 ${height}V${y(46)}C${width * 0.3} ${y(20)} ${width * 0.6} ${y(70)} ${width} ${y(36)}V${height}Z`
  fill(canvas, outline(lawn), grass)
}
