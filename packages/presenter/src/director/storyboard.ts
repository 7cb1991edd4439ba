import type { Camera, Scene, TextName } from './scenes.ts'

/**
 * The background of a presenter or card: a blurred and tinted photo; the drawn scene; the page with an arch around the photo or
 * the scene; the brand's colour; the plain page; or the photo over the whole frame.
 */
export type Ground = 'arch-photo' | 'arch-scene' | 'blurred-photo' | 'brand' | 'photo' | 'plain' | 'scene'

/** The transition from the shot before: a cut, a mix, through the arch, or out of the arch of the opening. */
export type Transition = 'arch' | 'cut' | 'grow' | 'mix'

/** The part of a photo or of the drawn scene that is seen. `x` and `y` are the point of interest, 0..1. */
export interface Crop {
  x: number
  y: number
  /** 1 fills the place, 1.3 shows a smaller part. */
  zoom: number
}

/** The words of a shot. Absent words leave no gap. */
export interface ShotTexts extends Partial<Record<TextName, string>> {
  /**
   * The large words: title of the opening, claim, question, name of a place or photo, title of a list or an offer, words of a
   * quote, call to action.
   */
  headline?: string
  /** The line below: subtitle, address, who said the quote, label of the button. */
  line?: string
  /** Small words above the headline of an offer. */
  tag?: string
  price?: string
  /** Beside the price, or the role of the person quoted. */
  note?: string
}

/** A row of a list, a tick of an offer, or a way of an address. */
export interface ShotItem {
  text: string
  /** Before the text of a way: "10 min". */
  lead?: string
  /** When the row comes in, at its first spoken word. Rows that are not spoken come in with the shot. */
  startSeconds: number
  /** Index of the photo that is shown with the row. */
  photo?: number
}

/** The place in the script at which a shot begins. Anchors do not depend on the voice or its speed. */
export type ShotAnchor =
  | { place: 'end' | 'opening' }
  | {
      place: 'sentence'
      /** Index of the sentence in the script. */
      sentence: number
      /** Index of the part of a sentence that is cut because it is long: 0 from its first word. */
      part: number
    }

/** From the first word until the word after the last. */
export interface SpokenTime {
  fromSeconds: number
  untilSeconds: number
}

/** One shot. Times are in seconds from the first frame. Each shot ends where the next begins. */
export interface Shot {
  anchor: ShotAnchor
  scene: Scene
  startSeconds: number
  endSeconds: number
  /** Index of the photo. */
  photo?: number
  crop: Crop
  camera: Camera
  texts: ShotTexts
  items: readonly ShotItem[]
  /** The time of words that the large letters already show, so captions leave them out. */
  saidInPicture?: SpokenTime
  /** When the name of a photo leaves, because something else is told. Absent: it stays. */
  nameUntilSeconds?: number
  /** When the price comes in, at its own word. */
  priceSeconds?: number
  ground: Ground
  transition: Transition
  /** Whether captions are shown. They are not where the words already are in the picture. */
  captions: boolean
  /** Whether the name tag of the presenter is shown. */
  nameTag: boolean
}

/** A warning that is shown before a video is made. */
export interface StoryboardWarning {
  code:
    /** An edit names a photo that is not there. */
    | 'photo-missing'
    /** No room for a photo. */
    | 'photo-unused'
    /** The sentence of an edit is no longer in the script. */
    | 'edit-unplaced'
    /** A spoken price is not among the facts. */
    | 'price-not-in-facts'
    /** Most viewers leave before the end. */
    | 'long-video'
    /** Two photos would help. */
    | 'no-photos'
  /** Index of the shot, if it is about one. */
  shot?: number
  /** The subject: id of the photo, price, or first words of the sentence. */
  subject?: string
}

/** The alternatives for a shot. */
export interface ShotChoices {
  /** The scenes that it can take, with its own. */
  scenes: readonly Scene[]
  /** Places at which the shot can be split. */
  cuts: readonly ShotAnchor[]
  /** Whether the shot before can take its place as well. */
  canJoin: boolean
}

/** A video as data. The same input always gives the same storyboard. */
export interface Storyboard {
  shots: readonly Shot[]
  /** One for each shot. */
  choices: readonly ShotChoices[]
  durationSeconds: number
  warnings: readonly StoryboardWarning[]
}
