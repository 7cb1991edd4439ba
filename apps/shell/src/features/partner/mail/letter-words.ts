import { t } from '@lingui/core/macro'
import type { MailPlaceholder, MailTemplate } from '@vitrine/contract'

/** The letters in groups, each under what it is about. */
export function letterGroups(): { title: string; templates: MailTemplate[] }[] {
  return [
    { title: t`Arriving`, templates: ['welcome', 'verify-email', 'invitation'] },
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
      title: t`Money`,
      templates: [
        'receipt',
        'receipt-automatic',
        'payment-failed-first',
        'payment-failed-second',
        'payment-failed-last',
        'subscription-ending',
        'subscription-ended',
        'low-balance',
        'top-up-off',
      ],
    },
    {
      title: t`Safety`,
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

export function letterName(template: MailTemplate): string {
  const names: Record<MailTemplate, string> = {
    welcome: t`Welcome`,
    'verify-email': t`Confirm the address`,
    invitation: t`Invitation`,
    'videos-ready': t`A video is ready`,
    'videos-ready-several': t`Several videos are ready`,
    'videos-failed': t`A video failed`,
    'videos-failed-several': t`Several videos failed`,
    'batch-done': t`Videos of a table are done`,
    lead: t`Question about a video`,
    receipt: t`Receipt`,
    'receipt-automatic': t`Receipt of an automatic top-up`,
    'payment-failed-first': t`Payment failed, first letter`,
    'payment-failed-second': t`Payment failed, second letter`,
    'payment-failed-last': t`Payment failed, last letter`,
    'subscription-ending': t`Subscription canceled`,
    'subscription-ended': t`Subscription ended`,
    'low-balance': t`Credits run low`,
    'top-up-off': t`Top-up switched off`,
    'reset-password': t`New password`,
    'password-changed': t`Password changed`,
    'email-changed': t`Address changed`,
    'second-factor-on': t`Second factor on`,
    'second-factor-off': t`Second factor off`,
    'new-device': t`New sign-in`,
  }
  return names[template]
}

/** What a word in braces stands for. */
export function placeholderMeaning(placeholder: MailPlaceholder): string {
  const meanings: Record<MailPlaceholder, string> = {
    company: t`your company`,
    name: t`the name of the person`,
    credits: t`the number of credits`,
    video: t`the title of the video`,
    count: t`the number of videos`,
    inviter: t`whoever invites`,
    day: t`the day of the end`,
    bundle: t`the bundle`,
    support: t`your support address`,
  }
  return meanings[placeholder]
}
