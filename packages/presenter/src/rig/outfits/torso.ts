import { outline } from '../canvas-backend.ts'
import type { Canvas2D, Outline } from '../canvas-backend.ts'
import type { Figure } from '../figure.ts'
import { drawNeck } from '../head/neck.ts'
import type { Pose } from '../pose.ts'
import type { OutfitKind } from '../presenters.ts'
import { crescent, fill, within } from '../shapes.ts'
import { blazer, drawScarfDrape } from './blazer.ts'
import { jacket } from './jacket.ts'
import { linen } from './linen.ts'
import { overshirt } from './overshirt.ts'
import { suit } from './suit.ts'
import type { DrawOutfit } from './tailoring.ts'
import { tunic } from './tunic.ts'
import { zip } from './zip.ts'

const OUTFITS: Record<OutfitKind, DrawOutfit> = { blazer, jacket, linen, overshirt, suit, tunic, zip }
/** Waist width as a share of the shoulders. */
const WAISTS: Record<OutfitKind, number> = {
  blazer: 0.71,
  jacket: 0.76,
  linen: 0.77,
  overshirt: 0.84,
  suit: 0.75,
  tunic: 0.72,
  zip: 0.82,
}
/** Cloth of the collar stand, if any. */
const COLLAR_STANDS: Partial<Record<OutfitKind, 'main' | 'under'>> = {
  linen: 'main',
  overshirt: 'main',
  suit: 'under',
  zip: 'main',
}

function drawCollarStand(canvas: Canvas2D, figure: Figure): void {
  const cloth = COLLAR_STANDS[figure.person.outfit.kind]
  if (!cloth) return
  const half = COLLAR_HALF[figure.person.build]
  const stand = outline(`M${-half - 4} 0C${-half - 5} -18 ${-half - 1} -30 ${-half + 6} -34H${half - 6}
    C${half + 1} -30 ${half + 5} -18 ${half + 4} 0Z`)
  fill(canvas, stand, figure[cloth].shade)
}
const COLLAR_HALF = { slender: 34, medium: 34, broad: 40 }

/** Returns the torso. In body coordinates (0, 0) is the base of the neck. The frame ends at about 320. */
export function torsoPath({ person }: Figure): Outline {
  const broad = person.build === 'broad' ? 1 : 0
  const shoulder = person.shoulders
  const waist = shoulder * WAISTS[person.outfit.kind]
  const collar = 37 + 6 * broad
  return outline(
    `M${-collar + 3} -27C${-collar - 10} 8 ${-shoulder + 42} 20 ${-shoulder + 14} 46C${-shoulder - 2} 60 ${-shoulder} 110
    ${-shoulder + 16} 150C${-shoulder + 24} 190 ${-waist} 240 ${-waist - 2} 300L${-waist - 12} 780H${waist + 12}
    L${waist + 2} 300C${waist} 240 ${shoulder - 24} 190 ${shoulder - 16} 150C${shoulder} 110 ${shoulder + 2} 60
    ${shoulder - 14} 46C${shoulder - 42} 20 ${collar + 10} 8 ${collar - 3} -27Z`,
  )
}

/** Neck, torso and clothes. Nothing here moves but the shadow of the chin. Returns the torso's outline. */
export function drawBody(canvas: Canvas2D, figure: Figure, pose: Pose): Outline {
  const { person, main } = figure
  drawCollarStand(canvas, figure)
  drawNeck(canvas, figure, pose)
  const torso = torsoPath(figure)
  fill(canvas, torso, main.base)
  crescent(canvas, torso, -16, -4, main.shade)
  for (const x of [-400, 60]) {
    within(canvas, outline(`M${x} -40H${x + 340}V780H${x}Z`), () => crescent(canvas, torso, 3.5, 4, main.light))
  }
  // The clip reaches up the neck in the same winding as the torso: opposite windings would cut a hole.
  const half = person.build === 'broad' ? 43 : 37
  const withNeck = outline(`M${-half} -90V-10H${half}V-90Z`)
  withNeck.addPath(torso)
  const skinWithin = (opening: string) => within(canvas, outline(opening), () => drawNeck(canvas, figure, pose))
  const wardrobe = { canvas, figure, torso: withNeck, skinWithin }
  OUTFITS[person.outfit.kind](wardrobe)
  drawScarfDrape({ ...wardrobe, torso })
  return torso
}
