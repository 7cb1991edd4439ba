import { createCanvas } from '@napi-rs/canvas'
import type { Canvas } from '@napi-rs/canvas'
import type { FrameState } from '../composition/frame-state.ts'
import { movedPart } from '../composition/photo-camera.ts'
import { sceneLayoutOf } from '../composition/scene-layout.ts'
import type { Shot } from '../director/storyboard.ts'
import { STEPS_PER_SECOND } from '../rig/timeline.ts'
import { createScaler } from '../uploads/i420-scale.ts'
import { pastePatch, yuvPlanesOf } from './canvas/i420.ts'
import type { Patch } from './canvas/i420.ts'
import { readPatch } from './canvas/canvas-pool.ts'
import { createPhotoWindow } from './layers/photo-window.ts'
import { pixelBox } from './layers/regions.ts'
import type { RenderContext } from './render-context.ts'
import { createView } from './view.ts'
import type { SharedDrawings, View } from './view.ts'

/** Opens a shot whose photo moves slowly. Every state gives a whole frame, which is written to `frame`. */
export function createMovingView(context: RenderContext, shot: Shot, shared: SharedDrawings, frame: Uint8Array): View {
  const layout = sceneLayoutOf(context.job, shot)
  const { picture } = layout
  const box = pixelBox(layout, layout.photo)
  const raster = rasterOf(context, shot)
  const even = { width: raster.width & ~1, height: raster.height & ~1 }
  const { data } = readPatch(raster.getContext('2d'), { x: 0, y: 0, ...even })
  const scaled = new Uint8Array((box.width * box.height * 3) / 2)
  const touched: Patch[] = []
  const [front, white] = [drawnOn('black', false), drawnOn('white', true)]
  const black = layout.hasFigure ? drawnOn('black', true) : front
  const drawings = { front: front.frame, onBlack: black.frame, onWhite: white.frame }
  const window = createPhotoWindow(drawings, picture, box)

  function drawnOn(colour: string, isEmpty: boolean): View & { frame: Uint8Array } {
    const flat = new Uint8Array(frame.length)
    const planes = yuvPlanesOf(flat, picture)
    const paste = (patch: Patch) => {
      pastePatch(patch, planes, picture.width)
      if (isEmpty) touched.push(patch)
    }
    // Grounds are of one colour as well, and of no use to other shots.
    const apart = { ...shared, grounds: new Map() }
    return { frame: flat, ...createView(withFlatPhoto(context, shot, colour), shot, apart, paste, { isEmpty }) }
  }
  function show(state: FrameState, change: 'enter' | 'update'): void {
    for (const view of new Set([front, black, white])) view[change](state)
    for (const patch of touched.splice(0)) window.measure(patch)
    const part = movedPart(shot, even, box, state.moved / STEPS_PER_SECOND)
    window.compose(createScaler(even, part, 0, box, scaled)(data), frame)
  }
  return { enter: (state) => show(state, 'enter'), update: (state) => show(state, 'update') }
}

function rasterOf({ assets }: RenderContext, { photo }: Shot): Canvas {
  const asset = photo === undefined ? undefined : assets.pictures[photo]
  if (!asset) throw new RangeError(`The video has no photo ${photo}.`)
  return asset.raster
}

/** Returns a context in which the photo of a shot has one colour. */
function withFlatPhoto(context: RenderContext, shot: Shot, colour: string): RenderContext {
  // It looks the same in every crop.
  const raster = createCanvas(2, 2)
  const canvas = raster.getContext('2d')
  canvas.fillStyle = colour
  canvas.fillRect(0, 0, 2, 2)
  const pictures = context.assets.pictures.map((asset, index) => (index === shot.photo ? { ...asset, raster } : asset))
  return { ...context, assets: { ...context.assets, pictures } }
}
