import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { Webhook, WebhookAttempt, WebhookDelivery, WebhookDeliveryDetail } from '@vitrine/contract'
import { token } from '@vitrine/theme'
import { RotateCw } from '#icons'
import styled from 'styled-components'
import { faultOf } from '../../../lib/forms/fault-of.ts'
import { formatCount, formatMoment, formatTook } from '../../../lib/i18n/format.ts'
import { useToast } from '../../../lib/toast/toast.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { Loaded } from '../../../ui/feedback/loaded.tsx'
import { answerText } from './delivery-text.ts'
import { useDelivery, useSending } from './queries.ts'

interface DeliveryDetailProps {
  webhook: Webhook
  delivery: WebhookDelivery
}

/** One delivery: what was sent, every answer to it, and the button that sends it again. */
export function DeliveryDetail({ webhook, delivery }: DeliveryDetailProps) {
  const { replay } = useSending(webhook.id)
  const toast = useToast()
  const detail = useDelivery(webhook.id, delivery.id)
  const send = () =>
    replay.mutate(delivery.id, {
      onSuccess: () => toast({ title: t`Delivery resent`, tone: 'success' }),
      onError: (error) => toast({ title: t`Couldn’t resend`, description: faultOf(error), tone: 'destructive' }),
    })
  return (
    <Part aria-label={t`Delivery`}>
      <Head>
        <h3 dir="ltr">{delivery.event}</h3>
        <Button
          variant="secondary"
          icon={<RotateCw size={16} aria-hidden="true" />}
          disabled={!webhook.isActive}
          busy={replay.isPending}
          onClick={send}
        >
          <Trans>Resend</Trans>
        </Button>
      </Head>
      <Loaded query={detail} title={t`Couldn’t load the delivery.`}>
        {(found) => <Exchange detail={found} isRetried={webhook.isActive} />}
      </Loaded>
    </Part>
  )
}

/** `isRetried` is false for a webhook that is off: nothing is sent to it. */
function Exchange({ detail, isRetried }: { detail: WebhookDeliveryDetail; isRetried: boolean }) {
  const { body, log, messageId, nextAttemptAt, state, url } = detail
  const [last, ...earlier] = log
  const next = isRetried && state === 'pending' && nextAttemptAt && last ? formatMoment(nextAttemptAt) : undefined
  const headers = Object.entries(last?.requestHeaders ?? {}).map(([name, value]) => `${name}: ${value}`)
  const { pathname = '/', search = '' } = URL.parse(url) ?? {}
  return (
    <>
      <p>
        {next && (
          <>
            <Trans>Next attempt: {next}.</Trans>{' '}
          </>
        )}
        <Trans>
          Endpoints can use the ID <code dir="ltr">{messageId}</code> to skip duplicates.
        </Trans>
      </p>
      <Code label={t`Request`} text={[`POST ${pathname}${search}`, ...headers, '', readable(body)].join('\n')} />
      {last && <Answer attempt={last} />}
      {earlier.length > 0 && (
        <details>
          <summary>
            <Trans>Earlier attempts</Trans> ({formatCount(earlier.length)})
          </summary>
          {earlier.map((attempt) => (
            <Answer key={attempt.number} attempt={attempt} />
          ))}
        </details>
      )}
    </>
  )
}

function Answer({ attempt }: { attempt: WebhookAttempt }) {
  const { at, answer, answerHeaders, milliseconds, number, statusCode } = attempt
  const headers = Object.entries(answerHeaders).map(([name, value]) => `${name}: ${value}`)
  const first = statusCode === null ? answerText(attempt) : `HTTP ${statusCode}`
  const [count, moment, took] = [formatCount(number), formatMoment(at), formatTook(milliseconds)]
  return (
    <>
      <small>
        <Trans>
          Attempt {count}, {moment}, {took}
        </Trans>
      </small>
      <Code label={t`Response`} text={[first, ...headers, ...(answer ? ['', answer] : [])].join('\n')} />
    </>
  )
}

function Code({ label, text }: { label: string; text: string }) {
  return (
    <pre dir="ltr" tabIndex={0} role="region" aria-label={label}>
      {text}
    </pre>
  )
}

function readable(body: string): string {
  try {
    return JSON.stringify(JSON.parse(body), null, 2)
  } catch {
    return body
  }
}

const Part = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space[3]};
  p,
  small {
    font-size: ${token.fontSize.small};
    color: ${token.textMuted};
    overflow-wrap: anywhere;
  }
  pre {
    max-block-size: 320px;
    margin: 0;
    padding: ${token.space[3]};
    overflow: auto;
    border: 1px solid ${token.border};
    border-radius: ${token.radius.control};
    background: ${token.surface2};
    font-size: ${token.fontSize.badge};
    line-height: 1.6;
    white-space: pre-wrap;
    overflow-wrap: anywhere;
  }
  details > pre {
    margin-block: ${token.space[1]} ${token.space[3]};
  }
  summary {
    min-block-size: 44px;
    align-content: center;
    font-weight: 600;
    cursor: pointer;
  }
`
const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${token.space[3]};
  h3 {
    font-size: ${token.fontSize.lead};
  }
`
