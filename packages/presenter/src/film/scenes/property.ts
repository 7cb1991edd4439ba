import { outline } from '../../rig/canvas-kit.ts'
import type { Canvas2D } from '../../rig/canvas-kit.ts'
import { randomFrom } from '../../rig/random.ts'
import { ellipse, fill, roundedRect } from '../../rig/shapes.ts'
import { alpha, mix } from '../../rig/tone.ts'
import type { Palette } from '../palette.ts'
import { drawCloud, drawSky, drawSun } from './sky.ts'
import type { DrawScene } from './sky.ts'

interface House {
  x: number
  width: number
  height: number
  rows: number
  wall: string
  roof: string
  glass: string
}

function drawWindows(canvas: Canvas2D, foot: number, house: House, palette: Palette): void {
  const { x, width, height, rows } = house
  for (let column = 0; column < 2; column++) {
    for (let row = 0; row < rows; row++) {
      const left = x + width * ((column + 0.5) / 2) - width * 0.075
      const top = foot - height + height * (0.16 + (0.62 * row) / rows)
      const lit = (column * 7 + row * 5 + Math.trunc(x)) % 3 === 0
      fill(
        canvas,
        roundedRect(left, top, width * 0.15, width * 0.2, 2),
        lit ? mix(palette.accent, '#ffe9c2', 0.6) : house.glass,
      )
    }
  }
}

function drawHouse(canvas: Canvas2D, foot: number, house: House, palette: Palette): void {
  const { x, width, height, wall, roof } = house
  const eaves = foot - height
  const ridgeX = x + width * 0.5
  fill(canvas, outline(`M${x} ${foot}V${eaves}H${x + width}V${foot}Z`), wall)
  canvas.fillStyle = alpha('#2a2540', 0.1)
  canvas.fillRect(ridgeX, eaves, width * 0.5, height)
  fill(canvas, outline(`M${x} ${eaves}L${ridgeX} ${eaves - width * 0.42}L${x + width} ${eaves}Z`), wall)
  canvas.fillStyle = roof
  canvas.fillRect(x + width * 0.74, eaves - width * 0.36, width * 0.1, width * 0.3)
  const tiles = `M${x - width * 0.1} ${eaves + 6}L${ridgeX} ${eaves - width * 0.45}L${x + width * 1.1} ${eaves + 6}
    L${x + width * 1.02} ${eaves + 12}L${ridgeX} ${eaves - width * 0.34}L${x - width * 0.02} ${eaves + 12}Z`
  fill(canvas, outline(tiles), roof)
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
  const glass = mix(primary, '#ffffff', 0.45)
  const walls = [
    mix(primary, '#ffffff', 0.88),
    '#fff7ee',
    mix(secondary, '#ffffff', 0.78),
    mix(accent, '#fff3ea', 0.7),
  ] as const
  const roofs = [mix(secondary, primary, 0.25), mix(accent, '#8c3b2c', 0.35), secondary] as const
  const house = (x: number, across: number, height: number, rows: number, wall: string, roof: string): House => ({
    x: width * x,
    width: across * unit,
    height: height * unit,
    rows,
    wall,
    roof,
    glass,
  })
  return [
    house(-0.06, 128, 128, 2, walls[0], roofs[0]),
    house(0.19, 112, 172, 3, walls[1], roofs[1]),
    house(0.42, 110, 110, 2, walls[2], roofs[2]),
    house(0.62, 118, 160, 3, walls[3], roofs[0]),
    house(0.85, 130, 118, 2, walls[0], roofs[1]),
  ]
}

/** A friendly street in front of a skyline. */
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
