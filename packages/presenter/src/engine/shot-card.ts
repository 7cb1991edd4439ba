import { createCanvas } from '@napi-rs/canvas'
import { addressCard } from '../composition/cards/address.ts'
import { CARD_PLACES } from '../composition/cards/card-places.ts'
import { claimCard } from '../composition/cards/claim.ts'
import { endCard } from '../composition/cards/end.ts'
import { listCard } from '../composition/cards/list.ts'
import { offerCard } from '../composition/cards/offer.ts'
import { openingCard } from '../composition/cards/opening.ts'
import type { Photo, Picture } from '../composition/cards/photo.ts'
import { placeChip, placeTitle } from '../composition/cards/place-name.ts'
import { questionCard } from '../composition/cards/question.ts'
import { quoteCard } from '../composition/cards/quote.ts'
import type { Card, Stage } from '../composition/cards/stage.ts'
import { drawScene } from '../composition/brand-frame.ts'
import { captionBox } from '../composition/scene-layout.ts'
import { photoOf } from './assets.ts'
import type { SceneLayout } from '../composition/scene-layout.ts'
import type { Shot } from '../director/storyboard.ts'
import type { RenderContext } from './render-context.ts'

const measure = () => createCanvas(8, 8).getContext('2d')

/** Returns what the cards of a video are drawn with. */
export function stageOf(
  { job, assets, palette }: Pick<RenderContext, 'assets' | 'job' | 'palette'>,
  layout: Pick<SceneLayout, 'cardBottom' | 'fonts' | 'height' | 'pixelsPerUnit' | 'rightToLeft' | 'shape' | 'width'>,
): Stage {
  const { width, height, shape, pixelsPerUnit, rightToLeft, fonts, cardBottom } = layout
  const { brand, language } = job
  const { name, hasDefaultMark } = brand
  return {
    width,
    height,
    shape,
    pixelsPerUnit,
    rightToLeft,
    fonts,
    cardBottom,
    palette,
    language,
    brand: { name, logo: assets.logo, hasDefaultMark },
    measure: measure(),
  }
}

/** The texts of a shot, and whether they are in front of the presenter. */
export interface ShotCard {
  card: Card<unknown>
  isInFront: boolean
}

/** Returns the card of a shot, or undefined when it has no words. */
export function shotCardOf(
  context: RenderContext,
  layout: SceneLayout,
  stage: Stage,
  shot: Shot,
  photo: Photo | undefined,
): ShotCard | undefined {
  const card = cardOf(context, layout, stage, shot, photo)
  return card && { card, isInFront: shot.scene === 'close' && CARD_PLACES[layout.shape].question.isOver }
}

function cardOf(
  { job, assets }: RenderContext,
  layout: SceneLayout,
  stage: Stage,
  shot: Shot,
  photo: Photo | undefined,
): Card<unknown> | undefined {
  const { scene, texts } = shot
  const leaves = shot.nameUntilSeconds !== undefined
  const items = shot.items.map((item) => ({ ...item, picture: pictureOf(assets, item.photo) }))
  switch (scene) {
    case 'opening':
      return openingCard(stage, texts, photo ?? drawnScene(job, stage))
    case 'medium':
      return texts.headline
        ? claimCard(stage, { ...texts, hasWordsBelow: shot.captions || shot.nameTag }, layout.place.claim)
        : undefined
    case 'close':
      return texts.headline ? questionCard(stage, texts) : undefined
    case 'corner':
    case 'split':
      return texts.headline ? placeChip(stage, { ...texts, leaves }) : undefined
    case 'voice':
      return texts.headline ? placeTitle(stage, { ...texts, leaves }, captionBox(layout, layout.place).y) : undefined
    case 'list':
      return listCard(stage, { ...texts, items }, layout.hasFigure ? 'presenter' : (photo ?? drawnScene(job, stage)))
    case 'offer':
      return offerCard(stage, { ...texts, items }, layout.place.arch)
    case 'address':
      return addressCard(stage, { ...texts, items })
    case 'quote':
      return quoteCard(stage, texts, photo ?? drawnScene(job, stage))
    case 'end':
      return job.closing && endCard(stage, { ...job.closing, line: texts.headline ?? '', button: texts.line ?? '' })
    case 'wide':
      return undefined
  }
}

function pictureOf({ pictures }: RenderContext['assets'], index: number | undefined): Photo | undefined {
  const asset = index === undefined ? undefined : pictures[index]
  return asset && photoOf(asset)
}

/** Returns the drawn scene, which is shown where there is no photo. */
const drawnScene =
  ({ brand }: RenderContext['job'], { palette, rightToLeft }: Stage): Picture =>
  (canvas, box) =>
    drawScene(canvas, { scene: brand.scene, palette, mirrored: rightToLeft }, box)
