import { t } from '@lingui/core/macro'
import type { Receipt } from '@vitrine/contract'
import { token } from '@vitrine/theme'
import styled from 'styled-components'
import { formatCount, formatCredits, formatMoment } from '../../../lib/i18n/format.ts'
import { LinkButton } from '../../../ui/controls/button.tsx'
import { FactList } from '../../../ui/data/fact-list.tsx'
import { TitledList } from '../../../ui/data/titled-list.tsx'

/** The erased and the retained data of a deleted account. */
export function DeletionReceipt({ receipt }: { receipt: Receipt }) {
  const { number, deletedAt, videosErased, creditsLost, erased, kept } = receipt
  return (
    <Sheet aria-labelledby="receipt">
      <h2 id="receipt" tabIndex={-1} ref={(heading) => heading?.focus()}>
        {t`Account deleted`}
      </h2>
      <p>{t`This is the receipt. Keep its number as proof of deletion.`}</p>
      <FactList
        facts={[
          [t`Receipt number`, number],
          [t({ message: 'Deleted', context: 'moment' }), formatMoment(deletedAt)],
          [t({ message: 'Videos deleted', context: 'count' }), formatCount(videosErased)],
          [t`Credits lost`, formatCredits(creditsLost)],
        ]}
      />
      <TitledList
        heading="h3"
        title={t({ message: 'Deleted', context: 'heading', comment: 'What was deleted with an account' })}
        lines={erased}
      />
      <TitledList
        heading="h3"
        title={t({ message: 'Kept', comment: 'What is kept of a deleted account' })}
        lines={kept}
      />
      <LinkButton variant="secondary" to="/whitelabel-dashboard?tab=users">{t`Back to users`}</LinkButton>
    </Sheet>
  )
}

const Sheet = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space[4]};
  max-inline-size: 640px;
  h2:focus {
    outline: none;
  }
  h3 {
    font-size: ${token.fontSize.lead};
  }
  ul {
    padding-inline-start: ${token.space[5]};
    list-style: disc;
  }
  > a {
    justify-self: start;
  }
`
