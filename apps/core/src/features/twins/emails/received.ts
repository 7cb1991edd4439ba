import { msg } from '@vitrine/messages'
import { z } from 'zod'
import { defineEmail } from '../../../platform/email/define.ts'
import { EXAMPLE_PERSON } from '../../../platform/email/example.ts'

/** Sent when the recordings of a twin are complete and wait for their review. */
export const twinReceivedEmail = defineEmail({
  name: 'twin-received',
  payload: z.object({ userId: z.uuid(), avatarId: z.uuid() }),
  kind: 'twins',
  content: ({ twin }: { twin: string }) => ({
    subject: msg({ message: 'We received the recording for your digital twin' }),
    title: msg({ message: 'Recording received' }),
    opening: msg({
      message: 'Hello {name}, the recording for “{twin}” arrived. {company} is checking it and the consent now.',
    }),
    paragraphs: [msg({ message: 'We’ll email you when the twin is ready, or if you need to record something again.' })],
    action: { label: msg({ message: 'View your avatars' }), path: '/manage-avatars' },
    values: { twin },
  }),
  example: () => ({ twin: EXAMPLE_PERSON }),
})
