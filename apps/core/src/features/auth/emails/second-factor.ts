import { msg } from '@vitrine/messages'
import { z } from 'zod'
import { defineEmail } from '../../../platform/email/define.ts'
import { EXAMPLE_ID } from '../../../platform/email/example.ts'
import { securityAlert } from './shared.ts'

const payload = z.object({ userId: z.uuid() })

export const secondFactorOnEmail = defineEmail({
  name: 'second-factor-on',
  payload,
  content: (_data: { userId: string }, { reader }) =>
    securityAlert(reader, {
      subject: msg({ message: 'Two-factor authentication is on for your {company} account' }),
      title: msg({ message: 'Two-factor authentication is on' }),
      opening: msg({
        message:
          'Hello {name}, two-factor authentication is on. You now need a code from your authenticator app to ' +
          'sign in. All other browsers were signed out.',
      }),
    }),
  example: () => ({ userId: EXAMPLE_ID }),
})

export const secondFactorOffEmail = defineEmail({
  name: 'second-factor-off',
  payload,
  content: (_data: { userId: string }, { reader }) =>
    securityAlert(reader, {
      subject: msg({ message: 'Two-factor authentication is off for your {company} account' }),
      title: msg({ message: 'Two-factor authentication is off' }),
      opening: msg({
        message:
          'Hello {name}, two-factor authentication is off. You now sign in with your password only. All other browsers were signed out.',
      }),
    }),
  example: () => ({ userId: EXAMPLE_ID }),
})
