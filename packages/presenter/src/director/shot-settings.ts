import { randomFrom } from '../rig/random.ts'
import type { DirectorInput } from './director-input.ts'
import { showsFace } from './drafts.ts'
import type { Draft } from './drafts.ts'
import { PHOTO_USES_MAX } from './photos/photo-shots.ts'
import { bareTextOf } from './sentence-text.ts'
import { SIGN_WORDS } from './sign-words.ts'
import { PHOTO_SCENES } from './scenes.ts'
import type { Camera } from './scenes.ts'
import type { Crop, Ground, Shot, Transition } from './storyboard.ts'

/** A photo wider than the frame by this factor is panned. */
const PAN_RATIO = 1.12
/** Each use of a photo shows another part of it. */
const CROPS = [1, 1.16, 1.3]
/** Videos of at least this length have chapters. */
const CHAPTER_SECONDS = 90

const FRAME_RATIOS = { '16:9': 16 / 9, '9:16': 9 / 16, '1:1': 1, '4:5': 0.8, '5:4': 1.25 }

/** The drawn scene in three crops. */
const SCENE_CROPS: readonly Crop[] = [
  { x: 0.5, y: 0.5, zoom: 1 },
  { x: 0.12, y: 0.6, zoom: 1.45 },
  { x: 0.9, y: 0.55, zoom: 1.7 },
]
const WHOLE: Crop = { x: 0.5, y: 0.5, zoom: 1 }

interface ShotSettings {
  ground: Ground
  photo: number | undefined
  crop: Crop
}

