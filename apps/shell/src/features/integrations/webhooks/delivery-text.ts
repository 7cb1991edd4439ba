import { t } from '@lingui/core/macro'
import type { WebhookAttempt, WebhookDelivery } from '@vitrine/contract'
import type { DotTone } from '../../../ui/feedback/status-dot.tsx'

type Answered = Pick<WebhookAttempt, 'problem' | 'statusCode'>

/** The status of an answer, or why there was none. */
export function answerText({ statusCode, problem }: Answered): string {
  if (statusCode !== null) return String(statusCode)
  if (problem === null) return t`Waiting`
  if (problem === 'too-slow') return t`Timeout`
  if (problem === 'address-refused') return t`URL not public`
  return t`Not reachable`
}

export function toneOf({ state, lastAttemptAt }: WebhookDelivery): DotTone {
  if (state === 'delivered') return 'ok'
  if (state === 'failed') return 'bad'
  return lastAttemptAt === null ? 'run' : 'warn'
}
