import type { Background, Closing, Facts, Language, Shape } from '../composition/render-job.ts'
import type { ScriptMark } from '../script/marks.ts'
import type { StoryboardEdits } from './edits.ts'
import type { DirectorSentence } from './sentence-text.ts'

/** A photo, page or slide of a video. */
export interface DirectorPhoto {
  /** Defaults to its number from 1. */
  id?: string
  /** Caption or name: a sentence that says it shows the photo. */
  caption?: string
  /** Pages and slides stand still and are never cropped. */
  isPhoto?: boolean
  /** In pixels. Defaults to a large landscape photo. */
  width?: number
  height?: number
  /** The point of interest, 0..1. Defaults to the middle. */
  focus?: { x: number; y: number }
}

/** Everything that a video is planned from. */
export interface DirectorInput {
  sentences: readonly DirectorSentence[]
  /** Length of the video. */
  durationSeconds: number
  /** Marks of the script, one entry per sentence. */
  marks?: readonly (ScriptMark | undefined)[]
  photos?: readonly DirectorPhoto[]
  facts?: Facts
  title: string
  /** Line below the title of the opening. */
  openingLine?: string
  /** Greets the recipient in the opening. */
  greeting?: string
  language: Language
  shape?: Shape
  background?: Background
  /** Whether captions are burned in. Defaults to true. */
  captions?: boolean
  /** Length of the opening. Absent: none. */
  openingSeconds?: number
  closing?: Closing
  /** Chooses grounds, crops and cameras. The same seed gives the same video. */
  seed?: number
  edits?: StoryboardEdits
}
