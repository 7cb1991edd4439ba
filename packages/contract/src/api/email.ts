import { z } from 'zod'
import { MailSender, MailText, MailTemplateName, MailTextsOfEmail, SenderName } from '../entities/email.ts'
import { Language } from '../languages.ts'
import type { Table } from '../types.ts'

const EmailText = z.object({ template: MailTemplateName, language: Language })
const Version = z.number().int().min(0)

const Sender = z.object({ sender: MailSender.nullable() })

/** The sender and the texts of a tenant's emails. */
export const email = {
  'GET /api/whitelabel/mail/sender': {
    feature: 'email',
    summary:
      'The custom email sender of this tenant with its DNS records; null if emails come from the platform’s address.',
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
    summary:
      'Sets the email sender and returns the DNS records that its domain needs. Another domain gets its own key pair.',
    access: 'partner-admin',
    limit: 'change',
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
    summary: 'Checks the DNS records now.',
    access: 'partner-admin',
    limit: 'change',
    scope: 'site:write',
    duringImpersonation: 'refused',
    whilePaused: 'open',
    response: Sender,
    problems: ['not-found'],
  },
  'DELETE /api/whitelabel/mail/sender': {
    feature: 'email',
    summary: 'Removes the custom sender and its key. Emails come from the platform’s address at once.',
    access: 'partner-admin',
    limit: 'change',
    scope: 'site:write',
    duringImpersonation: 'refused',
    whilePaused: 'open',
    response: Sender,
    problems: [],
  },
  'GET /api/whitelabel/mail/texts': {
    feature: 'email',
    summary: 'The email templates of this tenant in one language: the default text and the partner’s own.',
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
    summary: 'Changes the text of an email template. `version` is the version it was changed from.',
    access: 'partner-editor',
    limit: 'change',
    scope: 'site:write',
    duringImpersonation: 'allowed',
    whilePaused: 'open',
    body: MailTextsOfEmail.extend({ ...EmailText.shape, version: Version }),
    response: MailText,
    problems: ['mail-text-changed', 'mail-word-unknown', 'mail-word-lacking'],
  },
  'POST /api/whitelabel/mail/texts/reset': {
    feature: 'email',
    summary: 'Resets an email template to the default text.',
    access: 'partner-editor',
    limit: 'change',
    scope: 'site:write',
    duringImpersonation: 'allowed',
    whilePaused: 'open',
    body: EmailText.extend({ version: Version }),
    response: MailText,
    problems: ['mail-text-changed'],
  },
  'GET /api/whitelabel/mail/preview': {
    feature: 'email',
    summary: 'An email with example values, as people get it. Text in the query replaces the saved text.',
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
    summary: 'Sends an email with example values to the caller only.',
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
