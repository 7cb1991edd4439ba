import { outline } from '../../rig/canvas-backend.ts'
import type { Canvas2D } from '../../rig/canvas-backend.ts'
import { randomFrom } from '../../rig/random.ts'
import { fill, roundedRect } from '../../rig/shapes.ts'
import { alpha, mix } from '../../rig/colour.ts'
import type { Palette } from '../palette.ts'
import { drawCloud, drawSky, drawSun } from './sky.ts'
import type { DrawScene } from './sky.ts'

interface Ground {
  canvas: Canvas2D
  palette: Palette
  width: number
  height: number
  /** The y coordinate of the horizon. */
  horizon: number
  /** Scale: 1 when the picture is 560 wide. */
  unit: number
}

function drawMountains({ canvas, palette, width, horizon, unit }: Ground): void {
  const air = palette.mode === 'dark' ? mix(palette.primary, '#0d1a2b', 0.35) : mix(palette.primary, '#fff3e2', 0.62)
  const y = (rise: number) => horizon - rise * unit
  const far = `M0 ${horizon}C${width * 0.1} ${y(60)} ${width * 0.2} ${y(70)} ${width * 0.32} ${y(20)}
    C${width * 0.5} ${y(10)} ${width * 0.62} ${y(150)} ${width * 0.8} ${y(120)}
    C${width * 0.9} ${y(100)} ${width * 0.96} ${y(60)} ${width} ${y(70)}V${horizon + 10}H0Z`
  fill(canvas, outline(far), mix(air, '#ffffff', 0.18))
  const near = `M${width * 0.5} ${horizon}C${width * 0.66} ${y(30)} ${width * 0.78} ${y(96)} ${width} ${y(40)}
    V${horizon + 8}H${width * 0.5}Z`
  fill(canvas, outline(near), mix(palette.primary, '#fff3e2', 0.46))
}

function drawSea({ canvas, palette, width, height, horizon, unit }: Ground): void {
  const water = mix(palette.primary, '#ffffff', palette.mode === 'dark' ? 0.12 : 0.34)
  canvas.fillStyle = water
  canvas.fillRect(0, horizon, width, height - horizon)
  canvas.fillStyle = mix(water, palette.primary, 0.35)
  canvas.fillRect(0, horizon + (height - horizon) * 0.32, width, height)
  const random = randomFrom(11)
  const glitter = alpha(mix(palette.accent, '#ffffff', 0.55), 0.75)
  for (let row = 0; row < 26; row++) {
    const length = (18 + random() * 50) * unit
    const x = width * 0.2 - length / 2 + (random() - 0.5) * 70 * unit
    fill(canvas, roundedRect(x, horizon + 6 + row * row * 0.34 * unit, length, 2.6 * unit, 2), glitter)
  }
}

function drawSailingBoat({ canvas, palette, width, horizon, unit }: Ground): void {
  const mainSail = `M${width * 0.1} ${horizon + 6 * unit}l${18 * unit} ${-44 * unit}l${3 * unit} ${44 * unit}Z`
  fill(canvas, outline(mainSail), '#ffffff')
  const jib = `M${width * 0.137} ${horizon + 6 * unit}l${2 * unit} ${-36 * unit}l${14 * unit} ${36 * unit}Z`
  fill(canvas, outline(jib), '#ffffffc0')
  const hull = `M${width * 0.09} ${horizon + 9 * unit}h${42 * unit}l${-8 * unit} ${9 * unit}h${-26 * unit}Z`
  fill(canvas, outline(hull), mix(palette.secondary, '#ffffff', 0.2))
}

const VILLAGE = [
  [0.93, 0, 1.2],
  [0.86, 22, 1],
  [0.97, 34, 1.1],
  [0.79, 46, 0.9],
  [0.9, 56, 1.15],
  [0.71, 72, 0.8],
] as const
const CYPRESSES = [
  [0.66, 78, 1],
  [0.62, 92, 0.8],
  [0.83, 30, 1.1],
  [0.99, 20, 1.4],
] as const

function drawVillage({ canvas, palette, width, horizon, unit }: Ground, hill: string): void {
  for (const [x, down, size] of VILLAGE) {
    const side = 26 * unit * size
    const [left, top] = [width * x - side / 2, horizon + down * unit - side]
    fill(canvas, roundedRect(left, top, side, side * 1.1, 2), '#fffaf2')
    canvas.fillStyle = mix('#e9d9c8', palette.accent, 0.1)
    canvas.fillRect(width * x + side * 0.12, top, side * 0.38, side * 1.1)
    const roof = `M${width * x - side * 0.62} ${top}L${width * x} ${top - side * 0.42}L${width * x + side * 0.62} ${top}Z`
    fill(canvas, outline(roof), mix(palette.accent, '#c4562f', 0.45))
  }
  for (const [x, down, size] of CYPRESSES) {
    const foot = horizon + (down + 22) * unit
    const waist = horizon + down * unit
    const [shoulder, tip] = [horizon + (down - 50 * size) * unit, horizon + (down - 58 * size) * unit]
    const at = (distance: number) => width * x + distance * size * unit
    const tree = `M${at(0)} ${foot}C${at(-14)} ${waist} ${at(-5)} ${shoulder} ${at(0)} ${tip}
      C${at(5)} ${shoulder} ${at(14)} ${waist} ${at(0)} ${foot}Z`
    fill(canvas, outline(tree), mix(hill, '#0c2a24', 0.3))
  }
}

/** Draws a bay with mountains and a white village. */
export const drawTourism: DrawScene = (canvas, width, height, palette) => {
  const horizon = height * 0.6
  const unit = width / 560
  const ground = { canvas, palette, width, height, horizon, unit }
  drawSky(canvas, width, horizon, palette)
  drawSun(canvas, width * 0.2, height * 0.3, 44 * unit, palette)
  drawCloud(canvas, width * 0.68, height * 0.2, 1.1 * unit, 0.69, palette)
  drawCloud(canvas, width * 0.86, height * 0.34, 0.7 * unit, 0.5, palette)
  drawCloud(canvas, width * 0.08, height * 0.45, 0.6 * unit, 0.44, palette)
  drawMountains(ground)
  drawSea(ground)
  drawSailingBoat(ground)
  const hill = mix(palette.primary, '#17352c', 0.12)
  const y = (down: number) => horizon + down * unit
  const headland = `M${width} ${y(-6)}C${width * 0.86} ${y(4)} ${width * 0.74} ${y(60)} ${width * 0.52} ${y(96)}
    C${width * 0.4} ${y(120)} ${width * 0.2} ${y(128)} 0 ${y(170)}V${height}H${width}Z`
  fill(canvas, outline(headland), mix(hill, '#ffffff', 0.16))
  drawVillage(ground, hill)
  const shore = `M0 ${height}V${y(190)}C${width * 0.2} ${y(140)} ${width * 0.6} ${y(240)} ${width} ${y(150)}V${height}Z`
  fill(canvas, outline(shore), hill)
}
