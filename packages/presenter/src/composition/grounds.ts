import { createLayer } from '../rig/canvas-backend.ts'
import type { Canvas2D } from '../rig/canvas-backend.ts'
import { roundedRect, within } from '../rig/shapes.ts'
import { alpha, mix } from '../rig/colour.ts'
import type { Crop, Ground } from '../director/storyboard.ts'
import { drawBackdrop, drawBrandFrame, drawScene } from './brand-frame.ts'
import { drawCaptionShade } from './cards/photo.ts'
import type { Photo } from './cards/photo.ts'
import { blurred } from './effects.ts'
import type { Box } from './geometry.ts'
import { seenPart } from './photo-camera.ts'
import { captionBox } from './scene-layout.ts'
import type { SceneLayout } from './scene-layout.ts'
import { visibleOn } from './palette.ts'
import type { Palette } from './palette.ts'
import type { RenderJob } from './render-job.ts'

const BLUR = 13
/** The strength with which a photo behind the presenter is tinted in the page colour, 0 to 1. */
const TINT = { light: 0.42, dark: 0.6 }
/** Behind large letters beside the face it is stronger. */
const LETTERS_TINT = { light: 0.56, dark: 0.66 }
/** The share of the brand's colour in the tint of a photo. */
const BRAND_SHARE = { light: 0.14, dark: 0.3 }
const ARCH_TINT = 0.12
const NEAR_BLUR = 3
const FAR_BLUR = 9
const SPLIT_LINE = 10

/** The inputs of a video's backgrounds. */
export interface GroundSource {
  scene: RenderJob['brand']['scene']
  palette: Palette
  /** The palette on the brand's colour. */
  brandPalette: Palette
  photo: Photo | undefined
  crop: Crop
}

/** Fills a box with a part of a photo. */
function drawPhoto(canvas: Canvas2D, { image, width, height }: Photo, box: Box, crop: Crop): void {
  const seen = seenPart({ width, height }, box, crop)
  const scale = box.width / seen.width
  canvas.drawImage(image, box.x - seen.x * scale, box.y - seen.y * scale, width * scale, height * scale)
}

const clipped = (canvas: Canvas2D, { x, y, width, height }: Box, draw: () => void): void =>
  within(canvas, roundedRect(x, y, width, height, 0), draw)

/** Draws a page or a slide whole. */
function drawWhole(canvas: Canvas2D, { image, width, height }: Photo, box: Box): void {
  const scale = Math.min((box.width * 0.92) / width, (box.height * 0.92) / height)
  const [across, down] = [width * scale, height * scale]
  canvas.drawImage(image, box.x + (box.width - across) / 2, box.y + (box.height - down) / 2, across, down)
}

function drawSceneGround(
  canvas: Canvas2D,
  layout: SceneLayout,
  { scene, palette, crop }: GroundSource,
  blur: number,
): void {
  const { width, height } = layout
  const [across, down] = [width * crop.zoom, height * crop.zoom]
  const box = {
    x: Math.min(0, Math.max(width - across, width / 2 - across * crop.x)),
    y: Math.min(0, Math.max(height - down, height / 2 - down * crop.y)),
    width: across,
    height: down,
  }
  clipped(canvas, { x: 0, y: 0, width, height }, () =>
    drawScene(canvas, { scene, palette, mirrored: layout.rightToLeft }, box, blur * crop.zoom),
  )
}

/** A close-up has the scene far behind, so that words beside the face are readable. */
function drawFarGround(canvas: Canvas2D, layout: SceneLayout, source: GroundSource): void {
  drawSceneGround(canvas, layout, source, FAR_BLUR)
  tint(canvas, layout, source.palette)
}

function tint(canvas: Canvas2D, { width, height }: SceneLayout, palette: Palette): void {
  canvas.fillStyle = alpha(palette.mode === 'dark' ? '#0d141c' : palette.page, TINT[palette.mode])
  canvas.fillRect(0, 0, width, height)
}

function drawBlurredPhoto(
  canvas: Canvas2D,
  layout: SceneLayout,
  photo: Photo,
  { palette, crop }: GroundSource,
  isBehindLetters: boolean,
): void {
  const { width, height } = layout
  // Blurred small: a blur of a large picture costs ten times as much and looks the same.
  const small = createLayer(Math.ceil(width / 4), Math.ceil(height / 4))
  small.canvas.scale(0.25, 0.25)
  drawPhoto(small.canvas, photo, { x: 0, y: 0, width, height }, crop)
  blurred(canvas, BLUR, () => canvas.drawImage(small.raster, -20, -20, width + 40, height + 40))
  const page = palette.mode === 'dark' ? '#0d141c' : palette.page
  const colour = mix(page, palette.primary, BRAND_SHARE[palette.mode])
  canvas.fillStyle = alpha(colour, (isBehindLetters ? LETTERS_TINT : TINT)[palette.mode])
  canvas.fillRect(0, 0, width, height)
}

