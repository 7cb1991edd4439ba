import type { TenantTx } from '../../platform/db/open.ts'
import type { NoticePost } from '../../platform/mail/notice-letters.ts'
import * as store from './end-notes-store.ts'
import { STOPPED } from './stopped.ts'

/**
 * Tells people by mail how their videos ended. While another one of theirs is being made they hear nothing, so that fifty
 * videos are one letter and not fifty; what they stopped themselves they need not be told.
 */
export function createEndNotes(post: NoticePost) {
  return async function tellEnds(tx: TenantTx, userId: string, now: Date): Promise<void> {
    if (await store.hasUnfinished(tx, userId)) return
    const ended = await store.noteTold(tx, userId, now)
    const ready = ended.filter(({ status }) => status === 'ready')
    const failed = ended.filter(({ status, error_code: code }) => status === 'failed' && code !== STOPPED.code)
    for (const [template, videos] of [['videos-ready', ready] as const, ['videos-failed', failed] as const]) {
      const [first] = videos
      if (first) await post(tx, { template, userId, videoId: first.id, count: videos.length })
    }
  }
}
