import { t } from '@lingui/core/macro'
import type { Receipt } from '@vitrine/contract'
import { token } from '@vitrine/theme'
import { Navigate, useLocation } from 'react-router-dom'
import styled from 'styled-components'
import { formatCount, formatCredits, formatMoment } from '../kit/format.ts'
import { LinkButton } from '../kit/ui/button.tsx'
import { Card } from '../kit/ui/card.tsx'
import { FactList } from '../kit/ui/fact-list.tsx'
import { Logo } from '../kit/ui/logo.tsx'
import { useTitle, Wrap } from '../kit/ui/page.tsx'

/** /account-deleted: the receipt, which only the deletion itself leads to. */
export function AccountDeleted() {
  const { state } = useLocation() as { state: { receipt?: Receipt } | null }
  useTitle(t`Account deleted`)
  if (!state?.receipt) return <Navigate to="/" replace />
  const { number, deletedAt, videosErased, creditsLost, erased, kept } = state.receipt
  return (
    <Column>
      <header>
        <Logo />
      </header>
      <main id="main" tabIndex={-1}>
        <Sheet>
          <h1>{t`Your account is deleted`}</h1>
          <p>
            {t`This is the receipt. It also goes to your email address, if you had one here, before we forget that too.`}
          </p>
          <FactList
            facts={[
              [t`Receipt Number`, number],
              [t`Deleted`, formatMoment(deletedAt)],
              [t`Videos Erased`, formatCount(videosErased)],
              [t`Credits Lost`, formatCredits(creditsLost)],
            ]}
          />
          <Lines title={t({ message: 'Erased', comment: 'What was erased with an account' })} lines={erased} />
          <Lines title={t({ message: 'Kept', comment: 'What is kept of a deleted account' })} lines={kept} />
          <LinkButton to="/">{t`Back to home`}</LinkButton>
        </Sheet>
      </main>
    </Column>
  )
}

function Lines({ title, lines }: { title: string; lines: readonly string[] }) {
  return (
    <section>
      <h2>{title}</h2>
      <ul>
        {lines.map((line) => (
          <li key={line} dir="auto">
            {line}
          </li>
        ))}
      </ul>
    </section>
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
  > a {
    justify-self: start;
  }
`
