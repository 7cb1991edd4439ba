import { msg } from '@vitrine/messages'
import { z } from 'zod'
import { defineEmail } from '../../../platform/email/define.ts'
import { EXAMPLE_ID } from '../../../platform/email/example.ts'
import { securityAlert } from './shared.ts'

export const passwordChangedEmail = defineEmail({
  name: 'password-changed',
  payload: z.object({ userId: z.uuid() }),
  content: (_data: { userId: string }, { reader }) =>
    securityAlert(reader, {
      subject: msg({ message: 'Your {company} password was changed' }),
      title: msg({ message: 'Your password was changed' }),
      opening: msg({
        message: 'Hello {name}, your account has a new password. All other browsers were signed out.',
      }),
    }),
  example: () => ({ userId: EXAMPLE_ID }),
})
