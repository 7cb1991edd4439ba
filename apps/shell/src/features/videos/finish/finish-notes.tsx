import { t } from '@lingui/core/macro'
import { call } from '@vitrine/contract/client'
import { useLive } from '../../../lib/live/live.ts'
import { showNotice } from './finish-notice.ts'

/** Shows browser notifications of finished videos, on every screen of the site. */
export function FinishNotes() {
  useLive((message) => {
    if (message.type === 'processing_progress') unfinished.add(message.videoId)
    if (message.type === 'video_status_update') void notify(message.videoId)
  })
  return null
}

// Renames, deletions and redrawn videos trigger the same message, so only videos that ended just now are reported.
const freshMs = 60_000
const unfinished = new Set<string>()

async function notify(id: string): Promise<void> {
  const video = await call('GET /api/videos/:id', { params: { id } }).catch(() => undefined)
  if (!video) return
  const { status, title, createdAt } = video
  if (status === 'pending' || status === 'processing') return void unfinished.add(id)
  const isNew = unfinished.delete(id) || Date.now() - Date.parse(createdAt) < freshMs
  if (!isNew || video.errorCode === 'cancelled') return
  if (status === 'ready') showNotice(id, { title: t`Video ready`, body: title })
  if (status === 'failed') showNotice(id, { title: t`This video failed. You weren’t charged.`, body: title })
}
