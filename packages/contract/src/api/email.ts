import { z } from 'zod'
import { MailSender, MailText, MailTemplateName, MailTextsOfEmail, SenderName } from '../entities/email.ts'
import { Language } from '../languages.ts'
import type { Table } from '../types.ts'

const EmailText = z.object({ template: MailTemplateName, language: Language })
const Version = z.number().int().min(0)

const Sender = z.object({ sender: MailSender.nullable() })

/** Who the mails of a tenant come from, and what they say. */
export const mail = {
  'GET /api/whitelabel/mail/sender': {
    feature: 'email',
    summary: 'The own sender of this tenant with its records; null where mails come from the platform’s address.',
    access: 'partner',
    limit: 'read',
    scope: 'site:read',
    duringImpersonation: 'allowed',
    whilePaused: 'open',
    response: Sender,
    problems: [],
  },
  'PUT /api/whitelabel/mail/sender': {
    feature: 'email',
    summary: 'Names a sender and says which records its domain needs. Another domain gets a key pair of its own.',
    access: 'partner-admin',
    limit: 'act',
    scope: 'site:write',
    duringImpersonation: 'refused',
    whilePaused: 'open',
    body: z.object({
      name: SenderName,
      address: z.email('Enter an address such as hello@mail.example.com.').max(200),
    }),
    response: Sender,
    problems: ['sender-domain-invalid'],
  },
  'POST /api/whitelabel/mail/sender/check': {
    feature: 'email',
    summary: 'Looks at the records now.',
    access: 'partner-admin',
    limit: 'act',
    scope: 'site:write',
    duringImpersonation: 'refused',
    whilePaused: 'open',
    response: Sender,
    problems: ['not-found'],
  },
  'DELETE /api/whitelabel/mail/sender': {
    feature: 'email',
    summary: 'Puts the own sender aside and forgets its key. Mails come from the platform’s address at once.',
    access: 'partner-admin',
    limit: 'act',
    scope: 'site:write',
    duringImpersonation: 'refused',
    whilePaused: 'open',
    response: Sender,
    problems: [],
  },
  'GET /api/whitelabel/mail/texts': {
    feature: 'email',
    summary: 'The emails that people of this tenant get, in one language: as we word them, and as the partner does.',
    access: 'partner',
    limit: 'read',
    scope: 'site:read',
    duringImpersonation: 'allowed',
    whilePaused: 'open',
    query: z.object({ language: Language }),
    response: z.array(MailText),
    problems: [],
  },
  'PUT /api/whitelabel/mail/texts': {
    feature: 'email',
    summary: 'Words an email anew, from now on. `version` is the one that it was changed from.',
    access: 'partner-editor',
    limit: 'act',
    scope: 'site:write',
    duringImpersonation: 'allowed',
    whilePaused: 'open',
    body: MailTextsOfEmail.extend({ ...EmailText.shape, version: Version }),
    response: MailText,
    problems: ['mail-text-changed', 'mail-word-unknown', 'mail-word-lacking'],
  },
  'POST /api/whitelabel/mail/texts/reset': {
    feature: 'email',
    summary: 'Goes back to our words.',
    access: 'partner-editor',
    limit: 'act',
    scope: 'site:write',
    duringImpersonation: 'allowed',
    whilePaused: 'open',
    body: EmailText.extend({ version: Version }),
    response: MailText,
    problems: ['mail-text-changed'],
  },
  'GET /api/whitelabel/mail/preview': {
    feature: 'email',
    summary:
      'An email as people get it, in its frame, with example values. Texts that are given stand in place of the saved.',
    access: 'partner',
    limit: 'read',
    scope: 'site:read',
    duringImpersonation: 'allowed',
    whilePaused: 'open',
    query: EmailText.extend({
      look: z.enum(['light', 'dark']).default('light'),
      subject: z.string().max(120).optional(),
      opening: z.string().max(500).optional(),
      closing: z.string().max(300).optional(),
    }),
    response: 'page',
    problems: [],
  },
  'POST /api/whitelabel/mail/test': {
    feature: 'email',
    summary: 'Sends an email with example values to whoever asks, and to nobody else.',
    access: 'partner-editor',
    limit: 'costly',
    scope: 'site:write',
    duringImpersonation: 'allowed',
    whilePaused: 'open',
    body: EmailText,
    response: z.object({ to: z.string() }),
    problems: ['no-email'],
  },
} as const satisfies Table
