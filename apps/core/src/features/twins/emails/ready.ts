import { msg } from '@vitrine/messages'
import { z } from 'zod'
import { defineEmail } from '../../../platform/email/define.ts'
import { EXAMPLE_PERSON } from '../../../platform/email/example.ts'

interface Ready {
  twin: string
  /** Empty where the installation makes no introduction video. */
  videoId: string
}

const introduction = msg({
  message: 'The twin introduces itself in a first video, free of charge. It can take a few minutes to appear.',
})

/** Sent when a twin can be used. Its link leads to the free video in which the twin introduces itself. */
export const twinReadyEmail = defineEmail({
  name: 'twin-ready',
  payload: z.object({ userId: z.uuid(), avatarId: z.uuid(), videoId: z.union([z.uuid(), z.literal('')]) }),
  kind: 'twins',
  content: ({ twin, videoId }: Ready) => ({
    subject: msg({ message: 'Your {company} digital twin is ready' }),
    title: msg({ message: 'Your digital twin is ready' }),
    opening: msg({ message: 'Hello {name}, you can now make videos with “{twin}”.' }),
    paragraphs: videoId ? [introduction] : [],
    action: videoId
      ? { label: msg({ message: 'Watch the first video' }), path: `/watch?video=${videoId}` }
      : { label: msg({ message: 'View your avatars' }), path: '/manage-avatars' },
    values: { twin },
  }),
  example: () => ({ twin: EXAMPLE_PERSON, videoId: '00000000-0000-7000-8000-000000000000' }),
})
