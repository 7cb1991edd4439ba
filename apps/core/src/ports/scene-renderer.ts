import type { PlannedStoryboard, Shot } from '@vitrine/presenter/director'
import type { Owner } from './owner.ts'
import type { RenderJob } from './renderer.ts'

/** A picture of a video before it is made. */
export interface ScenePicture {
  id: string
  caption?: string
  isPhoto?: boolean
  width?: number
  height?: number
}

/** A video before it is made. */
export interface ScenesJob extends Omit<
  RenderJob,
  'captionsPath' | 'footagePath' | 'outputPath' | 'pictures' | 'posterPath' | 'speechCacheFolder' | 'unbrandedPath'
> {
  pictures: readonly ScenePicture[]
}

/** The planned scenes of a job, as people read them and as they are drawn. */
export interface PlannedScenes {
  planned: PlannedStoryboard
  /** One for each scene. */
  shots: readonly Shot[]
}

/** A scene with all that its still shows and nothing else: two equal ones give the same still. */
export interface StillScene {
  shot: Shot
  /** Words of a caption in it. */
  caption: readonly string[]
}

/** A text without room: only `fit` of its `characters` are shown, 0 when it is left out. */
export interface TextFit {
  /** Index of the shot. */
  shot: number
  name: string
  characters: number
  fit: number
}

/** Local paths of what a still shows. */
export interface StagedScene {
  pictures: readonly { path: string; caption?: string; isPhoto?: boolean }[]
  /** A twin's first picture. Absent: the presenter is drawn. */
  recordingPosterPath?: string
}

/** A still of a video before it is made. */
export interface StillJob {
  job: ScenesJob
  scene: StillScene
  staged: StagedScene
}

/** The still of a finished video: a moment of it, or a picture cropped to its shape. Paths are in the work folder. */
export interface ThumbnailJob extends Pick<RenderJob['look'], 'definition' | 'shape'> {
  source: { videoPath: string; second: number } | { picturePath: string }
  /** The origin of the still, which is written into its metadata. */
  provenance: { title: string; creatorTool: string }
  outputPath: string
}

/**
 * Plans the scenes of a video before it is made, draws stills of them, and thumbnails of finished videos. Owners take turns; each
 * method throws `busy` where too many jobs of one wait.
 */
export interface SceneRenderer {
  /** Takes time in proportion to the script, in a thread on the owner's account. */
  plan(job: ScenesJob, owner: Owner): Promise<PlannedScenes>
  /** Returns the texts that have no room. Throws RenderError. */
  textFit(job: ScenesJob, shots: readonly Shot[], owner: Owner): Promise<TextFit[]>
  /** Returns a JPEG of a scene. Throws RenderError. `isLost` means that a retry may succeed. */
  draw(still: StillJob, owner: Owner): Promise<Buffer>
  /** Writes a PNG. Throws RenderError. */
  drawThumbnail(job: ThumbnailJob, owner: Owner): Promise<void>
  /** Ends its processes. */
  close(): Promise<void>
}
