import { t } from '@lingui/core/macro'
import type { WebhookEvent } from '@vitrine/contract'

/** Returns what each event reports. */
export function eventNames(): Record<WebhookEvent, string> {
  return {
    'video.completed': t`A video is ready`,
    'video.failed': t`A video failed`,
    'user.created': t`A new account was created`,
    'subscription.updated': t`A subscription started, renewed or ended`,
    'lead.created': t`A viewer asked a question`,
    'avatar.ready': t`A digital twin is ready`,
  }
}
