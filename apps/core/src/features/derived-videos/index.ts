import type { Db } from '../../platform/db/open.ts'
import type { ScriptsModule } from '../scripts/index.ts'
import type { VideosModule } from '../videos/index.ts'
import type { VoicesModule } from '../voices/index.ts'
import { createRemakes } from './service.ts'

export { remakesRoutes } from './routes.ts'

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
export function createRemakesModule({ db, newId }: Platform, inputs: Inputs) {
  const { voices } = inputs.voices
  const { drafts, scripts } = inputs.scripts
  const { videos } = inputs.videos
  return createRemakes({ db, videos, voices, drafts, scripts, newId })
}
