import { msg } from '@vitrine/messages'
import { z } from 'zod'
import { defineEmail } from '../../../platform/email/define.ts'
import { EXAMPLE_TOKEN } from '../../../platform/email/example.ts'
import { usernameFact, wasYou } from '../../auth/index.ts'
import { type UndoLink, undoAction, undoLinkText } from './shared.ts'

const payload = z.object({ userId: z.uuid(), emailChangeId: z.uuid() })
const example = () => ({ token: EXAMPLE_TOKEN, days: 7 })

/** Sent to the current address while a new one waits for confirmation. It does not name the new one. */
export const emailChangeRequestedEmail = defineEmail({
  name: 'email-change-requested',
  payload,
  content: (link: UndoLink, { reader }) => ({
    subject: msg({ message: 'Confirm the new address for your {company} account' }),
    title: msg({ message: 'Email change requested' }),
    opening: msg({
      message:
        'Hello {name}, someone asked to change your account’s email address. This address stays in use until the new one is confirmed.',
    }),
    paragraphs: [undoLinkText],
    facts: [usernameFact(reader)],
    action: undoAction(link),
    closing: msg({ message: 'If this was you, you don’t need to do anything here.' }),
    values: { days: link.days },
  }),
  example,
})

/** Sent to the previous address of an account. It does not name the new one. */
export const emailChangedEmail = defineEmail({
  name: 'email-changed',
  payload,
  content: (link: UndoLink, { reader }) => ({
    subject: msg({ message: 'Your {company} email address was changed' }),
    title: msg({ message: 'Your email address was changed' }),
    opening: msg({ message: 'Hello {name}, your account no longer uses this email address.' }),
    paragraphs: [wasYou, undoLinkText],
    facts: [usernameFact(reader)],
    action: undoAction(link),
    closing: msg({
      message: 'If this wasn’t you, sign in and change your password now, or contact {support}.',
    }),
    values: { days: link.days },
  }),
  example,
})
