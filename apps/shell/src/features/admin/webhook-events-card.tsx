import { t } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import type { AdminWebhookEvent } from '@vitrine/contract'
import { token } from '@vitrine/theme'
import { useDeferredValue, useState } from 'react'
import styled from 'styled-components'
import { formatMoment } from '../../lib/i18n/format.ts'
import { type Column, DataTable } from '../../ui/data/data-table.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { SearchInput } from '../../ui/forms/inputs.tsx'
import { Loaded } from '../../ui/feedback/loaded.tsx'
import { MoreButton } from '../../ui/controls/more-button.tsx'
import { CheckPaymentButton } from './check-payment-button.tsx'
import { useWebhookEvents, useReplayEvent } from './queries.ts'

/** Events of the payment provider, with a button that processes one again. */
export function WebhookEventsCard() {
  const { t: say } = useLingui()
  const [typed, setTyped] = useState('')
  const wanted = useDeferredValue(typed.trim())
  const list = useWebhookEvents(wanted)
  return (
    <Part aria-labelledby="webhook-events-title">
      <h2 id="webhook-events-title">
        <Trans>Payment events</Trans>
      </h2>
      <SearchInput
        placeholder={say`Search by event or payment ID`}
        value={typed}
        maxLength={200}
        onChange={({ target }) => setTyped(target.value)}
      />
      <Loaded query={list} title={say`Couldn’t load the payment events.`}>
        {(rows) => (rows.length === 0 ? <None isSearch={wanted !== ''} /> : <Rows rows={rows} />)}
      </Loaded>
      <MoreButton list={list} />
    </Part>
  )
}

function None({ isSearch }: { isSearch: boolean }) {
  return isSearch ? (
    <EmptyState title={t`No results for this ID`} text={t`Enter the full ID, such as evt_1Q….`} />
  ) : (
    <EmptyState title={t`No events yet`} text={t`Events arrive within seconds of each payment.`} />
  )
}

function Rows({ rows }: { rows: AdminWebhookEvent[] }) {
  const { t: say } = useLingui()
  const columns: Column<AdminWebhookEvent>[] = [
    { title: say`Received`, cell: ({ receivedAt }) => formatMoment(receivedAt) },
    { title: say`Tenant`, cell: ({ tenant }) => <bdi>{tenant}</bdi> },
    { title: say`Event`, place: 'name', cell: ({ id }) => <Ref>{id}</Ref> },
    { title: say`Related to`, cell: ({ kind, ref }) => <About kind={kind} about={ref} /> },
    { title: say`Action`, place: 'corner', cell: ({ id }) => <Again id={id} /> },
  ]
  return <DataTable caption={say`Payment events`} columns={columns} rows={rows} rowKey={({ id }) => id} />
}

function About({ kind, about }: { kind: AdminWebhookEvent['kind']; about: string }) {
  const names: Record<AdminWebhookEvent['kind'], string> = {
    account: t`Account`,
    invoice: t`Invoice`,
    payment: t`Payment`,
    subscription: t`Subscription`,
  }
  return (
    <>
      {names[kind]} <Ref>{about}</Ref>
    </>
  )
}

function Again({ id }: { id: string }) {
  return (
    <CheckPaymentButton
      id={id}
      replay={useReplayEvent()}
      toastOf={() => ({ title: t`Checked again: records updated`, tone: 'success' })}
    />
  )
}

const Part = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space[3]};
  margin-block-start: ${token.space[7]};
`
const Ref = styled.bdi`
  font-size: ${token.fontSize.small};
  color: ${token.textMuted};
  overflow-wrap: anywhere;
`
