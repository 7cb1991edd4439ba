import { msg } from '@vitrine/messages'
import { z } from 'zod'
import { defineEmail } from '../../platform/email/define.ts'
import { EXAMPLE_PERSON } from '../../platform/email/example.ts'
import { type SendableEmail, toPerson } from '../../platform/email/sendable.ts'
import { storedMessage } from '../../platform/http/problem-messages.ts'
import { twinRows } from '../avatars/index.ts'

interface Failed {
  twin: string
  reason: string
}

/** Sent when a service could not train a twin. */
export const twinTrainingFailedEmail = defineEmail({
  name: 'twin-training-failed',
  payload: z.object({ userId: z.uuid(), avatarId: z.uuid() }),
  kind: 'twins',
  content: ({ twin, reason }: Failed) => ({
    subject: msg({ message: 'Training your {company} digital twin failed' }),
    title: msg({ message: 'Training failed' }),
    opening: msg({ message: 'Hello {name}, “{twin}” couldn’t be trained for lip sync.' }),
    facts: [[msg({ message: 'Reason' }), storedMessage(reason)]],
    paragraphs: [
      msg({ message: 'You won’t be charged again. Delete this twin under Manage Avatars, then record again.' }),
    ],
    action: { label: msg({ message: 'Record again' }), path: '/manage-avatars' },
    closing: msg({ message: 'If the recording isn’t the cause, contact {support}: we can train the twin again.' }),
    values: { twin },
  }),
  example: () => ({ twin: EXAMPLE_PERSON, reason: 'The lip-sync service didn’t accept the recording.' }),
})

/** Name and reason are read when the email is sent, so that emails about deleted or trained twins are dropped. */
export const twinServiceEmails: SendableEmail[] = [
  toPerson(twinTrainingFailedEmail, async (tx, { avatarId, userId }) => {
    const twin = await twinRows.find(tx, avatarId)
    if (twin?.user_id !== userId || twin.training !== 'failed') return undefined
    return { data: { twin: twin.name, reason: twin.training_error ?? '' } }
  }),
]
