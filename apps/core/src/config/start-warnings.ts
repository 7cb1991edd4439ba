import type { Config } from '../config.ts'

/** Returns warnings about settings, each with its remedy. None in development. */
export function startWarnings({ mode, smtpUrl, allowsSandboxPayments }: Config): string[] {
  if (mode !== 'production') return []
  return [
    ...(smtpUrl ? [] : ['SMTP_URL is not set: emails (welcome, password links, invitations) are stored but not sent.']),
    ...(allowsSandboxPayments ? [SANDBOX] : []),
  ]
}

const SANDBOX =
  'ALLOW_SANDBOX_PAYMENTS is true: while Stripe isn’t connected, anyone can buy credits with a test card. Remove it before you sell.'
