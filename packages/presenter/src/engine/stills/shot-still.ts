import type { Canvas, SKRSContext2D } from '@napi-rs/canvas'
import { drawCaption, firstCaption, placedCaption } from '../../composition/cards/caption.ts'
import { LOWER_THIRD_STEPS } from '../../composition/frame-state.ts'
import { withShadow } from '../../composition/effects.ts'
import { sceneLayoutOf } from '../../composition/scene-layout.ts'
import type { SceneLayout } from '../../composition/scene-layout.ts'
import type { Shot } from '../../director/storyboard.ts'
import { alpha } from '../../rig/colour.ts'
import { restPose, withStance } from '../../rig/pose.ts'
import type { Pose } from '../../rig/pose.ts'
import { drawPresenter } from '../../rig/presenter.ts'
import type { Presenter } from '../../rig/presenters.ts'
import { VISEMES } from '../../rig/visemes.ts'
import { captionTone } from '../layers/caption-layer.ts'
import { inFigureSpace, withinWindow } from '../layers/figure-space.ts'
import { coverCrop } from '../layers/footage-layer.ts'
import { drawShotLayers, fullPicture } from '../layers/static-layers.ts'
import { stillGestureOf } from '../shot-hands.ts'
import { shotCardOf, stageOf } from '../shot-card.ts'
import { groundOf } from '../shot-ground.ts'
import { photoOf } from '../assets.ts'
import type { RenderContext } from '../render-context.ts'

/** A shot of a still. The caller supplies the texts that it shows. */
export const stillShot = (shot: Partial<Shot> & Pick<Shot, 'scene'>): Shot => ({
  anchor: { place: 'end' },
  startSeconds: 0,
  endSeconds: 5,
  crop: { x: 0.5, y: 0.5, zoom: 1 },
  camera: 'still',
  texts: {},
  items: [],
  ground: 'arch-scene',
  transition: 'cut',
  captions: false,
  nameTag: false,
  ...shot,
})

/** A still shows the first frame of a recording in place of the figure. */
export interface StillContext extends RenderContext {
  recording?: Canvas | undefined
}

/** Draws the first frame of a recording into the arch. */
function drawRecording(canvas: SKRSContext2D, layout: SceneLayout, still: Canvas): void {
  const { arch } = layout
  const crop = coverCrop(still, arch)
  withinWindow(canvas, { ...layout.figure, window: arch }, () =>
    canvas.drawImage(still, crop.x, crop.y, crop.width, crop.height, arch.x, arch.y, arch.width, arch.height),
  )
}

/** A shot that was planned before its photo was read shows the middle. The video shows the point of interest. */
function withFocus({ assets }: StillContext, shot: Shot): Shot {
  const focus = shot.photo === undefined ? undefined : assets.pictures[shot.photo]?.focus
  const isMiddle = shot.crop.x === 0.5 && shot.crop.y === 0.5
  return focus && isMiddle ? { ...shot, crop: { ...shot.crop, ...focus } } : shot
}

/** Returns the pose of a presenter with a gesture of the scene, where there is room for it. */
function scenePose(person: Presenter, shot: Shot, layout: SceneLayout): Pose {
  const gesture = stillGestureOf(shot, layout.gestures)
  const usual = gesture === 'rest' ? 'folded' : 'half'
  const posture = layout.postures.find((one) => one === usual) ?? layout.postures[0] ?? usual
  const hands = gesture === 'rest' ? { posture } : { gesture, reach: 1, posture }
  return withStance(person, { ...restPose, mouth: VISEMES.grin, ...hands })
}

/** Draws a shot as it looks when everything in it is shown. `poseOf` defaults to a gesture of the scene. */
export function drawShotStill(
  context: StillContext,
  given: Shot,
  caption: readonly string[] = [],
  poseOf: (person: Presenter, shot: Shot, layout: SceneLayout) => Pose = scenePose,
): Canvas {
  const shot = withFocus(context, given)
  const { job, figure, palette, recording } = context
  const layout = sceneLayoutOf(job, shot)
  const stage = stageOf(context, layout)
  const asset = shot.photo === undefined ? undefined : context.assets.pictures[shot.photo]
  const shotCard = shotCardOf(context, layout, stage, shot, asset && photoOf(asset))
  const ground = groundOf(context, layout, shot, new Map())
  const layers = drawShotLayers(context, layout, stage, { shot, shotCard, ground })
  const { width, height } = layout
  const pose = poseOf(figure.person, shot, layout)
  const person = fullPicture(layout, (canvas) =>
    inFigureSpace(canvas, layout.figure, () => drawPresenter(canvas, figure, pose)),
  )
  const edge = { colour: palette.mode === 'dark' ? '#ffffff80' : alpha(palette.shadow, 0.34), blur: 3, drop: 0 }
  return fullPicture(layout, (canvas) => {
    canvas.drawImage(layers.backdrop, 0, 0, width, height)
    if (recording && layout.hasFigure) drawRecording(canvas, layout, recording)
    else if (layout.hasFigure)
      withinWindow(canvas, layout.figure, () =>
        withShadow(canvas, edge, () => canvas.drawImage(person, 0, 0, width, height)),
      )
    const card = shotCard?.card
    if (card && card.built > 0) card.draw(canvas, card.built)
    canvas.save()
    canvas.resetTransform()
    layers.drawForeground(canvas, { x: 0, y: 0, ...layout.picture }, shot.nameTag ? LOWER_THIRD_STEPS : 0)
    canvas.restore()
    if (caption.length > 0) {
      const room = layout.place.captions ?? {}
      const placed = placedCaption(stage, firstCaption(stage, caption, room), room)
      drawCaption(canvas, stage, placed, 1, captionTone(shot))
    }
  })
}
