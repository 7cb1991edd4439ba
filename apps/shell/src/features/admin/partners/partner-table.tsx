import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { AdminTenant } from '@vitrine/contract'
import { token } from '@vitrine/theme'
import styled from 'styled-components'
import { formatCount, formatMoney } from '../../../kit/format.ts'
import { type Column, DataTable } from '../../../kit/ui/data-table.tsx'
import { ProgressBar } from '../../../kit/ui/progress-bar.tsx'
import { StatusDot } from '../../../kit/ui/status-dot.tsx'
import { TextLink } from '../../../kit/ui/text-link.tsx'
import { moneyIn } from './money-in.ts'
import { PartnerMark } from './partner-mark.tsx'
import { PartnerMenu } from './partner-menu.tsx'
import { partnerState, planOf, usedPercent } from './partner-state.ts'

function columns(): Column<AdminTenant>[] {
  return [
    { title: t`Partner`, cell: (partner) => <Name partner={partner} /> },
    { title: t`Plan`, cell: (partner) => <Whole>{planOf(partner)?.name ?? t`none`}</Whole> },
    { title: t`Videos this month`, cell: (partner) => <Used partner={partner} /> },
    { title: t`Fees`, cell: (partner) => <Fees partner={partner} />, isFigure: true },
    {
      title: t`State`,
      cell: (partner) => {
        const { tone, text } = partnerState(partner)
        return (
          <Whole>
            <StatusDot tone={tone}>{text}</StatusDot>
          </Whole>
        )
      },
    },
    { title: t`Actions`, cell: (partner) => <PartnerMenu partner={partner} />, isFigure: true },
  ]
}

/** Every partner with what it uses and owes. */
export function PartnerTable({ partners }: { partners: AdminTenant[] }) {
  return (
    <section aria-labelledby="partners">
      <h2 id="partners">
        <Trans>Partners</Trans>
      </h2>
      <DataTable caption={t`Partners`} columns={columns()} rows={partners} rowKey={({ id }) => id} />
    </section>
  )
}

function Name({ partner }: { partner: AdminTenant }) {
  const { name, origin } = partner
  return (
    <Line>
      <PartnerMark partner={partner} />
      <span>
        <b>
          <bdi>{name}</bdi>
        </b>
        <TextLink href={origin}>
          <bdi>{new URL(origin).host}</bdi>
        </TextLink>
      </span>
    </Line>
  )
}

/** What a partner owes, and below it what its own customers paid. */
function Fees({ partner: { month, currency } }: { partner: AdminTenant }) {
  const paid = moneyIn(currency, month.revenueCents)
  return (
    <Whole>
      {formatMoney(month.fees?.totalCents ?? 0)}
      <small>
        <Trans>customers paid {paid}</Trans>
      </small>
    </Whole>
  )
}

function Used({ partner }: { partner: AdminTenant }) {
  const { videosIncluded } = partner.month
  const videos = formatCount(partner.month.videos)
  if (videosIncluded === null) return videos
  const included = formatCount(videosIncluded)
  return (
    <Bar>
      <ProgressBar value={usedPercent(partner) ?? 0} label={t`Videos of the plan`} />
      <Trans>
        {videos} of {included}
      </Trans>
    </Bar>
  )
}

const Whole = styled.span`
  white-space: nowrap;
  small {
    display: block;
    font-size: ${token.fontSize.badge};
    color: ${token.textMuted};
  }
`
const Line = styled.span`
  display: flex;
  align-items: center;
  gap: ${token.space[3]};
  svg {
    flex: none;
  }
  > span {
    display: grid;
    justify-items: start;
  }
  b {
    font-weight: 600;
  }
  a {
    font-size: ${token.fontSize.badge};
  }
`
const Bar = styled.span`
  display: grid;
  gap: 4px;
  inline-size: 110px;
  font-variant-numeric: tabular-nums;
  color: ${token.textMuted};
`
