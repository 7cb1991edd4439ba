import { type Message, msg } from '@vitrine/messages'
import type { EmailContent, Reader } from '../../../platform/email/define.ts'

export function usernameFact({ username }: Reader): [name: Message, value: string] {
  return [msg({ message: 'Username' }), username]
}

export const wasYou = msg({ message: 'If this was you, you can ignore this email.' })

/** Returns an email about a change that only the account's owner should have made. */
export function securityAlert(
  reader: Reader,
  { subject, title, opening, facts = [] }: Pick<EmailContent, 'subject' | 'title' | 'opening' | 'facts'>,
): EmailContent {
  return {
    subject,
    ...(title ? { title } : {}),
    opening,
    facts: [usernameFact(reader), ...facts],
    action: { label: msg({ message: 'This wasn’t me: choose a new password' }), path: '/forgot-password' },
    closing: wasYou,
  }
}
