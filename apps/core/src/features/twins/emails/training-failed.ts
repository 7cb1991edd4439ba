import { msg } from '@vitrine/messages'
import { z } from 'zod'
import { defineEmail } from '../../../platform/email/define.ts'
import { EXAMPLE_PERSON } from '../../../platform/email/example.ts'
import { storedMessage } from '../../../platform/http/problem-messages.ts'

interface Failed {
  twin: string
  reason: string
}

/** A service has not trained a twin. */
export const twinTrainingFailedEmail = defineEmail({
  name: 'twin-training-failed',
  payload: z.object({ userId: z.uuid(), avatarId: z.uuid() }),
  kind: 'twins',
  content: ({ twin, reason }: Failed) => ({
    subject: msg({ message: 'Training your {company} digital twin failed' }),
    title: msg({ message: 'Training failed' }),
    opening: msg({ message: 'Hello {name}, “{twin}” could not be trained for lip sync.' }),
    facts: [[msg({ message: 'Reason' }), storedMessage(reason)]],
    paragraphs: [
      msg({ message: 'You don’t pay a second time. Delete this twin under Manage Avatars, then record again.' }),
    ],
    action: { label: msg({ message: 'Record again' }), path: '/manage-avatars' },
    closing: msg({ message: 'If the recording isn’t the cause, contact {support}: we can train the twin again.' }),
    values: { twin },
  }),
  example: () => ({ twin: EXAMPLE_PERSON, reason: 'The lip-sync service didn’t accept the recording.' }),
})
