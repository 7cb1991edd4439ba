import { t } from '@lingui/core/macro'
import type { Receipt } from '@vitrine/contract'
import { token } from '@vitrine/theme'
import { Navigate, useLocation } from 'react-router-dom'
import styled from 'styled-components'
import { formatCount, formatCredits, formatMoment } from '../lib/i18n/format.ts'
import { LinkButton } from '../ui/controls/button.tsx'
import { Card } from '../ui/layout/card.tsx'
import { FactList } from '../ui/data/fact-list.tsx'
import { ReceiptDownload } from '../ui/data/receipt-download.tsx'
import { TitledList } from '../ui/data/titled-list.tsx'
import { Logo } from '../ui/brand/logo.tsx'
import { useTitle, Wrap } from '../ui/layout/page.tsx'

/** /account-deleted: the receipt, which only the deletion itself leads to. */
export function AccountDeleted() {
  const { state } = useLocation() as { state: { receipt?: Receipt } | null }
  useTitle(t`Account deleted`)
  if (!state?.receipt) return <Navigate to="/" replace />
  const { number, deletedAt, videosErased, creditsLost, erased, kept } = state.receipt
  const facts: [string, string][] = [
    [t`Receipt number`, number],
    [t`Deleted on`, formatMoment(deletedAt)],
    [t({ message: 'Videos deleted', context: 'count' }), formatCount(videosErased)],
    [t`Credits lost`, formatCredits(creditsLost)],
  ]
  const lists = [
    [t({ message: 'Deleted', context: 'heading', comment: 'What was deleted with an account' }), erased],
    [t({ message: 'Kept', comment: 'What is kept of a deleted account' }), kept],
  ] as const
  return (
    <Column>
      <header>
        <Logo />
      </header>
      <main id="main" tabIndex={-1}>
        <Sheet>
          <h1>{t`Your account has been deleted`}</h1>
          <p>
            {t`This is your receipt. If your account had an email address, we also send it there, and then delete the address.`}
          </p>
          <FactList facts={facts} />
          {lists.map(([title, lines]) => (
            <TitledList key={title} heading="h2" title={title} lines={lines} />
          ))}
          <ReceiptDownload number={number} title={t`Your account has been deleted`} facts={facts} lists={lists} />
          <LinkButton to="/">{t`Back to home`}</LinkButton>
        </Sheet>
      </main>
    </Column>
  )
}

const Column = styled(Wrap)`
  flex: 1;
  padding-block: ${token.space[3]} ${token.space[7]};
  main {
    inline-size: min(640px, 100%);
    margin: ${token.space[6]} auto 0;
  }
`
const Sheet = styled(Card)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space[5]};
  h1 {
    font-size: ${token.fontSize.h2};
  }
  h2 {
    margin-block-end: ${token.space[2]};
    font-size: ${token.fontSize.lead};
  }
  ul {
    display: grid;
    gap: ${token.space[2]};
    padding-inline-start: ${token.space[5]};
    list-style: disc;
  }
  > a,
  > button {
    justify-self: start;
  }
`
