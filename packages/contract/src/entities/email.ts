import { z } from 'zod'
import { type MailTemplate, mailTemplates } from '../mail-templates.ts'
import { ONE_LINE, ONE_LINE_NAME } from './one-line.ts'

/** Errors of a DNS record, and warnings about it. */
export const MailFault = z.enum([
  'name-doubled',
  'spf-several',
  'spf-not-included',
  'spf-after-all',
  'spf-too-many-lookups',
  'spf-broken-include',
  'spf-open',
  'spf-broken',
  'dkim-cname',
  'dkim-several',
  'dkim-in-pieces',
  'dkim-cut',
  'dkim-characters',
  'dkim-revoked',
  'dkim-other-key',
  'dkim-broken',
  'dkim-testing',
  'dmarc-several',
  'dmarc-broken',
  'dmarc-refuses',
])
export type MailFault = z.infer<typeof MailFault>

/** A required TXT record about senders of a domain, with the value that was found. */
export const MailRecord = z.object({
  kind: z.enum(['spf', 'dkim', 'dmarc']),
  /** The host part for registrars, relative to the registered domain: `@`, `mail`, `_dmarc.mail`. */
  name: z.string(),
  shouldBe: z.string(),
  found: z.array(z.string()),
  /** `unknown`: the name servers did not answer, so nothing changes. */
  state: z.enum(['correct', 'missing', 'wrong', 'unknown']),
  faults: z.array(MailFault),
})
export type MailRecord = z.infer<typeof MailRecord>

/** The sender of a tenant's emails once its domain is verified. */
export const MailSender = z.object({
  name: z.string(),
  address: z.string(),
  domain: z.string(),
  /** The name that was registered, at which the DNS page of the provider is found. */
  registered: z.string(),
  /** Only `verified` counts; `lost` was it before. Mails then come from the platform's own address, in the tenant's name. */
  state: z.enum(['pending', 'verified', 'lost']),
  records: z.array(MailRecord),
  /** This installation runs on a development host: the records name servers as a real one would. */
  isExample: z.boolean(),
  checkedAt: z.string().nullable(),
  verifiedAt: z.string().nullable(),
  lostAt: z.string().nullable(),
})
export type MailSender = z.infer<typeof MailSender>

/** The display name of the sender. */
export const SenderName = z
  .string()
  .trim()
  .min(1, 'Enter a display name.')
  .max(80, 'Keep the name to {maximum, number} characters or fewer.')
  .regex(ONE_LINE, ONE_LINE_NAME)

export const MailTemplateName = z.enum(Object.keys(mailTemplates) as [MailTemplate, ...MailTemplate[]])

export const MailTextsOfEmail = z.object({
  subject: z.string().trim().min(1, 'Enter a subject.').max(120),
  opening: z.string().trim().min(1, 'Enter an opening for the email.').max(500),
  closing: z.string().trim().max(300),
})

/** An email in one language: as we word it, and as the partner does where they do. */
export const MailText = z.object({
  template: MailTemplateName,
  ours: MailTextsOfEmail,
  own: MailTextsOfEmail.nullable(),
  /** Incremented by each change, so that nobody overwrites a change that they have not seen. */
  version: z.number().int(),
})
export type MailText = z.infer<typeof MailText>
