import { jsonb } from '../../../platform/db/jsonb.ts'
import type { FinishedVideoRows } from '../../video-jobs/index.ts'
import { lockChosen, lockFinished } from '../own-video.ts'
import { type Change, changeVideo, lockVideos } from '../store.ts'
import { countLooks, listLooks } from './look-store.ts'

/** Access of video jobs to the videos table. */
export const finishedVideoRows: FinishedVideoRows = {
  lock: async (tx, id) => (await lockVideos(tx, [id]))[0],
  lockFinished,
  lockChosen,
  countLooks,
  listLooks,
  change: (tx, id, { speech_files: files, brand_kit: kit, ...rest }) => {
    const change: Change = rest
    if (files !== undefined) change.speech_files = jsonb([...files])
    if (kit !== undefined) change.brand_kit = kit && jsonb(kit)
    return changeVideo(tx, id, change)
  },
}
