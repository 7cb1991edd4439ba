import { type Message, msg } from '@vitrine/messages'
import { z } from 'zod'
import { defineEmail } from '../../../platform/email/define.ts'
import { EXAMPLE_ID } from '../../../platform/email/example.ts'
import { usernameFact } from './shared.ts'

/** What was set up in an account before its address was confirmed. */
type EndedKind = 'factor' | 'feeds' | 'identities' | 'keys' | 'webhooks'

const names: Record<EndedKind, Message> = {
  factor: msg({ message: 'Two-factor authentication' }),
  keys: msg({ message: 'API keys' }),
  identities: msg({ message: 'Connected sign-ins' }),
  webhooks: msg({ message: 'Webhooks' }),
  feeds: msg({ message: 'Listing feeds' }),
}
const count = z.coerce.number()

/** Tells the owner of an address, who has just proved it, what an earlier holder of the account has lost. */
export const accessEndedEmail = defineEmail({
  name: 'access-ended',
  payload: z.object({
    userId: z.uuid(),
    factor: count,
    keys: count,
    identities: count,
    webhooks: count,
    feeds: count,
  }),
  content: (ended: Record<EndedKind, number>, { reader, format }) => ({
    subject: msg({ message: 'Earlier access to your {company} account has ended' }),
    title: msg({ message: 'Earlier access was removed' }),
    opening: msg({
      message:
        'Hello {name}, your email address was confirmed for the first time. Everything that was set up before, possibly ' +
        'by someone else, was removed so that only you have access. All browsers were signed out.',
    }),
    facts: [
      usernameFact(reader),
      ...(Object.keys(names) as EndedKind[])
        .filter((kind) => ended[kind] > 0)
        .map((kind): [Message, Message | string] => [
          names[kind],
          kind === 'factor' ? msg({ message: 'Turned off' }) : format.number(ended[kind]),
        ]),
    ],
    action: { label: msg({ message: 'Open account settings' }), path: '/profile' },
    closing: msg({ message: 'If you use any of these, set them up again.' }),
  }),
  example: () => ({ userId: EXAMPLE_ID, factor: 1, keys: 2, identities: 0, webhooks: 1, feeds: 0 }),
})
