export { renderVideo } from './render-video.ts'
export type { RenderHooks } from './render-video.ts'
export { MediaError } from '../composition/render-job.ts'
export type {
  Brand,
  Facts,
  RenderJob,
  Language,
  MediaErrorCode,
  RenderResult,
  SceneName,
  Stage,
} from '../composition/render-job.ts'
