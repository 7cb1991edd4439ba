import type { FactsCard } from '../film/facts-card.ts'
import type { FilmJob } from '../film/film-job.ts'
import { layoutOf } from '../film/layout.ts'
import type { Layout, ViewName } from '../film/layout.ts'
import type { Moment } from '../film/moments.ts'
import type { Palette } from '../film/palette.ts'
import type { Figure } from '../rig/figure.ts'
import { restStep } from '../rig/timeline.ts'
import { atlasNameOf } from './atlas/atlas-name.ts'
import { keepAtlas, openAtlas } from './atlas/kept-atlases.ts'
import { createFootageTrack } from './footage-track.ts'
import type { Footage } from './footage.ts'
import { placeClosingCard } from './closing-content.ts'
import type { Content } from './content.ts'
import { drawGround } from './ground.ts'
import type { Ground } from './ground.ts'
import type { Patch } from './i420.ts'
import { createCaptionPainter, createCardContent } from './overlay-painter.ts'
import { createPatchPainter } from './patch-painter.ts'
import { createPictureTrack } from './picture-track.ts'
import { createPresenterTrack } from './presenter-track.ts'
import type { Props } from './props.ts'
import { regionsOf } from './regions.ts'

/** Everything a film is drawn from. */
export interface Stagecraft {
  job: FilmJob
  figure: Figure
  palette: Palette
  props: Props
  card: FactsCard | undefined
  /** The words of the captions, in their order; none without captions. */
  captions: readonly (readonly string[])[]
  /** A recording that stands in the arch in place of the figure. */
  footage?: Footage | undefined
}

/** One arrangement of presenter, captions and content, kept up to date on the frame. */
export interface View {
  /** Paints all of it, whatever was on the frame; `follows` when it is another shot of this view. */
  enter: (moment: Moment, picture: number, follows: boolean) => void
  /** Paints what differs from the last moment of this view. */
  update: (moment: Moment) => void
  /** Keeps what had to be drawn for films to come. */
  keepPatches: () => Promise<void>
}

/** Who is seen, drawn or filmed. */
interface Presenter {
  /** Everything but captions and content, as before the first moment. */
  enter: () => void
  show: (moment: Moment) => void
  /** The lower third has moved: what it hid and what it hides now is painted anew. */
  showLowerThird: (moment: Moment) => void
  keepPatches: () => Promise<void>
}

function createDrawnPresenter(
  craft: Stagecraft,
  layout: Layout,
  ground: Ground,
  paste: (patch: Patch) => void,
): Presenter {
  const { job, figure, palette } = craft
  const { lowerThirdRoom } = ground
  const regions = regionsOf(layout, layout.figure)
  const paint = createPatchPainter(figure, palette, ground, { layout, place: layout.figure, regions })
  const atlasName = atlasNameOf({ layout, regions, figure, palette, ground })
  const atlas = openAtlas(atlasName, job.atlasFolder)
  const track = createPresenterTrack({ atlas, regions, lowerThirdRoom, paste, paint })
  return {
    enter() {
      track.forget()
      paste(paint(restStep, 'everything', regions.everything, 0))
    },
    show: ({ step, lowerThird }) => track.show(step, lowerThird),
    showLowerThird: ({ step, lowerThird }) => paste(paint(step, 'everything', lowerThirdRoom, lowerThird)),
    keepPatches: async () => (job.atlasFolder ? keepAtlas(atlasName, job.atlasFolder) : undefined),
  }
}

function createFilmedPresenter(
  footage: Footage,
  layout: Layout,
  ground: Ground,
  paste: (patch: Patch) => void,
): Presenter {
  const track = createFootageTrack(layout, ground, footage, paste)
  return {
    enter: () => track.showBehind(undefined, 0),
    show: ({ lowerThird }) => track.show(lowerThird),
    showLowerThird({ lowerThird }) {
      track.showBehind(ground.lowerThirdRoom, lowerThird)
      track.show(lowerThird)
    },
    keepPatches: async () => {},
  }
}

function contentOf(name: ViewName, { job, card, palette, props }: Stagecraft, layout: Layout, ground: Ground): Content {
  if (name === 'picture') return createPictureTrack({ layout, ground, palette, pictures: props.pictures })
  if (name === 'closing' && job.closing) return placeClosingCard(layout, ground, job.closing, palette)
  return createCardContent(layout, ground, { title: job.title, card, palette })
}

export function createView(name: ViewName, craft: Stagecraft, paste: (patch: Patch) => void): View {
  const { job, palette, captions, footage } = craft
  const layout = layoutOf(job, name)
  const ground = drawGround(job, layout, craft)
  // First: it may put something on the ground that presenters are drawn on.
  const content = contentOf(name, craft, layout, ground)
  const presenter = footage
    ? createFilmedPresenter(footage, layout, ground, paste)
    : createDrawnPresenter(craft, layout, ground, paste)
  const paintCaption = createCaptionPainter(layout, palette)
  let shown: Moment | undefined
  let words: Patch | undefined

  const showCaption = ({ caption, spoken }: Moment): void => {
    const said = captions[caption]
    if (said && name !== 'closing') paste((words = paintCaption(said, spoken)))
  }
  function update(moment: Moment): void {
    presenter.show(moment)
    if (moment.lowerThird !== (shown?.lowerThird ?? 0)) presenter.showLowerThird(moment)
    const patch = content.paint(moment, shown)
    if (patch) paste(patch)
    if (moment.caption !== shown?.caption || moment.spoken !== shown.spoken) showCaption(moment)
    // A recording is painted at every step, also over words that stand before it.
    else if (footage && words) paste(words)
    shown = moment
  }
  return {
    enter(moment, picture, follows) {
      shown = words = undefined
      presenter.enter()
      content.enter(picture, follows)
      update(moment)
    },
    update,
    keepPatches: presenter.keepPatches,
  }
}
