import { z } from 'zod'
import { MailSender, MailText, MailTemplateName, MailTextsOfLetter, SenderName } from '../entities/mail.ts'
import { Language } from '../languages.ts'
import type { Table } from '../types.ts'

const Letter = z.object({ template: MailTemplateName, language: Language })
const Version = z.number().int().min(0)

const Sender = z.object({ sender: MailSender.nullable() })

/** Who the mails of a tenant come from, and what they say. */
export const mail = {
  'GET /api/whitelabel/mail/sender': {
    feature: 'whitelabel',
    summary: 'The own sender of this tenant with its records; null where mails come from the platform’s address.',
    access: 'partner',
    limit: 'read',
    response: Sender,
    problems: [],
  },
  'PUT /api/whitelabel/mail/sender': {
    feature: 'whitelabel',
    summary: 'Names a sender and says which records its domain needs. Another domain gets a key pair of its own.',
    access: 'partner-admin',
    limit: 'act',
    body: z.object({
      name: SenderName,
      address: z.email('Enter an address such as hello@mail.example.com.').max(200),
    }),
    response: Sender,
    problems: ['sender-domain-invalid'],
  },
  'POST /api/whitelabel/mail/sender/check': {
    feature: 'whitelabel',
    summary: 'Looks at the records now.',
    access: 'partner-admin',
    limit: 'act',
    response: Sender,
    problems: ['not-found'],
  },
  'DELETE /api/whitelabel/mail/sender': {
    feature: 'whitelabel',
    summary: 'Puts the own sender aside and forgets its key. Mails come from the platform’s address at once.',
    access: 'partner-admin',
    limit: 'act',
    response: Sender,
    problems: [],
  },
  'GET /api/whitelabel/mail/texts': {
    feature: 'whitelabel',
    summary: 'The letters that people of this tenant get, in one language: as we word them, and as the partner does.',
    access: 'partner',
    limit: 'read',
    query: z.object({ language: Language }),
    response: z.array(MailText),
    problems: [],
  },
  'PUT /api/whitelabel/mail/texts': {
    feature: 'whitelabel',
    summary: 'Words a letter anew, from now on. `version` is the one that it was changed from.',
    access: 'partner-editor',
    limit: 'act',
    body: MailTextsOfLetter.extend({ ...Letter.shape, version: Version }),
    response: MailText,
    problems: ['mail-text-changed', 'mail-word-unknown', 'mail-word-lacking'],
  },
  'POST /api/whitelabel/mail/texts/reset': {
    feature: 'whitelabel',
    summary: 'Goes back to our words.',
    access: 'partner-editor',
    limit: 'act',
    body: Letter.extend({ version: Version }),
    response: MailText,
    problems: ['mail-text-changed'],
  },
  'GET /api/whitelabel/mail/preview': {
    feature: 'whitelabel',
    summary:
      'A letter as people get it, in its frame, with example values. Texts that are given stand in place of the saved.',
    access: 'partner',
    limit: 'read',
    query: Letter.extend({
      look: z.enum(['light', 'dark']).default('light'),
      subject: z.string().max(120).optional(),
      opening: z.string().max(500).optional(),
      closing: z.string().max(300).optional(),
    }),
    response: 'page',
    problems: [],
  },
  'POST /api/whitelabel/mail/test': {
    feature: 'whitelabel',
    summary: 'Sends a letter with example values to whoever asks, and to nobody else.',
    access: 'partner-editor',
    limit: 'costly',
    body: Letter,
    response: z.object({ to: z.string() }),
    problems: ['no-email'],
  },
} as const satisfies Table
