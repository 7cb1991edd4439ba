import { EditAnchor, StoryboardEdits } from '@vitrine/presenter/edits'
import { CAMERAS, SCENES, TEXT_NAMES } from '@vitrine/presenter/scenes'
import { z } from 'zod'

export { StoryboardEdits }

/** The layout of a scene: the presenter at three sizes, a photo in three ways, or a card. */
export const SceneLayout = z.enum(SCENES)
export type SceneLayout = z.infer<typeof SceneLayout>

/** A scene of a video. Times are in seconds from the first picture; each scene ends where the next begins. */
const VideoScene = z.object({
  /** The anchor of edits of this scene. */
  anchor: EditAnchor,
  layout: SceneLayout,
  startSeconds: z.number(),
  durationSeconds: z.number(),
  /** The photo in it, also behind the presenter; null for none. */
  photo: z.string().nullable(),
  /** Indexes of the sentences that are said in it. */
  sentences: z.array(z.number().int()),
  /** The words spoken in it. */
  words: z.string(),
  /** Every text that the layout draws, empty where there is none. */
  texts: z.partialRecord(z.enum(TEXT_NAMES), z.string()),
  /** Its rows; null where the layout has none. */
  items: z.array(z.string()).nullable(),
})

/** A scene that is planned, with what can be changed about it. */
export const PlannedScene = VideoScene.extend({
  /** The anchor of the edit that it has; null while it is automatic. */
  editedAt: EditAnchor.nullable(),
  layouts: z.array(SceneLayout),
  /** The camera move on its photo; null when there can be none. */
  camera: z.enum(CAMERAS).nullable(),
  /** Positions in it at which another scene can begin. */
  cuts: z.array(EditAnchor),
  /** Whether the scene before can take its place as well. */
  canJoin: z.boolean(),
  /** A still of it. The address changes with what is in the picture. */
  pictureUrl: z.string(),
})
export type PlannedScene = z.infer<typeof PlannedScene>

/** A photo, page or slide by which edits name it. */
const StoryboardPhoto = z.object({ id: z.string(), url: z.string(), caption: z.string().nullable() })

/** A warning before a video is made. `text-too-long`: only `fit` of the `characters` of a text have room. */
export const StoryboardWarning = z.object({
  code: z.enum([
    'photo-missing',
    'photo-unused',
    'edit-unplaced',
    'price-not-in-facts',
    'long-video',
    'no-photos',
    'text-too-long',
  ]),
  /** Index of the scene; null where it is about the video. */
  scene: z.number().int().nullable(),
  /** The subject: id of a photo, a price, or the first words of a sentence. */
  subject: z.string().nullable(),
  text: z.object({ name: z.string(), characters: z.number().int(), fit: z.number().int() }).nullable(),
})
export type StoryboardWarning = z.infer<typeof StoryboardWarning>

const Storyboard = z.object({
  edits: StoryboardEdits.nullable(),
  /** Stored with edits, so that backgrounds, crops and camera moves stay the same. */
  seed: z.number().int(),
  durationSeconds: z.number(),
  photos: z.array(StoryboardPhoto),
})

/** The scenes of a draft as it was saved last. Times are estimated until it is spoken. */
export const DraftStoryboard = Storyboard.extend({
  version: z.number().int(),
  scenes: z.array(PlannedScene),
  warnings: z.array(StoryboardWarning),
})
export type DraftStoryboard = z.infer<typeof DraftStoryboard>

/** The scenes of a rendered video; none before it is ready, and for videos made without scenes. */
export const VideoStoryboard = Storyboard.extend({ scenes: z.array(VideoScene) })
export type VideoStoryboard = z.infer<typeof VideoStoryboard>
