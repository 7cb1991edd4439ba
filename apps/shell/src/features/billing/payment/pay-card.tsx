import { Trans } from '@lingui/react/macro'
import { token } from '@vitrine/theme'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import { useBoot } from '../../../lib/boot/boot.ts'
import { isolated } from '../../../lib/i18n/isolated.ts'
import { Card } from '../../../ui/layout/card.tsx'
import { TextLink } from '../../../ui/controls/text-link.tsx'
import { SmallText } from '../../../ui/layout/small-text.tsx'

/** The payment card: the form, the seller and the terms. */
export function PayCard({ children }: { children: ReactNode }) {
  return (
    <Box aria-labelledby="pay-title">
      <h2 id="pay-title">
        <Trans>Pay by card</Trans>
      </h2>
      {children}
      <PayTerms />
    </Box>
  )
}

export function PayTerms() {
  const { brand, legal } = useBoot()
  const seller = isolated(legal.companyName ?? brand.companyName)
  return (
    <SmallText>
      <Trans>
        Paid to {seller}. By paying, you agree to the <TextLink to="/terms-of-service">Terms of Service</TextLink>.
        Payments are generally non-refundable.
      </Trans>
    </SmallText>
  )
}

const Box = styled(Card)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space[4]};
  align-content: start;
  padding: ${token.space[6]};
  box-shadow: ${token.shadow2};
  h2 {
    font-size: 1.25rem;
  }
`
