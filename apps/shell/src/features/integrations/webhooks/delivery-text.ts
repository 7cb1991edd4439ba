import { t } from '@lingui/core/macro'
import type { WebhookAttempt, WebhookDelivery } from '@vitrine/contract'
import type { ToastTone } from '../../../lib/toast/toast.ts'
import type { DotTone } from '../../../ui/feedback/status-dot.tsx'
import { isWaiting } from './send-test.ts'

type Answered = Pick<WebhookAttempt, 'problem' | 'statusCode'>

/** The status of an answer, or why there was none. */
export function answerText({ statusCode, problem }: Answered): string {
  if (statusCode !== null) return String(statusCode)
  if (problem === null) return t`Waiting`
  if (problem === 'too-slow') return t`Timeout`
  if (problem === 'address-refused') return t`URL not public`
  return t`Not reachable`
}

/** Returns the result of a test delivery so far. */
export function testToast(delivery: WebhookDelivery): { title: string; description?: string; tone: ToastTone } {
  if (delivery.state === 'delivered') return { title: t`Test event delivered`, tone: 'success' }
  if (isWaiting(delivery))
    return { title: t`Test event is waiting`, description: t`The delivery log shows the response.`, tone: 'default' }
  const answer = answerText(delivery)
  return { title: t`Test event not delivered`, description: t`Response: ${answer}`, tone: 'destructive' }
}

export function toneOf({ state, lastAttemptAt }: WebhookDelivery): DotTone {
  if (state === 'delivered') return 'ok'
  if (state === 'failed') return 'bad'
  return lastAttemptAt === null ? 'run' : 'warn'
}
