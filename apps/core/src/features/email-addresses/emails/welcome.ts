import { msg } from '@vitrine/messages'
import { z } from 'zod'
import { defineEmail } from '../../../platform/email/define.ts'
import { EXAMPLE_TOKEN } from '../../../platform/email/example.ts'
import { usernameFact } from '../../auth/index.ts'
import { type ConfirmLink, confirmAction, confirmLinkText } from './shared.ts'

/** Welcomes a new account. `link` is absent where its address is confirmed already. */
export const welcomeEmail = defineEmail({
  name: 'welcome',
  payload: z.object({ userId: z.uuid() }),
  content: ({ link }: { link?: ConfirmLink | undefined }, { tenant: { settings }, reader }) => ({
    subject: msg({ message: 'Welcome to {company}' }),
    title: msg({ message: 'Welcome, {name}' }),
    opening:
      settings.freeCredits > 0
        ? msg({
            message:
              'Your account is ready. You start with {credits, plural, one {# free credit} other {# free credits}}.',
          })
        : msg({ message: 'Your account is ready.' }),
    paragraphs: [
      msg({ message: 'Write a script, choose a presenter and create your first video.' }),
      ...(link ? [confirmLinkText] : []),
    ],
    facts: [usernameFact(reader)],
    action: link ? confirmAction(link) : { label: msg({ message: 'Open your dashboard' }), path: '/dashboard' },
    values: { credits: settings.freeCredits, hours: link?.hours },
  }),
  example: () => ({ link: { token: EXAMPLE_TOKEN, hours: 24 } }),
})
