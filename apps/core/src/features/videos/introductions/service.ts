import { SpokenLanguage, VideoLook, VideoSound } from '@vitrine/contract/api'
import { AppError } from '../../../platform/errors/app-error.ts'
import type { Db } from '../../../platform/db/open.ts'
import type { Queue } from '../../../platform/queue/queue.ts'
import type { Avatars } from '../../avatars/index.ts'
import { findUser } from '../../people/index.ts'
import type { Tenants } from '../../tenants/index.ts'
import type { Videos } from '../service.ts'
import { introductionOf } from './introduction-text.ts'

interface Deps {
  db: Db
  tenants: Pick<Tenants, 'withId'>
  avatars: Pick<Avatars, 'nameOfTwin'>
  videos: Pick<Videos, 'create'>
}

/** The first video of a digital twin, in which it introduces itself. It costs nothing. */
export function createIntroductions({ db, tenants, avatars, videos }: Deps) {
  return { make, work }

  function work(queue: Pick<Queue, 'work'>): void {
    queue.work('introduction', { concurrency: 1, handle: make })
  }

  /** Makes the video in the language of its person, once for each twin. A twin that cannot be used any more has none. */
  async function make({
    tenantId = '',
    avatarId = '',
    userId = '',
    videoId = '',
  }: Record<string, string>): Promise<void> {
    const tenant = await tenants.withId(tenantId)
    const name = await avatars.nameOfTwin(tenantId, userId, avatarId)
    if (!tenant || name === undefined) return
    const person = await db.inTenant(tenantId, (tx) => findUser(tx, userId))
    const language = SpokenLanguage.catch('en').parse(person?.language)
    const draft = {
      ...introductionOf(name, language),
      language,
      avatarId,
      propertyAddress: '',
      metadata: {},
      look: VideoLook.parse({}),
      sound: VideoSound.parse({}),
      contentIds: [],
      brandKitId: null,
      requestKey: `introduction ${avatarId}`,
      introduces: { avatarId, videoId },
    }
    try {
      await videos.create(tenant, { id: userId }, draft)
    } catch (error) {
      if (error instanceof AppError && OVER.has(error.code)) return
      throw error
    }
  }
}

/** The twin was deleted, or its consent withdrawn, meanwhile. */
const OVER = new Set<string>(['avatar-unknown', 'twin-revoked'])
