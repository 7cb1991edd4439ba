import type { Config } from '../config.ts'

/** Returns warnings about settings, each with its remedy. None in development. */
export function startWarnings({ mode, smtpUrl, allowsSandboxPayments }: Config): string[] {
  if (mode !== 'production') return []
  return [
    ...(smtpUrl
      ? []
      : ['SMTP_URL is not set: mails (welcome, new password, invitations) are written and reach nobody.']),
    ...(allowsSandboxPayments ? [SANDBOX] : []),
  ]
}

const SANDBOX =
  'ALLOW_SANDBOX_PAYMENTS is true: without Stripe, anybody gets credits for a test card. Remove it before real people buy.'
