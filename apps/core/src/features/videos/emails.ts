import { msg } from '@vitrine/messages'
import { z } from 'zod'
import { defineEmail } from '../../platform/email/define.ts'
import { exampleVideo } from '../../platform/email/example.ts'
import { type SendableEmail, toPerson } from '../../platform/email/sendable.ts'
import { findTitle } from './completion/completion-emails-store.ts'

/**
 * Finished videos: the only one, or any of several. Its title is read when the email is sent, so that the
 * outbox does not store it.
 */
const payload = z.object({ userId: z.uuid(), videoId: z.uuid(), count: z.coerce.number().int() })

interface Ended {
  video: string
  count: number
}

const openVideos = { label: msg({ message: 'Open your videos' }), path: '/my-videos' }
const seeWhy = { label: msg({ message: 'View the reason and retry' }), path: '/my-videos' }

export const videoReadyEmail = defineEmail({
  name: 'videos-ready',
  payload,
  kind: 'videos',
  content: ({ video }: Ended) => ({
    subject: msg({ message: 'Your {company} video is ready' }),
    title: msg({ message: 'Your video is ready' }),
    opening: msg({ message: 'Hello {name}, “{video}” is ready. Watch, share or download it.' }),
    action: openVideos,
    values: { video },
  }),
  example: (tenant) => ({ video: exampleVideo(tenant), count: 1 }),
})

export const videosReadyEmail = defineEmail({
  name: 'videos-ready-several',
  payload,
  kind: 'videos',
  content: ({ count }: Ended) => ({
    subject: msg({ message: '{count, plural, one {# {company} video is ready} other {# {company} videos are ready}}' }),
    title: msg({ message: '{count, plural, one {# video is ready} other {# videos are ready}}' }),
    opening: msg({
      message: 'Hello {name}, your videos are ready. Watch, share or download them.',
    }),
    action: openVideos,
    values: { count },
  }),
  example: (tenant) => ({ video: exampleVideo(tenant), count: 3 }),
})

export const videoFailedEmail = defineEmail({
  name: 'videos-failed',
  payload,
  kind: 'videos',
  content: ({ video }: Ended) => ({
    subject: msg({ message: 'Your {company} video failed' }),
    title: msg({ message: 'Your video failed' }),
    opening: msg({
      message: 'Hello {name}, “{video}” failed. You weren’t charged, and its credits are back in your account.',
    }),
    action: seeWhy,
    values: { video },
  }),
  example: (tenant) => ({ video: exampleVideo(tenant), count: 1 }),
})

export const videosFailedEmail = defineEmail({
  name: 'videos-failed-several',
  payload,
  kind: 'videos',
  content: ({ count }: Ended) => ({
    subject: msg({ message: '{count, plural, one {# {company} video failed} other {# {company} videos failed}}' }),
    title: msg({ message: '{count, plural, one {# video failed} other {# videos failed}}' }),
    opening: msg({
      message:
        'Hello {name}, some of your videos failed. You weren’t charged, and their credits are back in your account.',
    }),
    action: seeWhy,
    values: { count },
  }),
  example: (tenant) => ({ video: exampleVideo(tenant), count: 3 }),
})

export const videoEmails: SendableEmail[] = [
  videoReadyEmail,
  videosReadyEmail,
  videoFailedEmail,
  videosFailedEmail,
].map((email) =>
  toPerson(email, async (tx, { videoId, count }) => {
    const video = await findTitle(tx, videoId)
    return video === undefined ? undefined : { data: { video, count } }
  }),
)
