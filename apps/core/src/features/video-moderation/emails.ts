import { msg } from '@vitrine/messages'
import { z } from 'zod'
import { defineEmail } from '../../platform/email/define.ts'
import { exampleVideo } from '../../platform/email/example.ts'
import { type SendableEmail, toPerson } from '../../platform/email/sendable.ts'
import { lockVideos } from '../videos/index.ts'

interface TakenDown {
  video: string
  reason: string
}

export const videoTakenDownEmail = defineEmail({
  name: 'video-taken-down',
  payload: z.object({ userId: z.uuid(), videoId: z.uuid() }),
  content: ({ video, reason }: TakenDown) => ({
    subject: msg({ message: '{company} removed your video' }),
    title: msg({ message: 'Your video was removed' }),
    opening: msg({
      message: 'Hello {name}, {company} removed “{video}”. Its share page and files are no longer available.',
    }),
    facts: [[msg({ message: 'Reason' }), reason]],
    action: { label: msg({ message: 'Open your videos' }), path: '/my-videos' },
    closing: msg({ message: 'If you think this is a mistake, contact {support}.' }),
    values: { video },
  }),
  example: (tenant) => ({
    video: exampleVideo(tenant),
    reason: 'The video shows a house without its owner’s consent.',
  }),
})

export const videoModerationEmails: SendableEmail[] = [
  toPerson(videoTakenDownEmail, async (tx, { videoId }) => {
    const [row] = await lockVideos(tx, [videoId])
    if (!row?.taken_down_reason || row.deleted_at) return undefined
    return { data: { video: row.title, reason: row.taken_down_reason } }
  }),
]
