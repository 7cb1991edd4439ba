import { Trans, useLingui } from '@lingui/react/macro'
import type { LedgerLine } from '@vitrine/contract'
import { token } from '@vitrine/theme'
import { useId, useState } from 'react'
import styled from 'styled-components'
import { formatDate, formatMoment, formatHalves, formatSigned } from '../../lib/i18n/format.ts'
import { Button } from '../../ui/controls/button.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { LedgerTools, everything, sinceOf } from './ledger-tools.tsx'
import { lineText, lineTitle } from './ledger-labels.ts'
import { Loaded } from '../../ui/feedback/loaded.tsx'
import { type LedgerOwner, useLedger } from './queries.ts'
import { OnPhone, StatementTable } from './statement-table.tsx'
import { Stack } from '../../ui/layout/stack.tsx'

/** Every change of the credits, with the balance after it; of the person's own, or of those of a user whom others look up. */
export function CreditHistory({ owner }: { owner?: LedgerOwner }) {
  const { t } = useLingui()
  const id = useId()
  const [wanted, setWanted] = useState(everything)
  const ledger = useLedger(wanted.filter, sinceOf(wanted.period), owner)
  return (
    <Stack as="section" $gap={3} aria-labelledby={id}>
      <Head>
        <div>
          <h2 id={id}>
            <Trans>Credit history</Trans>
          </h2>
          <p>
            {owner ? (
              <Trans>All changes to the balance. Entries are permanent.</Trans>
            ) : (
              <Trans>All changes to your balance. Entries are permanent.</Trans>
            )}
          </p>
        </div>
        <LedgerTools wanted={wanted} onChange={setWanted} hasFile={owner === undefined} />
      </Head>
      <Loaded query={ledger} title={t`Couldn’t load the credit history.`} height="360px">
        {({ pages }) => <Lines lines={pages.flatMap(({ items }) => items)} onAll={() => setWanted(everything)} />}
      </Loaded>
      {ledger.hasNextPage && (
        <More
          variant="secondary"
          busy={ledger.isFetchingNextPage}
          busyText={t`Loading...`}
          onClick={() => void ledger.fetchNextPage()}
        >
          <Trans>Show more</Trans>
        </More>
      )}
    </Stack>
  )
}

function Lines({ lines, onAll }: { lines: LedgerLine[]; onAll: () => void }) {
  const { t } = useLingui()
  if (lines.length === 0)
    return (
      <EmptyState
        title={t`No entries`}
        text={t`No matching entries in this period. New entries appear here automatically.`}
        action={
          <Button variant="secondary" onClick={onAll}>
            <Trans>All entries</Trans>
          </Button>
        }
      />
    )
  return (
    <StatementTable aria-label={t`Credit history`}>
      <thead>
        <tr>
          <th scope="col">{t`Date`}</th>
          <th scope="col">{t({ message: 'Item', comment: 'What happened to the credits' })}</th>
          <th scope="col" data-figure>{t`Credits`}</th>
          <th scope="col" data-figure>{t`Balance`}</th>
          <th scope="col">{t({ message: 'Expires', comment: 'When credits expire' })}</th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <Line key={line.id} line={line} />
        ))}
      </tbody>
    </StatementTable>
  )
}

function Line({ line }: { line: LedgerLine }) {
  const { t } = useLingui()
  const isHeld = line.kind === 'hold' && line.holdState === 'held'
  const end = line.expiresAt
    ? formatDate(line.expiresAt)
    : t({ message: 'never', context: 'expiry', comment: 'When credits expire' })
  return (
    <tr data-way={isHeld ? 'held' : line.credits > 0 ? 'in' : 'out'}>
      <td data-at="when" data-quiet>
        {formatMoment(line.at)}
        {line.credits > 0 && line.expiresAt && (
          <OnPhone>
            <br />
            <Trans>Expires {end}</Trans>
          </OnPhone>
        )}
      </td>
      <td data-at="name">
        <b>{lineTitle(line)}</b>
        <em>{lineText(line)}</em>
      </td>
      <td data-at="amount" data-figure>
        {formatSigned(line.credits)}
      </td>
      <td data-at="balance" data-figure>
        <OnPhone>
          <Trans>Balance</Trans>{' '}
        </OnPhone>
        {formatHalves(line.balance)}
      </td>
      <td data-quiet>{line.credits > 0 ? end : '–'}</td>
    </tr>
  )
}

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  justify-content: space-between;
  gap: ${token.space[3]};
  p {
    font-size: ${token.fontSize.small};
    color: ${token.textMuted};
  }
`
const More = styled(Button)`
  justify-self: center;
`
