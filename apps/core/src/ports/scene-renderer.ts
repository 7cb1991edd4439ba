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

/** A text without room: of so many characters so many fit, 0 when it is left out. */
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

/** Plans the scenes of a video before it is made, and draws stills of them. */
export interface SceneRenderer {
  /** Takes time in proportion to the script, in a thread on the owner's account. Throws `busy`. */
  plan(job: ScenesJob, owner: Owner): Promise<PlannedScenes>
  /** Returns the texts that have no room. Throws RenderError. */
  textFit(job: ScenesJob, shots: readonly Shot[]): Promise<TextFit[]>
  /** Returns a JPEG of a scene. Throws RenderError. `isLost` means that a retry may succeed. */
  draw(job: ScenesJob, scene: StillScene, staged: StagedScene): Promise<Buffer>
  /** Ends its processes. */
  close(): Promise<void>
}
