import type { MediaLinks } from '../../platform/http/media.ts'
import type { ShareTokens } from '../../platform/share-tokens.ts'
import { createNoticePost } from '../../platform/mail/notice-letters.ts'
import type { Tenants } from '../tenants/service.ts'
import { createFilmSources } from './film-sources.ts'
import { createVideoLife } from './life-service.ts'
import { createMaking } from './making.ts'
import { createPersonalVideos } from './personal-service.ts'
import { createVideos } from './service.ts'
import { createShownVideos } from './shown.ts'
import { createFinishedVideos } from './tasks/service.ts'
import { createTasks } from './tasks/tasks.ts'
import { createTrash } from './trash-service.ts'
import { createVideoView } from './view.ts'

type Given<Create extends (parts: never) => unknown> = Parameters<Create>[0]
type Parts = Given<typeof createTasks> &
  Omit<Given<typeof createMaking>, 'parallelVideosOf' | 'post' | 'tasks'> &
  Omit<Given<typeof createShownVideos>, 'view'> &
  Omit<Given<typeof createVideos>, 'making' | 'shown'> &
  Pick<Given<typeof createVideoLife>, 'drafts'> &
  Omit<Given<typeof createTrash>, 'making' | 'shown' | 'tasks'> &
  Given<typeof createFilmSources> & {
    tenants: Pick<Tenants, 'withId'>
    media: Pick<MediaLinks, 'link'>
    shareTokens: Pick<ShareTokens, 'addressOf'>
  }

/** The rooms of the feature: how a video is made, and what people do with it before, meanwhile and after. */
export function createVideoRooms(parts: Parts) {
  const { tenants, media, shareTokens } = parts
  const parallelVideosOf = async (tenantId: string) => (await tenants.withId(tenantId))?.settings.parallelVideos ?? 1
  const tasks = createTasks(parts)
  const making = createMaking({ ...parts, parallelVideosOf, tasks, post: createNoticePost(parts.queue) })
  const shown = createShownVideos({ ...parts, view: createVideoView(media, shareTokens) })
  const all = { ...parts, tasks, making, shown }
  const videos = createVideos(all)
  return {
    tasks,
    making,
    videos,
    filmSources: createFilmSources(parts),
    videoLife: createVideoLife({ ...all, videos }),
    personalVideos: createPersonalVideos({ ...all, videos }),
    trash: createTrash(all),
    finishedVideos: createFinishedVideos(all),
  }
}
