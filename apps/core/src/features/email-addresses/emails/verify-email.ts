import { msg } from '@vitrine/messages'
import { z } from 'zod'
import { defineEmail } from '../../../platform/email/define.ts'
import { EXAMPLE_TOKEN } from '../../../platform/email/example.ts'
import { usernameFact } from '../../auth/index.ts'
import { type ConfirmLink, confirmAction, confirmAddress, confirmLinkText } from './shared.ts'

export const verifyEmail = defineEmail({
  name: 'verify-email',
  payload: z.object({ userId: z.uuid() }),
  isMerged: true,
  content: (link: ConfirmLink, { reader }) => ({
    subject: msg({ message: 'Confirm your email address for {company}' }),
    title: confirmAddress,
    opening: msg({ message: 'Hello {name}, this address was added to your account.' }),
    paragraphs: [confirmLinkText],
    facts: [usernameFact(reader)],
    action: confirmAction(link),
    closing: msg({ message: 'If you don’t have an account here, ignore this email.' }),
    values: { hours: link.hours },
  }),
  example: () => ({ token: EXAMPLE_TOKEN, hours: 24 }),
})
