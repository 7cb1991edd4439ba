import { outline } from '../../rig/canvas-backend.ts'
import type { Canvas2D } from '../../rig/canvas-backend.ts'
import { ellipse, fill, radians, roundedRect, stroke } from '../../rig/shapes.ts'
import { mix } from '../../rig/colour.ts'
import type { Point } from '../../rig/shapes.ts'
import type { Palette } from '../palette.ts'

/** Streets are turned, as in no plan of a real town. */
const TURN = -15
const REACH = 1700
const CROSS_STREETS: readonly (readonly [at: number, width: number])[] = [
  [-640, 20],
  [-430, 12],
  [-210, 30],
  [0, 14],
  [196, 12],
  [420, 30],
  [640, 12],
]
const LONG_STREETS: readonly (readonly [at: number, width: number])[] = [
  [-820, 12],
  [-560, 26],
  [-330, 12],
  [0, 18],
  [240, 30],
  [470, 12],
  [700, 20],
]
const PARKS: readonly (readonly [x: number, y: number, width: number, height: number])[] = [
  [-300, -180, 272, 160],
  [30, 30, 180, 140],
  [-530, 220, 170, 170],
  [270, -400, 170, 160],
]
/** The way to the pin along two streets, from outside the frame. */
const ROUTE: readonly Point[] = [
  [900, -210],
  [0, -210],
  [0, 0],
]
const DOT_STEP = 19
const DOT_RADIUS = 5

function inStreets(canvas: Canvas2D, pin: { x: number; y: number }, mirrored: boolean, draw: () => void): void {
  canvas.save()
  canvas.translate(pin.x, pin.y)
  if (mirrored) canvas.scale(-1, 1)
  canvas.rotate(radians(TURN))
  draw()
  canvas.restore()
}

/** Draws streets in tints of the brand around the pin. They show no real place. */
export function drawStreets(
  canvas: Canvas2D,
  palette: Palette,
  size: { width: number; height: number },
  pin: { x: number; y: number },
  mirrored: boolean,
): void {
  const dark = palette.mode === 'dark'
  const land = dark ? mix(palette.page, palette.primary, 0.14) : mix('#ffffff', palette.primary, 0.13)
  const street = dark ? mix(palette.page, '#ffffff', 0.2) : '#ffffff'
  const park = mix(land, dark ? '#4f8f63' : '#6fae7c', dark ? 0.42 : 0.5)
  const water = mix(land, palette.primary, dark ? 0.3 : 0.22)
  canvas.fillStyle = land
  canvas.fillRect(0, 0, size.width, size.height)
  inStreets(canvas, pin, mirrored, () => {
    fill(canvas, roundedRect(-REACH, 500, 2 * REACH, REACH, 0), water)
    for (const [x, y, width, height] of PARKS) fill(canvas, roundedRect(x, y, width, height, 22), park)
    for (const [at, width] of LONG_STREETS) stroke(canvas, outline(`M${at} ${-REACH}V500`), street, width)
    for (const [at, width] of CROSS_STREETS)
      if (at < 500) stroke(canvas, outline(`M${-REACH} ${at}H${REACH}`), street, width)
  })
}

/** Draws the dotted way to the pin. `share` 0 is its beginning, 1 the whole way. */
export function drawRoute(
  canvas: Canvas2D,
  colour: string,
  pin: { x: number; y: number },
  mirrored: boolean,
  share: number,
): void {
  const lengths = ROUTE.slice(1).map(([x, y], index) =>
    Math.hypot(x - (ROUTE[index]?.[0] ?? 0), y - (ROUTE[index]?.[1] ?? 0)),
  )
  const total = lengths.reduce((sum, length) => sum + length, 0)
  inStreets(canvas, pin, mirrored, () => {
    for (let way = 0; way <= total * share; way += DOT_STEP) {
      const part = way < (lengths[0] ?? 0) ? 0 : 1
      const along = (way - (part === 0 ? 0 : (lengths[0] ?? 0))) / (lengths[part] ?? 1)
      const [from, to] = [ROUTE[part] ?? [0, 0], ROUTE[part + 1] ?? [0, 0]]
      const [x, y] = [from[0] + (to[0] - from[0]) * along, from[1] + (to[1] - from[1]) * along]
      fill(canvas, ellipse(x, y, DOT_RADIUS, DOT_RADIUS), colour)
    }
  })
}
