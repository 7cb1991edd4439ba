import type { Db } from '../../platform/db/open.ts'
import type { ScriptsModule } from '../scripts/index.ts'
import type { VideosModule } from '../videos/index.ts'
import type { VoicesModule } from '../voices/index.ts'
import { createDerivedVideos } from './service.ts'

export { derivedVideosRoutes } from './routes.ts'

interface Platform {
  db: Db
  newId: () => string
}

interface Inputs {
  voices: Pick<VoicesModule, 'voices'>
  scripts: Pick<ScriptsModule, 'drafts' | 'scripts'>
  videos: Pick<VideosModule, 'videos'>
}

/** Videos that are made again: with other words, in another language, or from a draft to change first. */
export function createDerivedVideosModule({ db, newId }: Platform, inputs: Inputs) {
  const { voices } = inputs.voices
  const { drafts, scripts } = inputs.scripts
  const { videos } = inputs.videos
  return createDerivedVideos({ db, videos, voices, drafts, scripts, newId })
}
