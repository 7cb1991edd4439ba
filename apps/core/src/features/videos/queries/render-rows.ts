import { jsonb } from '../../../platform/db/jsonb.ts'
import type { VideoRows } from '../../renders/index.ts'
import { listContents } from '../content-store.ts'
import { changeVideo, lockVideos } from '../store.ts'
import {
  countQueued,
  findPace,
  listUnfinished,
  listUnfinishedOf,
  listWaiting,
  listWaitingOwners,
} from './render-queue-store.ts'

/** What renders read and write of the videos here. */
export const videoRows: VideoRows = {
  lock: async (tx, id) => (await lockVideos(tx, [id]))[0],
  change: (tx, id, { speech_files: files, ...change }) =>
    changeVideo(tx, id, files === undefined ? change : { ...change, speech_files: jsonb([...files]) }),
  countQueued,
  listWaiting,
  listWaitingOwners,
  listUnfinished,
  listUnfinishedOf,
  findPace,
  listContents,
}
