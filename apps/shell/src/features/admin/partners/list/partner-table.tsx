import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { AdminTenant } from '@vitrine/contract'
import { token } from '@vitrine/theme'
import { useDeferredValue, useState } from 'react'
import styled from 'styled-components'
import { formatCount, formatMoney } from '../../../../lib/i18n/format.ts'
import { type SortableColumn, SortableTable } from '../../../../ui/data/sortable-table.tsx'
import { SearchInput } from '../../../../ui/forms/inputs.tsx'
import { Loaded } from '../../../../ui/feedback/loaded.tsx'
import { MoreButton } from '../../../../ui/controls/more-button.tsx'
import { ProgressBar } from '../../../../ui/feedback/progress-bar.tsx'
import { StatusDot } from '../../../../ui/feedback/status-dot.tsx'
import { TextLink } from '../../../../ui/controls/text-link.tsx'
import { useSorting } from '../../../../lib/lists/sorting.ts'
import { NothingFound } from '../../nothing-found.tsx'
import { moneyIn } from './money-in.ts'
import { PartnerMark } from './partner-mark.tsx'
import { PartnerMenu } from './partner-menu.tsx'
import type { PartnerAct } from './partner-menu-panel.tsx'
import { partnerState, planOf, usedPercent } from './partner-state.ts'
import { type PartnerSort, usePartners } from '../queries.ts'
import { Stack } from '../../../../ui/layout/stack.tsx'

/** Opens the dialog of an entry of a partner's menu. */
export type OnPartnerAct = (act: PartnerAct, partner: AdminTenant) => void

function columns(onAct: OnPartnerAct): SortableColumn<AdminTenant, PartnerSort>[] {
  return [
    {
      title: t`Partner`,
      place: 'name',
      cell: (partner) => <Name partner={partner} />,
      sortable: { key: 'name', first: 'asc' },
    },
    {
      title: t`Plan`,
      cell: (partner) => <Whole>{planOf(partner)?.name ?? t`None`}</Whole>,
      sortable: { key: 'plan', first: 'asc' },
    },
    {
      title: t`Videos this month`,
      cell: (partner) => <Used partner={partner} />,
      sortable: { key: 'videos', first: 'desc' },
    },
    {
      title: t`Fees`,
      cell: (partner) => <Fees partner={partner} />,
      isFigure: true,
      sortable: { key: 'fees', first: 'desc' },
    },
    { title: t`Status`, cell: (partner) => <State partner={partner} />, sortable: { key: 'status', first: 'desc' } },
    {
      title: t`Actions`,
      place: 'corner',
      cell: (partner) => <PartnerMenu partner={partner} onAct={(act) => onAct(act, partner)} />,
      isFigure: true,
    },
  ]
}

/** Every partner with what it uses and owes. */
export function PartnerTable({ onAct }: { onAct: OnPartnerAct }) {
  const [q, setQ] = useState('')
  const sorted = useSorting<PartnerSort>({ sort: 'name', order: 'asc' })
  const list = usePartners(useDeferredValue(q.trim()), sorted.sorting)
  return (
    <Stack as="section" $gap={3} aria-labelledby="partners">
      <h2 id="partners">
        <Trans>Partners</Trans>
      </h2>
      <SearchInput
        placeholder={t`Search by name or address`}
        maxLength={200}
        value={q}
        onChange={({ target }) => setQ(target.value)}
      />
      <Loaded query={list} title={t`Couldn’t load the partners.`}>
        {(partners) =>
          partners.length > 0 ? (
            <SortableTable
              caption={t`Partners`}
              columns={columns(onAct)}
              rows={partners}
              rowKey={({ id }) => id}
              sorted={sorted}
              isStale={list.isPlaceholderData}
            />
          ) : (
            <NothingFound onClear={() => setQ('')} />
          )
        }
      </Loaded>
      <MoreButton list={list} />
    </Stack>
  )
}

function State({ partner }: { partner: AdminTenant }) {
  const { tone, text } = partnerState(partner)
  return (
    <Whole>
      <StatusDot tone={tone}>{text}</StatusDot>
    </Whole>
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

/** A partner's fees, and below them the payments of its customers. */
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
      <ProgressBar value={usedPercent(partner) ?? 0} label={t`Plan videos`} />
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
