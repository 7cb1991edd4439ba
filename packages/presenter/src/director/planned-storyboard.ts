import type { EditAnchor } from './edits.ts'
import type { Camera, Scene } from './scenes.ts'
import type { ShotTexts, StoryboardWarning } from './storyboard.ts'

/** A shot as people read and change it. */
export interface PlannedScene {
  /** The place to which its edits are anchored. */
  anchor: EditAnchor
  /** The anchor of the edit that it has, as that was stored. */
  editedAt: EditAnchor | null
  layout: Scene
  /** The layouts that it can take. */
  layouts: readonly Scene[]
  startSeconds: number
  durationSeconds: number
  /** Id of the photo in it, also behind the presenter. */
  photo: string | null
  /** The camera move on the photo; null when it cannot move. */
  camera: Camera | null
  /** Indexes of the sentences that are said in it. */
  sentences: readonly number[]
  /** The spoken words. */
  words: string
  /** Every text that the layout draws, empty where there is none. */
  texts: ShotTexts
  /** Null where the layout has no rows. */
  items: readonly string[] | null
  /** Places at which the scene can be split. */
  cuts: readonly EditAnchor[]
  /** Whether the scene before can take its place as well. */
  canJoin: boolean
}

/** A storyboard for display: the plan of a draft, or the cut of a finished video. */
export interface PlannedStoryboard {
  seed: number
  durationSeconds: number
  scenes: readonly PlannedScene[]
  warnings: readonly StoryboardWarning[]
}
