import { msg } from '@vitrine/messages'
import { z } from 'zod'
import { defineEmail } from '../../../platform/email/define.ts'
import { EXAMPLE_PERSON } from '../../../platform/email/example.ts'

interface Rejected {
  twin: string
  reason: string
}

/** Sent when an operator has rejected a twin. The reason is included as they typed it. */
export const twinRejectedEmail = defineEmail({
  name: 'twin-rejected',
  payload: z.object({ userId: z.uuid(), avatarId: z.uuid() }),
  kind: 'twins',
  content: ({ twin, reason }: Rejected) => ({
    subject: msg({ message: 'Your {company} digital twin needs a new recording' }),
    title: msg({ message: 'A new recording is needed' }),
    opening: msg({ message: 'Hello {name}, {company} couldn’t make “{twin}” from this recording.' }),
    facts: [[msg({ message: 'Reason' }), reason]],
    paragraphs: [
      msg({
        message:
          'Under Manage Avatars, record only the consent again, or delete this twin and start over. You won’t be charged again.',
      }),
    ],
    action: { label: msg({ message: 'Record again' }), path: '/manage-avatars' },
    closing: msg({ message: 'If you think this is a mistake, contact {support}.' }),
    values: { twin },
  }),
  example: () => ({ twin: EXAMPLE_PERSON, reason: 'The code was not read.' }),
})