/** Gives each shot its ground, crop, camera and transition. Everything follows from the seed. */
export function createShotSettings(input: DirectorInput, uses: number[]) {
  const { photos = [], background = 'scene', seed = 1, shape = '16:9', language } = input
  const random = randomFrom((seed % 2_147_483_646) + 1)
  let isIn = random() < 0.5
  let sceneCrop = Math.floor(random() * SCENE_CROPS.length)
  /** The photos of the shots before and after. */
  let neighbours: readonly (number | undefined)[] = []
  let lastPhoto: number | undefined
  const seen = new Map<number, number>()
  /** Uses of a photo behind the presenter. */
  const softened = new Map<number, number>()

  return (
    draft: Draft,
    before: Draft | undefined,
    after: Draft | undefined,
  ): Pick<Shot, 'camera' | 'crop' | 'ground' | 'transition'> & { photo?: number } => {
    neighbours = [lastPhoto, after?.photo ?? (after?.scene === 'end' ? 0 : undefined)]
    const { ground, photo, crop } = groundOf(draft)
    lastPhoto = photo
    return {
      ground,
      crop,
      camera: cameraOf(draft),
      transition: transitionOf(draft, before),
      ...(photo === undefined ? {} : { photo }),
    }
  }

  /** Another part of the photo each time. */
  function photoCrop(photo: number): Crop {
    const time = seen.get(photo) ?? 0
    seen.set(photo, time + 1)
    const { x, y } = photos[photo]?.focus ?? WHOLE
    return { x, y, zoom: photos[photo]?.isPhoto === false ? 1 : (CROPS[time % CROPS.length] ?? 1) }
  }

  function groundOf(draft: Draft): ShotSettings {
    const { scene = 'wide', photo } = draft
    if (photo !== undefined && PHOTO_SCENES.includes(scene))
      return { ground: scene === 'split' ? 'plain' : 'photo', photo, crop: photoCrop(photo) }
    if (scene === 'list') return sideOfList(draft)
    if (scene === 'quote') return sidePhoto(draft)
    if (scene === 'address') return { ground: 'plain', photo: undefined, crop: WHOLE }
    if (scene === 'opening' || scene === 'end' || scene === 'offer' || scene === 'medium') return archGround(draft)
    return presenterGround(draft)
  }

  /** Returns the photo that was seen least, the last of them first, unless all are used up. Neighbours show another, if any is left. */
  function spare(): number | undefined {
    const usesOf = (index: number) => uses[index] ?? 0
    const left = [...photos.keys()].filter(
      (index) => photos[index]?.isPhoto !== false && usesOf(index) < PHOTO_USES_MAX,
    )
    const apart = left.filter((index) => !neighbours.includes(index))
    const found = (apart.length > 0 ? apart : left).reduceRight<number | undefined>(
      (best, index) => (best !== undefined && usesOf(best) <= usesOf(index) ? best : index),
      undefined,
    )
    if (found !== undefined) uses[found] = usesOf(found) + 1
    return found
  }

  /**
   * Returns a photo for a ground. Behind the presenter a photo is softened, so it may come back when all are used up: what a
   * customer sent is better than a drawing.
   */
  function behindPresenter(): number | undefined {
    const own = [...photos.keys()].filter((index) => photos[index]?.isPhoto !== false)
    const apart = own.filter((index) => !neighbours.includes(index))
    const timesOf = (index: number) => (uses[index] ?? 0) + (softened.get(index) ?? 0)
    const [found] = (apart.length > 0 ? apart : own).toSorted(
      (one, other) => timesOf(one) - timesOf(other) || other - one,
    )
    if (found !== undefined) uses[found] = Math.min(PHOTO_USES_MAX, (uses[found] ?? 0) + 1)
    return found
  }

  /** Another part of a softened photo each time. */
  function softCrop(photo: number): Crop {
    const time = softened.get(photo) ?? 0
    softened.set(photo, time + 1)
    return time === 0
      ? { ...(photos[photo]?.focus ?? WHOLE), zoom: 1 }
      : (SCENE_CROPS[time % SCENE_CROPS.length] ?? WHOLE)
  }

  /** A list has photos of its own, or the presenter who counts. */
  function sideOfList(draft: Draft): ShotSettings {
    return showsFace(draft) ? archGround(draft) : sidePhoto(draft)
  }

  function sidePhoto({ photo, isWithoutPhoto }: Draft): ShotSettings {
    const shown = isWithoutPhoto ? undefined : (photo ?? spare())
    return { ground: 'plain', photo: shown, crop: shown === undefined ? nextSceneCrop() : photoCrop(shown) }
  }

  function archGround({ scene, photo, isWithoutPhoto }: Draft): ShotSettings {
    // The first photo opens and ends the video. Between, the arch has what is left.
    const isCover = (scene === 'opening' || scene === 'end') && photos[0] !== undefined && photos[0].isPhoto !== false
    const shown = isWithoutPhoto ? undefined : (photo ?? (isCover ? 0 : behindPresenter()))
    const isBrand = scene === 'opening' || scene === 'offer' || (scene === 'medium' && background === 'brand')
    if (shown !== undefined) return { ground: isBrand ? 'brand' : 'arch-photo', photo: shown, crop: photoCrop(shown) }
    return { ground: isBrand ? 'brand' : 'arch-scene', photo: undefined, crop: WHOLE }
  }

  function nextSceneCrop(): Crop {
    sceneCrop = (sceneCrop + 1) % SCENE_CROPS.length
    return SCENE_CROPS[sceneCrop] ?? WHOLE
  }

  /** No two shots of the presenter next to each other look alike: each has another photo, or another part of it. */
  function presenterGround({ photo: chosen, isLocked, isWithoutPhoto }: Draft): ShotSettings {
    if (isLocked && chosen !== undefined) return { ground: 'blurred-photo', photo: chosen, crop: photoCrop(chosen) }
    if (background !== 'scene') return { ground: background, photo: undefined, crop: WHOLE }
    const photo = isWithoutPhoto ? undefined : behindPresenter()
    return photo === undefined
      ? { ground: 'scene', photo, crop: nextSceneCrop() }
      : { ground: 'blurred-photo', photo, crop: softCrop(photo) }
  }

  function cameraOf({ scene, photo }: Draft): Camera {
    const asset = photo === undefined ? undefined : photos[photo]
    const isMoving = scene && PHOTO_SCENES.includes(scene) && asset && asset.isPhoto !== false
    if (!isMoving) return 'still'
    const { width = 3, height = 2 } = asset
    if (scene !== 'split' && width / height >= FRAME_RATIOS[shape] * PAN_RATIO && random() < 0.5) return 'across'
    isIn = !isIn
    return isIn ? 'in' : 'out'
  }

  function transitionOf(draft: Draft, before: Draft | undefined): Transition {
    if (before?.scene === 'opening') return 'grow'
    if (!before) return 'cut'
    if (draft.scene === 'voice' && before.scene === 'voice' && isSamePlace(draft, before)) return 'mix'
    return draft.part === 0 && input.durationSeconds >= CHAPTER_SECONDS && beginsChapter(draft) ? 'arch' : 'cut'
  }

  function isSamePlace({ photo }: Draft, { photo: other }: Draft): boolean {
    const caption = (index: number | undefined) => (index === undefined ? '' : (photos[index]?.caption ?? ''))
    return caption(photo) === caption(other)
  }

  function beginsChapter({ words }: Draft): boolean {
    const { line } = bareTextOf(words.slice(0, 3), language)
    return SIGN_WORDS[language].chapter.some((phrase) => line.trimStart().startsWith(phrase))
  }
}
