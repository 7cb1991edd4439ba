import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { TeamEmailBlastOrder } from '@vitrine/contract'
import { token } from '@vitrine/theme'
import styled from 'styled-components'
import { formatMoment, formatMoney } from '../../../lib/i18n/format.ts'
import { TextLink } from '../../../ui/controls/text-link.tsx'
import { Checkbox } from '../../../ui/forms/checkbox.tsx'
import { SmallText } from '../../../ui/layout/small-text.tsx'
import { WrittenText } from '../../../ui/data/written-text.ts'

interface OrderRowProps {
  order: TeamEmailBlastOrder
  /** Whether the prices of the list lose their cents. */
  isShort: boolean
  onDone: (isDone: boolean) => void
}

/** A customer's order with a link to write to them. */
export function OrderRow({ order, isShort, onDone }: OrderRowProps) {
  const { area, note, orderedBy, priceCents, currency, orderedAt, doneAt } = order
  const price = priceCents === null ? null : formatMoney(priceCents, { short: isShort, currency })
  return (
    <Row>
      <div>
        <h3>
          <bdi>{area}</bdi>
        </h3>
        <SmallText>
          <bdi>{orderedBy.name}</bdi> · <time dateTime={orderedAt}>{formatMoment(orderedAt)}</time> ·{' '}
          {price === null ? t`Price to be quoted` : t`${price} per month`}
        </SmallText>
        {note && <WrittenText dir="auto">{note}</WrittenText>}
        {orderedBy.email && (
          <TextLink href={`mailto:${encodeURIComponent(orderedBy.email)}`}>
            <bdi>{orderedBy.email}</bdi>
          </TextLink>
        )}
      </div>
      <Checkbox
        label={<Trans>Done</Trans>}
        checked={doneAt !== null}
        onChange={({ target }) => onDone(target.checked)}
      />
    </Row>
  )
}

const Row = styled.li`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: ${token.space[2]} ${token.space[5]};
  padding-block: ${token.space[3]};
  border-block-end: 1px solid ${token.border};
  > div {
    flex: 1 1 280px;
    min-inline-size: 0;
    display: grid;
    justify-items: start;
    gap: ${token.space[1]};
  }
  h3 {
    font-size: ${token.fontSize.body};
  }
`
