import { Trans } from '@lingui/react/macro'
import { token } from '@vitrine/theme'
import styled from 'styled-components'
import { useBoot } from '../../kit/boot.ts'
import { formatMoney, formatPercent } from '../../kit/format.ts'
import { useTwinOffer } from './use-twin-offer.ts'

/** What one more digital twin costs, and what having one already is worth. */
export function TwinPrice() {
  const { currency } = useBoot().prices
  const { cents, fullCents, percentOff } = useTwinOffer()
  const money = (amount: number) => formatMoney(amount, { short: true, currency })
  const [price, percent] = [money(cents), formatPercent(percentOff)]
  if (cents < fullCents)
    return (
      <>
        <Before>{money(fullCents)}</Before>{' '}
        <Trans>
          {price} one-time: {percent} off, since you have one already
        </Trans>
      </>
    )
  return (
    <>
      <Trans>{price} one-time, from a 2-minute recording</Trans>
      {percentOff > 0 && (
        <>
          {' · '}
          <Trans>{percent} off each further one</Trans>
        </>
      )}
    </>
  )
}

const Before = styled.s`
  color: ${token.textMuted};
`
