import type { Palette } from '../composition/palette.ts'
import type { RenderJob } from '../composition/render-job.ts'
import type { Figure } from '../rig/figure.ts'
import type { Assets } from './assets.ts'
import type { Footage } from './layers/footage.ts'

/** Everything a video is drawn from. */
export interface RenderContext {
  job: RenderJob
  figure: Figure
  palette: Palette
  assets: Assets
  /** Words of each caption. Empty without captions. */
  captions: readonly (readonly string[])[]
  /** A recording in place of the figure. */
  footage?: Footage | undefined
}
