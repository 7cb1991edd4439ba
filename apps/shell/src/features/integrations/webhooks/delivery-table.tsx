import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { WebhookDelivery } from '@vitrine/contract'
import { token } from '@vitrine/theme'
import styled from 'styled-components'
import { formatMoment, formatTook } from '../../../lib/i18n/format.ts'
import { media } from '../../../ui/brand/shapes.ts'
import { StatusDot } from '../../../ui/feedback/status-dot.tsx'
import { answerText, toneOf } from './delivery-text.ts'

interface DeliveryTableProps {
  deliveries: WebhookDelivery[]
  /** The id of the delivery shown beside the table. */
  shown: string
  onShow: (id: string) => void
}

/** Deliveries, newest first; pressing a time shows that one. */
export function DeliveryTable({ deliveries, shown, onShow }: DeliveryTableProps) {
  return (
    <Table aria-label={t`Deliveries`}>
      <thead>
        <tr>
          <th scope="col">
            <Trans>Time</Trans>
          </th>
          <th scope="col">
            <Trans>Event</Trans>
          </th>
          <th scope="col">
            <Trans comment="What the receiver of a webhook answered">Response</Trans>
          </th>
          <th scope="col" data-figure>
            <Trans comment="How long a request took">Duration</Trans>
          </th>
        </tr>
      </thead>
      <tbody>
        {deliveries.map((delivery) => (
          <tr key={delivery.id} data-shown={delivery.id === shown || undefined}>
            <td>
              <button type="button" aria-pressed={delivery.id === shown} onClick={() => onShow(delivery.id)}>
                {formatMoment(delivery.createdAt)}
              </button>
            </td>
            <td>
              <code dir="ltr">{delivery.event}</code>
              {delivery.isTest && (
                <small>
                  <Trans context="event" comment="A test event">
                    Test
                  </Trans>
                </small>
              )}
            </td>
            <td>
              <StatusDot tone={toneOf(delivery)}>{answerText(delivery)}</StatusDot>
            </td>
            <td data-figure>{delivery.milliseconds === null ? '' : formatTook(delivery.milliseconds)}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}

const Table = styled.table`
  inline-size: 100%;
  border-collapse: collapse;
  font-size: ${token.fontSize.small};
  tr {
    position: relative;
    border-block-end: 1px solid ${token.border};
  }
  tr[data-shown] {
    background: ${token.primarySubtle};
  }
  th {
    font-size: ${token.fontSize.badge};
    font-weight: 500;
    color: ${token.textMuted};
  }
  th,
  td {
    padding: ${token.space[3]} ${token.space[2]};
    text-align: start;
  }
  [data-figure] {
    text-align: end;
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }
  ${media.narrow} {
    /* The delivery below the table says it. */
    [data-figure] {
      display: none;
    }
  }
  code {
    font-size: ${token.fontSize.badge};
    overflow-wrap: anywhere;
  }
  small {
    margin-inline-start: ${token.space[1]};
    color: ${token.textMuted};
  }
  button {
    padding: 0;
    border: 0;
    background: none;
    font-size: inherit;
    color: inherit;
    text-align: start;
    cursor: pointer;
  }
  /* The whole row answers to a press. */
  button::after {
    content: '';
    position: absolute;
    inset: 0;
  }
`
