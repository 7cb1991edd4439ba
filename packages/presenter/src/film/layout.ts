import { LANGUAGES } from './film-job.ts'
import type { Brand, Definition, Framing, Language, Shape } from './film-job.ts'
import { lettersOf } from './letters.ts'
import type { Letters } from './letters.ts'
import type { Box, CaptionPlace, CardPlace, FigurePlace, Size, TitlePlace } from './places.ts'
import { PLANS } from './plans.ts'
import type { Plan } from './plans.ts'

/** What a film shows beside its presenter: title and card, a picture, or the ways to get in touch. */
export type ViewName = 'closing' | 'picture' | 'presenter'

/** Where everything stands in one view of a film. All lengths are units: pixels of the 720p picture. */
export interface Layout extends Size {
  view: ViewName
  shape: Shape
  framing: Framing
  /** The card stands right of the presenter, and everything is written from the right. */
  rightToLeft: boolean
  letters: Letters
  /** The picture in pixels; even. */
  picture: Size
  pixelsPerUnit: number
  arch: Box
  figure: FigurePlace
  brandMark: Box
  label: Box
  title: TitlePlace
  card: CardPlace
  /** What the view shows beside the presenter stands in this box. No part of the presenter is ever in it. */
  content: Box
  lowerThird: Box
  captions: CaptionPlace
}

const PIXELS_PER_UNIT: Record<Definition, number> = { '720p': 1, '1080p': 1.5 }
const RIGHT_TO_LEFT: readonly Language[] = ['fa']

/** Whether a language is written from the right. */
const isRightToLeft = (language: Language) => RIGHT_TO_LEFT.includes(language)

function captionsOf({ captionSize, centred }: Plan, panel: Plan['panel']): CaptionPlace {
  const height = 2 * captionSize * 1.62 + 30
  const box = { x: panel.x, y: panel.y - height, width: panel.width, height }
  const words = { x: box.x + 20, y: box.y + 6, width: box.width - 44, height: height - 12 }
  return { panel: box, size: captionSize, room: box.width - 56, words, centred }
}

/** A figure that is seen as through a window: nothing of it comes out of the arch. */
const windowed = (spot: Plan['picture']['figure'], arch: Box, { height }: Plan): FigurePlace => ({
  ...spot,
  mirrored: false,
  room: { ...arch, height: height - arch.y },
  window: arch,
})

/** Arch, figure, captions and content of a view. */
function viewOf(plan: Plan, view: ViewName, framing: Framing) {
  if (view === 'picture') {
    const { content, arch, figure, panel } = plan.picture
    return { content, arch, figure: windowed(figure, arch, plan), captions: captionsOf(plan, panel) }
  }
  const { width, height, arch, figureStart } = plan
  const spot = plan.figure[framing]
  const isWindow = framing === 'close' || (view === 'closing' && plan.closing.windowed)
  const room = { x: figureStart, y: 0, width: width - figureStart, height }
  return {
    content: view === 'closing' ? plan.closing.content : plan.card.room,
    arch,
    figure: isWindow ? windowed(spot, arch, plan) : { ...spot, mirrored: false, room },
    captions: captionsOf(plan, plan.panel),
  }
}

/** The same layout seen in a mirror: the card right, the presenter left. */
function mirrored(layout: Layout): Layout {
  const { width, figure, captions, card } = layout
  const turn = <Place extends { x: number; width: number }>(place: Place): Place => ({
    ...place,
    x: width - place.x - place.width,
  })
  return {
    ...layout,
    rightToLeft: true,
    arch: turn(layout.arch),
    figure: {
      ...figure,
      x: width - figure.x,
      mirrored: true,
      room: turn(figure.room),
      ...(figure.window ? { window: turn(figure.window) } : {}),
    },
    brandMark: turn(layout.brandMark),
    label: turn(layout.label),
    title: turn(layout.title),
    card: { ...turn(card), room: turn(card.room) },
    content: turn(layout.content),
    lowerThird: turn(layout.lowerThird),
    captions: { ...captions, panel: turn(captions.panel), words: turn(captions.words) },
  }
}

/** What of a job decides where things stand and what texts are set in. */
interface LayoutChoice {
  brand?: Pick<Brand, 'fontFamily'>
  language?: Language
  shape?: Shape
  definition?: Definition
  framing?: Framing
}

/** Where everything stands in a view of a film. Without choices: 1280 x 720, from left to right, down to the hands. */
export function layoutOf(choice: LayoutChoice = {}, view: ViewName = 'presenter'): Layout {
  const { language = LANGUAGES[0], shape = '16:9', definition = '720p', framing = 'medium', brand } = choice
  const plan = PLANS[shape]
  const { width, height, brandMark, label, title, card, lowerThird } = plan
  const pixelsPerUnit = PIXELS_PER_UNIT[definition]
  const layout: Layout = {
    width,
    height,
    view,
    shape,
    framing,
    rightToLeft: false,
    letters: lettersOf(brand?.fontFamily),
    picture: { width: width * pixelsPerUnit, height: height * pixelsPerUnit },
    pixelsPerUnit,
    brandMark,
    label,
    title,
    card,
    lowerThird,
    ...viewOf(plan, view, framing),
  }
  return isRightToLeft(language) ? mirrored(layout) : layout
}