function drawFramedGround(canvas: Canvas2D, layout: SceneLayout, source: GroundSource, onBrand: boolean): void {
  const { photo, crop, scene, brandPalette } = source
  const palette = onBrand ? brandPalette : source.palette
  const setting = { scene, background: 'brand' as const, palette, mirrored: layout.rightToLeft }
  drawBackdrop(canvas, onBrand ? setting : { ...setting, background: 'plain' }, layout)
  if (!layout.hasArch) return
  const drawPicture = photo
    ? (inside: Canvas2D, box: Box) => {
        drawPhoto(inside, photo, box, crop)
        inside.fillStyle = alpha(palette.page, ARCH_TINT)
        inside.fillRect(box.x, box.y, box.width, box.height)
      }
    : undefined
  drawBrandFrame(
    canvas,
    { ...setting, background: 'scene', palette: onBrand ? brandPalette : palette, drawPicture },
    layout.arch,
  )
}

/** Draws the photo of a split and the line beside it. Pages are shown whole. */
function drawSplit(
  canvas: Canvas2D,
  layout: SceneLayout,
  { photo, crop, palette }: GroundSource,
  isPage: boolean,
): void {
  const { photo: box, width, height, rightToLeft } = layout
  drawBackdrop(canvas, { scene: 'tourism', background: 'plain', palette }, { width, height, arch: archBeside(layout) })
  canvas.fillStyle = palette.surface
  canvas.fillRect(box.x, box.y, box.width, box.height)
  if (photo) clipped(canvas, box, () => (isPage ? drawWhole(canvas, photo, box) : drawPhoto(canvas, photo, box, crop)))
  canvas.fillStyle = visibleOn(palette.page, palette.accent, palette.primaryText)
  if (box.width === width) canvas.fillRect(0, box.y + box.height, width, SPLIT_LINE)
  else canvas.fillRect(rightToLeft ? box.x - SPLIT_LINE : box.x + box.width, 0, SPLIT_LINE, height)
}

/** The echoes of an arch behind the presenter of a split. */
function archBeside({ figure: { x, scale }, height, place }: SceneLayout): Box {
  const width = 330 * scale
  const top = (place.room?.y ?? 0) + 120
  return { x: x - width / 2, y: top, width, height: height - top + 40 }
}

/** The stage of the small arch in the corner of a photo. */
function drawCorner(canvas: Canvas2D, layout: SceneLayout, source: GroundSource): void {
  const { palette, scene } = source
  drawBrandFrame(
    canvas,
    { scene, background: 'plain', palette, mirrored: layout.rightToLeft, isSmall: true },
    layout.arch,
  )
}

/** Draws everything behind presenter and texts. A photo is shaded for captions, unless its title does that. */
export function drawGround(
  canvas: Canvas2D,
  layout: SceneLayout,
  source: GroundSource,
  { ground, isPage, isShaded }: { ground: Ground; isPage: boolean; isShaded: boolean },
): void {
  const { width, height, scene } = layout
  const lettersTop = captionBox(layout, layout.place).y
  const { palette, photo, crop } = source
  if (scene === 'split') return drawSplit(canvas, layout, source, isPage)
  if (ground === 'photo' && photo) {
    drawPhoto(canvas, photo, { x: 0, y: 0, width, height }, crop)
    if (isShaded) drawCaptionShade(canvas, layout, lettersTop)
    if (scene === 'corner') drawCorner(canvas, layout, source)
    return
  }
  if (ground === 'blurred-photo' && photo) return drawBlurredPhoto(canvas, layout, photo, source, scene === 'close')
  if (ground === 'scene' && scene === 'close') return drawFarGround(canvas, layout, source)
  if (ground === 'scene') {
    drawSceneGround(canvas, layout, source, NEAR_BLUR)
    return drawCaptionShade(canvas, layout, lettersTop)
  }
  if (layout.hasArch || ground === 'brand') return drawFramedGround(canvas, layout, source, ground === 'brand')
  drawBackdrop(
    canvas,
    { scene: source.scene, background: 'plain', palette },
    { width, height, arch: archBeside(layout) },
  )
}
