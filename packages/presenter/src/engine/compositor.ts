import { layoutOf } from '../composition/layout.ts'
import { hasMovingPhoto } from '../composition/photo-camera.ts'
import type { FrameState } from '../composition/frame-state.ts'
import type { Shot } from '../director/storyboard.ts'
import { saveAtlas } from './atlas/atlas-cache.ts'
import { blendPlanes, pastePatch, yuvPlanesOf } from './canvas/i420.ts'
import type { Patch } from './canvas/i420.ts'
import { createMovingView } from './moving-view.ts'
import { createView } from './view.ts'
import { createWipe } from './wipe.ts'
import type { RenderContext } from './render-context.ts'
import type { SharedDrawings, View } from './view.ts'

type Join = typeof blendPlanes

/** Joins the last frame of a shot and the next one. */
function createMix(frame: Uint8Array) {
  const before = new Uint8Array(frame.length)
  const mixed = new Uint8Array(frame.length)
  let isMixing = false
  let join: Join = blendPlanes
  return {
    get picture() {
      return isMixing ? mixed : frame
    },
    start(picture: Uint8Array, way: Join): void {
      before.set(picture)
      join = way
    },
    /** Returns true when the whole frame has changed. */
    show(share: number): boolean {
      const wasMixing = isMixing
      isMixing = share < 1
      if (isMixing) join(before, frame, share, mixed)
      return isMixing || wasMixing
    },
  }
}

const bytesOf = (patches: readonly Patch[]) => patches.reduce((sum, { data }) => sum + data.length, 0)

/**
 * Keeps one I420 frame up to date by pasting patches that are drawn once. Reading a canvas back for every frame would cost ten
 * times as much.
 */
export function createCompositor(context: RenderContext, shots: readonly Shot[]) {
  const { atlasFolder } = context.job
  const layout = layoutOf(context.job)
  const size = layout.picture
  const frame = new Uint8Array((size.width * size.height * 3) / 2)
  const parts = yuvPlanesOf(frame, size)
  const shared: SharedDrawings = { grounds: new Map(), atlases: new Set() }
  let mix: ReturnType<typeof createMix> | undefined
  let view: View | undefined
  let isMoving = false
  let shown: FrameState | undefined
  let changes: Patch[] = []

  function paste(patch: Patch): void {
    pastePatch(patch, parts, size.width)
    changes.push(patch)
  }
  function enter(shot: Shot, state: FrameState): void {
    if (shot.transition !== 'cut' && shown) (mix ??= createMix(frame)).start(frame, joinOf(shot))
    // Replaces the view before, so that one shot is in memory at a time.
    isMoving = hasMovingPhoto(shot)
    view = isMoving ? createMovingView(context, shot, shared, frame) : createView(context, shot, shared, paste)
    view.enter(state)
  }
  /** Photos are mixed. Mixed presenters would be seen twice. */
  function joinOf({ transition }: Shot): Join {
    if (transition === 'mix') return blendPlanes
    return createWipe(layout, transition, context.palette)
  }
  const whole = (): Patch => ({ x: 0, y: 0, ...size, data: mix?.picture ?? frame })
  return {
    /** Whether the photo of the shot on screen moves, so that nearly all of each frame differs from the one before. */
    get isMoving() {
      return isMoving
    },
    /** Returns the dirty rectangles since the last call, or one whole frame when that is less. Valid until the next `show`. */
    takeChanges(): readonly Patch[] {
      const taken = changes
      changes = []
      return bytesOf(taken) > frame.length ? [whole()] : taken
    },
    show(state: FrameState): void {
      const shot = shots[state.shot]
      if (!shot) throw new RangeError(`The video has no shot ${state.shot}.`)
      if (state.shot === shown?.shot) view?.update(state)
      else enter(shot, state)
      if (mix?.show(state.fade) || isMoving) changes = [whole()]
      shown = state
    },
    /** Forgets the shot on screen, whose memory is needed for the next. */
    leave: () => void (view = undefined),
    /** Saves new sprites for later videos. */
    async saveSprites(): Promise<void> {
      if (atlasFolder) for (const name of shared.atlases) await saveAtlas(name, atlasFolder)
    },
  }
}
export type Compositor = ReturnType<typeof createCompositor>
