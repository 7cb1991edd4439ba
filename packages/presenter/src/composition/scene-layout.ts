import type { Scene } from '../director/scenes.ts'
import type { Ground, Shot } from '../director/storyboard.ts'
import type { GestureName, PostureName } from '../rig/gestures.ts'
import { CARD_PLACES } from './cards/card-places.ts'
import { gesturesIn, posturesIn } from './gesture-room.ts'
import type { Shape } from './render-job.ts'
import { grown } from './geometry.ts'
import type { Box } from './geometry.ts'
import { layoutOf, mirroredBox } from './layout.ts'
import type { Layout, LayoutChoice } from './layout.ts'
import { LABEL_SHADOW_REACH } from './panel.ts'
import { SCENE_PLACES } from './scene-places.ts'
import type { ScenePlace } from './scene-places.ts'
import { TYPE_SCALES } from './text/type-scale.ts'

/** The layout of a shot. */
export interface SceneLayout extends Layout {
  scene: Scene
  place: ScenePlace
  /** The visible area of the photo. */
  photo: Box
  /** Whether the presenter is seen, in an arch or without. */
  hasFigure: boolean
  hasArch: boolean
  /** The area that is redrawn with each spoken word. Without captions it is empty. */
  captionArea: Box
  /** Lower edge of a card, above the captions where there are any. */
  cardBottom: number
  /** The name tag ends at the lower edge of this place, above the captions, in the left-to-right frame. */
  nameTag: Box
  /** Gestures whose hands are seen whole. */
  gestures: ReadonlySet<GestureName>
  /** Postures whose hands are seen whole, or not at all. */
  postures: readonly PostureName[]
}

/** The parts of a shot that decide its layout. */
export type LaidOutShot = Partial<Pick<Shot, 'ground' | 'nameTag'>> & Pick<Shot, 'captions' | 'scene' | 'texts'>

/** Scenes that show head and shoulders only. */
const CLOSE_UPS: ReadonlySet<Scene> = new Set(['close', 'corner'])

/** Lines of a caption and their distance. */
const CAPTION_LINES = 2
const CAPTION_LEADING = 1.5
const CAPTION_PAD = 20
/** Space between a card and the captions below it. */
const CARD_GAP = 20
const NOWHERE: Box = { x: 0, y: 0, width: 0, height: 0 }
const NAME_TAG = { width: 520, usual: 300, height: 130, gap: 12 }

/** Returns the place of a scene. A question is beside the face where there is room, the presenter of a list stands as at the end. */
function placeOf(shape: Shape, { scene, texts, ground }: LaidOutShot): ScenePlace {
  const places = SCENE_PLACES[shape]
  if (scene === 'list' && hasPresenterGround(ground)) return places.end ?? {}
  if (scene === 'close' && texts.headline) return places.closeQuestion ?? places.close ?? {}
  return places[scene] ?? {}
}

/** Returns the room of captions in the left-to-right frame, as wide as they may get. */
export function captionBox(
  { shape, width, height }: Pick<Layout, 'height' | 'shape' | 'width'>,
  { captions = {} }: ScenePlace,
): Box {
  const { margins, caption } = TYPE_SCALES[shape]
  const x = captions.x ?? margins.side
  const across = captions.width ?? Math.min(860, width - x - margins.lowerEnd)
  const down = CAPTION_LINES * caption * CAPTION_LEADING + CAPTION_PAD
  const left = captions.isCentred ? margins.side : x
  return {
    x: left,
    y: (captions.bottom ?? height - margins.bottom) - down,
    width: captions.isCentred ? width - 2 * margins.side : across,
    height: down,
  }
}

/** Returns whether a list has the presenter beside it, in an arch: it has no photo of its own. */
export const hasPresenterGround = (ground: Ground | undefined) => ground === 'arch-photo' || ground === 'arch-scene'

/** Returns where everything of a shot is. */
export function sceneLayoutOf(job: LayoutChoice, shot: LaidOutShot): SceneLayout {
  const base = layoutOf(job)
  const { width, height, shape, rightToLeft } = base
  const place = placeOf(shape, shot)
  const frame = { x: 0, y: 0, width, height }
  const seen = (box: Box) => (rightToLeft ? mirroredBox(box, width) : box)
  const arch = seen(place.arch ?? place.room ?? frame)
  const { x, y, scale } = place.figure ?? { x: width / 2, y: height * 2, scale: 1 }
  const words = captionBox(base, place)
  const tagEnd = shot.captions ? words.y - NAME_TAG.gap : words.y + words.height
  const tag = {
    x: words.x,
    y: tagEnd - NAME_TAG.height,
    width: NAME_TAG.width,
    height: NAME_TAG.height,
  }
  const bounds =
    place.isWindowed && place.arch
      ? { ...place.arch, height: Math.min(place.arch.height, height - place.arch.y) }
      : (place.room ?? frame)
  const covering = [
    ...(shot.captions ? [words] : []),
    ...(shot.nameTag ? [{ ...tag, width: Math.min(NAME_TAG.usual, words.width) }] : []),
    ...(shot.scene === 'close' && shot.texts.headline ? [CARD_PLACES[shape].question.text] : []),
  ]
  const room = place.figure && { figure: place.figure, room: bounds, words: covering }
  return {
    ...base,
    scene: shot.scene,
    place,
    hasFigure: place.figure !== undefined,
    hasArch: place.arch !== undefined,
    arch,
    photo: seen(place.photo ?? frame),
    cardBottom: shot.captions ? words.y - CARD_GAP : height,
    nameTag: tag,
    gestures: gesturesIn(room),
    postures: posturesIn(room, CLOSE_UPS.has(shot.scene)),
    figure: {
      x: rightToLeft ? width - x : x,
      y,
      scale,
      mirrored: rightToLeft,
      room: seen(bounds),
      ...(place.isWindowed && place.arch ? { window: arch } : {}),
    },
    captionArea: shot.captions ? seen(grown(words, LABEL_SHADOW_REACH)) : NOWHERE,
  }
}
