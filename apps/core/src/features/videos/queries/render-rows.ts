import { jsonb } from '../../../platform/db/jsonb.ts'
import type { VideoRows } from '../../renders/index.ts'
import { addContent, listContents } from '../content-store.ts'
import { type Change, changeVideo, lockVideos } from '../store.ts'
import {
  countQueued,
  findPace,
  listUnfinished,
  listUnfinishedOf,
  listWaiting,
  listWaitingOwners,
} from './render-queue-store.ts'

/** Access of renders to the videos table. */
export const videoRows: VideoRows = {
  lock: async (tx, id) => (await lockVideos(tx, [id]))[0],
  change: (tx, id, { speech_files: files, notes, ...rest }) => {
    const change: Change = rest
    if (files !== undefined) change.speech_files = jsonb([...files])
    if (notes !== undefined) change.notes = jsonb([...notes])
    return changeVideo(tx, id, change)
  },
  countQueued,
  listWaiting,
  listWaitingOwners,
  listUnfinished,
  listUnfinishedOf,
  findPace,
  listContents,
  addContent,
}
