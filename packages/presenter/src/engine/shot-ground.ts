import type { Canvas } from '@napi-rs/canvas'
import { drawGround } from '../composition/grounds.ts'
import { paletteOf } from '../composition/palette.ts'
import type { SceneLayout } from '../composition/scene-layout.ts'
import type { Shot } from '../director/storyboard.ts'
import { photoOf } from './assets.ts'
import { dither } from './canvas/dither.ts'
import { fullPicture } from './layers/static-layers.ts'
import type { RenderContext } from './render-context.ts'

/** Photos and slides keep one place in a video, so a ground that shows one is of no use to another video. */
export const isOfVideo = ({ photo, ground }: Shot) => photo !== undefined && ground !== 'plain'

/** Draws what is behind everything, or returns it from the grounds of the video. */
export function groundOf(
  context: RenderContext,
  layout: SceneLayout,
  shot: Shot,
  grounds: Map<string, Canvas>,
): Canvas {
  const { job, assets, palette } = context
  const { scene, ground, photo, crop, texts } = shot
  const asset = photo === undefined ? undefined : assets.pictures[photo]
  const key = JSON.stringify([layout.hasArch || scene === 'close' ? scene : '', scene === 'split', ground, photo, crop])
  const known = grounds.get(key)
  if (known) return known
  const drawn = fullPicture(layout, (canvas) =>
    drawGround(
      canvas,
      layout,
      {
        scene: job.brand.scene,
        palette,
        brandPalette: paletteOf(job.brand, 'brand'),
        photo: asset && photoOf(asset),
        crop,
      },
      { ground, isPage: asset?.isPhoto === false, isShaded: scene !== 'voice' || !texts.headline },
    ),
  )
  // Drawn and blurred grounds are soft gradients, which 8 bits show as bands.
  if (ground !== 'photo') dither(drawn)
  // Photos are seen once in each place, so only grounds without one are kept.
  if (!isOfVideo(shot)) grounds.set(key, drawn)
  return drawn
}
