import { t } from '@lingui/core/macro'
import type { MailPlaceholder, MailTemplate } from '@vitrine/contract'

/** The emails in groups, each under what it is about. */
export function emailGroups(): { title: string; templates: MailTemplate[] }[] {
  return [
    { title: t`Onboarding`, templates: ['welcome', 'verify-email', 'invitation'] },
    {
      title: t`Videos`,
      templates: [
        'videos-ready',
        'videos-ready-several',
        'videos-failed',
        'videos-failed-several',
        'batch-done',
        'lead',
      ],
    },
    {
      title: t`Payments`,
      templates: [
        'receipt',
        'receipt-automatic',
        'payment-refunded',
        'payment-failed-first',
        'payment-failed-second',
        'payment-failed-last',
        'subscription-ending',
        'subscription-ended',
        'subscription-paused',
        'subscription-resumed',
        'low-balance',
        'top-up-off',
      ],
    },
    {
      title: t`Security`,
      templates: [
        'reset-password',
        'password-changed',
        'email-changed',
        'second-factor-on',
        'second-factor-off',
        'new-device',
      ],
    },
  ]
}

export function emailName(template: MailTemplate): string {
  const names: Record<MailTemplate, string> = {
    welcome: t`Welcome`,
    'verify-email': t`Confirm email address`,
    invitation: t`Invitation`,
    'videos-ready': t`A video is ready`,
    'videos-ready-several': t`Multiple videos are ready`,
    'videos-failed': t`A video failed`,
    'videos-failed-several': t`Multiple videos failed`,
    'batch-done': t`Batch finished`,
    lead: t`Question about a video`,
    receipt: t`Receipt`,
    'receipt-automatic': t`Auto top-up receipt`,
    'payment-refunded': t`Payment refunded`,
    'payment-failed-first': t`Payment failed: first email`,
    'payment-failed-second': t`Payment failed: second email`,
    'payment-failed-last': t`Payment failed: final email`,
    'subscription-ending': t`Subscription canceled`,
    'subscription-ended': t`Subscription ended`,
    'subscription-paused': t`Subscription paused`,
    'subscription-resumed': t`Subscription resumed`,
    'low-balance': t`Low credits`,
    'top-up-off': t`Auto top-up off`,
    'reset-password': t`New password`,
    'password-changed': t`Password changed`,
    'email-changed': t`Address changed`,
    'second-factor-on': t`Two-factor authentication on`,
    'second-factor-off': t`Two-factor authentication off`,
    'new-device': t`New sign-in`,
  }
  return names[template]
}

/** Returns what a placeholder stands for. */
export function placeholderMeaning(placeholder: MailPlaceholder): string {
  const meanings: Record<MailPlaceholder, string> = {
    company: t`company name`,
    name: t`user’s name`,
    credits: t`number of credits`,
    video: t`video title`,
    count: t`number of videos`,
    inviter: t`inviter`,
    day: t`end date`,
    bundle: t`bundle name`,
    support: t`support email address`,
  }
  return meanings[placeholder]
}
