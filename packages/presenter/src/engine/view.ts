import type { Canvas } from '@napi-rs/canvas'
import type { FrameState } from '../composition/frame-state.ts'
import { sceneLayoutOf } from '../composition/scene-layout.ts'
import type { Box } from '../composition/geometry.ts'
import type { SceneLayout } from '../composition/scene-layout.ts'
import type { Shot } from '../director/storyboard.ts'
import { GESTURE_NAMES } from '../rig/gestures.ts'
import type { Step } from '../rig/timeline.ts'
import { atlasKeyOf } from './atlas/atlas-key.ts'
import { openAtlas } from './atlas/atlas-cache.ts'
import type { Patch } from './canvas/i420.ts'
import { createCaptionLayer } from './layers/caption-layer.ts'
import { createCardLayer } from './layers/card-layer.ts'
import { createFootageLayer } from './layers/footage-layer.ts'
import type { Footage } from './layers/footage.ts'
import { createPatchPainter } from './layers/patch-painter.ts'
import type { PatchPainter } from './layers/patch-painter.ts'
import { createPresenterLayer } from './layers/presenter-layer.ts'
import { regionsOf } from './layers/regions.ts'
import type { Regions } from './layers/regions.ts'
import { drawShotLayers } from './layers/static-layers.ts'
import type { StaticLayers } from './layers/static-layers.ts'
import { readPatch } from './canvas/canvas-pool.ts'
import type { RenderContext } from './render-context.ts'
import { shotCardOf, stageOf } from './shot-card.ts'
import { groundOf, isOfVideo } from './shot-ground.ts'
import { photoOf } from './assets.ts'

/** Drawings that all shots of a video share. */
export interface SharedDrawings {
  /** Grounds by what they show: a blurred scene costs as much as a second of video. */
  grounds: Map<string, Canvas>
  /** Names of the atlases that were used, and whether other videos may use them. */
  atlases: Set<string>
}

/** A shot on the screen. */
export interface View {
  /** Paints the whole frame. */
  enter: (state: FrameState) => void
  /** Paints the difference to the last state. */
  update: (state: FrameState) => void
}

/** The presenter, drawn or recorded. */
interface Presenter {
  enter: (state: FrameState) => void
  show: (state: FrameState) => void
  /** Repaints the area of the name tag. */
  showLowerThird: (state: FrameState) => void
  /**
   * Repaints a box without the presenter, who is shown again next. Drawn presenters do not need it: what changes also paints
   * what is behind it.
   */
  clear?: (box: Box, state: FrameState) => void
}

type Paste = (patch: Patch) => void
const REST = GESTURE_NAMES.indexOf('rest')

/** Keeps the hands down where there is no room for their gesture. */
const withinRoom = (state: FrameState, { gestures }: SceneLayout): FrameState =>
  gestures.has(GESTURE_NAMES[state.step.gesture] ?? 'rest')
    ? state
    : { ...state, step: { ...state.step, gesture: REST, reach: 0 } as Step }

function createDrawnPresenter(
  atlasFolder: string | undefined,
  { layers, painter, regions, name }: { layers: StaticLayers; painter: PatchPainter; regions: Regions; name: string },
  paste: Paste,
): Presenter {
  const { lowerThirdArea } = layers
  const { paint } = painter
  const track = createPresenterLayer({ atlas: openAtlas(name, atlasFolder), regions, lowerThirdArea, paste, paint })
  return {
    enter({ step, lowerThird }) {
      track.reset()
      paint(step, 'everything', [regions.everything], lowerThird).forEach(paste)
    },
    show: ({ step, lowerThird }) => track.show(step, lowerThird),
    showLowerThird: ({ step, lowerThird }) => paint(step, 'everything', [lowerThirdArea], lowerThird).forEach(paste),
  }
}

function createRecordedPresenter(footage: Footage, layout: SceneLayout, layers: StaticLayers, paste: Paste): Presenter {
  const track = createFootageLayer(layout, layers, footage, paste)
  return {
    enter: ({ lowerThird }) => track.showBehind(undefined, lowerThird),
    show: ({ lowerThird }) => track.show(lowerThird),
    showLowerThird({ lowerThird }) {
      track.showBehind(layers.lowerThirdArea, lowerThird)
      track.show(lowerThird)
    },
    clear: (box, { lowerThird }) => track.showBehind(box, lowerThird),
  }
}

/** Opens a shot. An empty one has its presenter left out. */
export function createView(
  context: RenderContext,
  shot: Shot,
  shared: SharedDrawings,
  paste: Paste,
  { isEmpty = false } = {},
): View {
  const { job, figure, palette, captions, assets, footage } = context
  const layout = sceneLayoutOf(job, shot)
  const stage = stageOf(context, layout)
  const asset = shot.photo === undefined ? undefined : assets.pictures[shot.photo]
  const shotCard = shotCardOf(context, layout, stage, shot, asset && photoOf(asset))
  const ground = groundOf(context, layout, shot, shared.grounds)
  const layers = drawShotLayers(context, layout, stage, { shot, shotCard, ground })
  const regions = regionsOf(layout)
  const painter = createPatchPainter(figure, palette, layers, { layout, place: layout.figure, regions })
  const isDrawn = layout.hasFigure && !footage && !isEmpty
  const isRecorded = layout.hasFigure && footage !== undefined
  const presenter = presenterOf()
  const build = shotCard && shotCard.card.built > 0 ? createCardLayer(layout, layers, shotCard.card) : undefined
  const caption = shot.captions
    ? createCaptionLayer({
        layout,
        stage,
        layers,
        ground: shot.ground,
        captions,
        presenter: isDrawn ? { painter, regions } : undefined,
      })
    : undefined
  let shown: FrameState | undefined

  function presenterOf(): Presenter | undefined {
    if (!layout.hasFigure || isEmpty) return undefined
    if (footage) return createRecordedPresenter(footage, layout, layers, paste)
    const name = atlasKeyOf({ layout, regions, figure, palette, layers })
    if (!isOfVideo(shot)) shared.atlases.add(name)
    return createDrawnPresenter(
      isOfVideo(shot) ? undefined : job.atlasFolder,
      { layers, painter, regions, name },
      paste,
    )
  }
  function showCaption(state: FrameState): void {
    const patch = isRecorded ? caption?.paintAlone(state) : caption?.paint(state)
    if (patch) paste(patch)
  }
  function showBuild({ build: now }: FrameState): void {
    // Beside the presenter the beginning of a card belongs to the static layers.
    const before = shown?.build ?? (presenter ? 0 : undefined)
    if (!build || now === before) return
    if (shotCard?.card.hasBuiltGround) {
      layers.redrawBackdrop(now)
      caption?.reset()
    }
    for (const patch of build(now, before)) paste(patch)
  }
  /** A recording fills its place alone: beside it the caption before would stay. */
  function clearCaption(state: FrameState): void {
    const box = shown && shown.caption !== state.caption ? caption?.boxOf(shown) : undefined
    if (box) presenter?.clear?.(box, state)
  }
  function update(given: FrameState): void {
    const state = withinRoom(given, layout)
    clearCaption(state)
    presenter?.show(state)
    if (state.lowerThird !== (shown?.lowerThird ?? state.lowerThird)) presenter?.showLowerThird(state)
    showBuild(state)
    showCaption(state)
    shown = state
  }
  return {
    enter(given) {
      const state = withinRoom(given, layout)
      shown = undefined
      caption?.reset()
      if (presenter) presenter.enter(state)
      else paste(readPatch(layers.backdrop.getContext('2d'), { x: 0, y: 0, ...layout.picture }))
      update(given)
    },
    update,
  }
}
