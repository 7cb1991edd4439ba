import { msg } from '@vitrine/messages'
import { z } from 'zod'
import { defineEmail } from '../../../platform/email/define.ts'
import { EXAMPLE_TOKEN } from '../../../platform/email/example.ts'
import { newPasswordPath } from '../../../platform/email/link-paths.ts'
import { usernameFact } from './shared.ts'

const title = msg({ message: 'Choose a new password' })

export const resetPasswordEmail = defineEmail({
  name: 'reset-password',
  payload: z.object({ userId: z.uuid() }),
  isMerged: true,
  content: ({ token, minutes }: { token: string; minutes: number }, { reader }) => ({
    subject: msg({ message: 'Choose a new password for {company}' }),
    title,
    opening: msg({ message: 'Hello {name}, someone requested a new password for your account.' }),
    paragraphs: [
      msg({
        message:
          'The link can be used once and expires in {minutes, number} minutes. Requesting another link cancels this one.',
      }),
    ],
    facts: [usernameFact(reader)],
    action: { label: title, path: newPasswordPath(token) },
    closing: msg({ message: 'If this wasn’t you, ignore this email. Your password stays the same.' }),
    values: { minutes },
  }),
  example: () => ({ token: EXAMPLE_TOKEN, minutes: 30 }),
})
